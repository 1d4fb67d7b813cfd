"""What several searches of one tree say together: comparing, deepening, reordering."""
