"""Figures of a Tree, unsolved, or of a Trace: layout, scene, and a file for each way to write them.

layout says where nodes stand, scene what is shown at each; svg, tikz and dot write it, typeset
makes PNG and PDF of the SVG. Nothing is solved here.
"""
