"""Submissions: who handed in what, in every layout, and nothing that could do harm."""

import os

import pytest

from gametrace import GametraceError
from gametrace.homework.grade.submissions import DEEPEST, LARGEST, MOST, Folder, natural


def fill(folder, **files):
    """Write files by their paths below a folder."""
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        data = content if isinstance(content, bytes) else content.encode()
        target.write_bytes(data)
    return folder


def read(folder):
    """Each submission: the names of its files, and its problems."""
    return {
        each.id: ([answer.name for answer in each.answers], list(each.problems))
        for each in Folder(str(folder))
    }


def test_a_file_each_is_a_submission_by_the_name_before_its_suffix(tmp_path):
    fill(tmp_path, **{"ana.yaml": "value: 3", "berta.v2.txt": "value: 2", "carla": ""})
    found = list(Folder(str(tmp_path)))
    assert [each.id for each in found] == ["ana", "berta.v2", "carla"]
    assert found[0].answers == (("ana.yaml", "value: 3"),)
    assert all(each.student is None and not each.problems for each in found)


def test_a_folder_a_student_has_all_files_in_it(tmp_path):
    fill(tmp_path, **{"ana/sheet.yaml": "", "ana/more/log.txt": "", "berta/sheet.yaml": ""})
    assert read(tmp_path) == {
        "ana": (["ana/more/log.txt", "ana/sheet.yaml"], []),
        "berta": (["berta/sheet.yaml"], []),
    }


@pytest.mark.parametrize(
    "paths",
    [
        ["Ana Pérez_123_assignsubmission_file_/a.yaml", "Ana Pérez_123_assignsubmission_file_/b"],
        ["Ana Pérez_123_assignsubmission_file/a.yaml", "Ana Pérez_123_assignsubmission_file/b"],
        ["Ana Pérez_123_assignsubmission_file_a.yaml", "Ana Pérez_123_assignsubmission_file_b"],
        [
            "Ana Pérez_123_assignsubmission_file_/a.yaml",
            "Ana Pérez_123_assignsubmission_onlinetext_/b.txt",
        ],
    ],
)
def test_moodle_says_who_in_the_name_and_all_of_it_is_one_submission(paths, tmp_path):
    fill(tmp_path, **dict.fromkeys(paths, "value: 3"))
    [found] = Folder(str(tmp_path))
    assert (found.id, found.student) == ("Ana Pérez_123", "Ana Pérez")
    assert [answer.name for answer in found.answers] == paths
    assert found.problems == ()


def test_two_students_of_one_name_are_two_on_moodle(tmp_path):
    names = [f"Ana Pérez_{number}_assignsubmission_file_/a.yaml" for number in (7, 12)]
    fill(tmp_path, **dict.fromkeys(names, ""))
    assert list(read(tmp_path)) == ["Ana Pérez_7", "Ana Pérez_12"]


def test_gradescope_s_metadata_is_no_answer(tmp_path):
    fill(
        tmp_path,
        **{
            "submission_9/a.yaml": "",
            "submission_10/a.yaml": "",
            "submission_metadata.yml": "submission_9: {}",
        },
    )
    assert list(read(tmp_path)) == ["submission_9", "submission_10"]


def test_inside_gradescope_s_autograder_the_whole_folder_is_one_submission(tmp_path):
    fill(
        tmp_path, **{"submission_metadata.json": "{}", "submission/b.yaml": "", "submission/a": ""}
    )
    assert read(tmp_path / "submission") == {"submission": (["a", "b.yaml"], [])}
    assert len(Folder(str(tmp_path / "submission"))) == 1


def test_there_the_folder_may_even_be_empty(tmp_path):
    fill(tmp_path, **{"submission_metadata.json": "{}"})
    (tmp_path / "submission").mkdir()
    assert read(tmp_path / "submission") == {"submission": ([], ["there is no file to grade"])}


def test_hidden_files_and_what_computers_add_are_not_looked_at(tmp_path):
    clutter = [".DS_Store", "._ana.yaml", "__MACOSX/ana.yaml", "Thumbs.db", "desktop.ini", ".x/a"]
    fill(tmp_path, **dict.fromkeys(clutter, "x"), **{"ana/a.yaml": "", "ana/._a.yaml": "x"})
    assert read(tmp_path) == {"ana": (["ana/a.yaml"], [])}


def test_names_are_sorted_as_people_count():
    names = ["b10", "B9", "a", "b1", "10", "9", "á"]
    assert sorted(names, key=natural) == ["9", "10", "a", "á", "b1", "B9", "b10"]


def test_a_page_from_an_online_editor_is_read_without_its_tags(tmp_path):
    page = "<p>value: 3<br>\nwhatif: {C1: '&gt; 3'}</p><p>action: a1</p>"
    (tmp_path / "ana.html").write_text(page)
    [submission] = Folder(str(tmp_path))
    assert submission.answers[0].text == "value: 3\nwhatif: {C1: '> 3'}\naction: a1\n"


def test_an_empty_folder_a_student_is_told(tmp_path):
    (tmp_path / "ana").mkdir()
    assert read(tmp_path) == {"ana": ([], ["there is no file to grade"])}


def test_symbolic_links_are_told_and_never_followed(tmp_path):
    secret = fill(tmp_path / "outside", **{"key.yaml": "value: 3"})
    folder = fill(tmp_path / "in", **{"ana/a.yaml": "value: 2"})
    (folder / "berta.yaml").symlink_to(secret / "key.yaml")
    (folder / "carla").symlink_to(secret)
    (folder / "ana" / "link.yaml").symlink_to("../../outside/key.yaml")
    (folder / "ana" / "up").symlink_to("..")
    (folder / "ana" / "nowhere").symlink_to("nothing")
    why = "this is a symbolic link, which is not followed"
    links = [f"ana/{name}: {why}" for name in ("link.yaml", "nowhere", "up")]
    assert read(folder) == {
        "ana": (["ana/a.yaml"], links),
        "berta": ([], [f"berta.yaml: {why}"]),
        "carla": ([], [f"carla: {why}"]),
    }


def test_pipes_and_sockets_are_not_opened(tmp_path):
    os.mkfifo(tmp_path / "ana.yaml")
    assert read(tmp_path) == {"ana": ([], ["ana.yaml: this is no ordinary file"])}


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    fill(tmp_path, **{"ana.yaml": b"#" * (LARGEST + 1), "berta.yaml": b"#" * LARGEST})
    assert read(tmp_path) == {
        "ana": ([], ["ana.yaml: this file is larger than 1 MiB"]),
        "berta": (["berta.yaml"], []),
    }


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"PK\x03\x04\x14\x00", "x: this is a zip archive or an office document, not text"),
        (b"%PDF-1.7\n", "x: this is a PDF, not text"),
        (b"\x89PNG\r\n", "x: this is a picture, not text"),
        (b"\xff\xd8\xff\xe0", "x: this is a picture, not text"),
        (b"\x1f\x8b\x08", "x: this is a compressed file, not text"),
        (b"a: \xe9", "x:1:4: this is not UTF-8; save the file in that encoding"),
        (
            "value: 3".encode("utf-16"),
            "x:1:1: this is UTF-16, not UTF-8; save the file in that encoding",
        ),
    ],
)
def test_what_is_no_text_is_told_in_a_line(data, why, tmp_path):
    fill(tmp_path, x=data)
    assert read(tmp_path) == {"x": ([], [why])}


def test_a_byte_order_mark_is_no_part_of_the_text(tmp_path):
    fill(tmp_path, x=b"\xef\xbb\xbfvalue: 3")
    [found] = Folder(str(tmp_path))
    assert found.answers[0].text == "value: 3"


def test_too_many_files_of_one_student_are_not_all_read(tmp_path):
    fill(tmp_path, **{f"ana/{number}.yaml": "" for number in range(MOST + 10)})
    names, problems = read(tmp_path)["ana"]
    assert names == [f"ana/{number}.yaml" for number in range(MOST - 1)]  # the folder counts too
    assert problems == [
        f"ana/{MOST - 1}.yaml: a student has more than 50 files; the rest is not read"
    ]


def test_folders_inside_folders_end_somewhere(tmp_path):
    deep = "/".join("abcdefgh")
    fill(tmp_path, **{f"{deep}/x.yaml": "", "a/b/c/y.yaml": ""})
    stop = "/".join("abcdefgh"[:DEEPEST])
    why = f"{stop}: there are more than {DEEPEST} folders inside each other"
    assert read(tmp_path) == {"a": (["a/b/c/y.yaml"], [why])}


def test_control_characters_in_names_are_spelled_out(tmp_path):
    fill(tmp_path, **{"a\nb\x1b[31m.yaml": "", "[bold]x.yaml": "", "<b>.yaml": ""})
    assert read(tmp_path) == {
        "<b>": (["<b>.yaml"], []),
        "[bold]x": (["[bold]x.yaml"], []),
        "a\\nb\\x1b[31m": (["a\\nb\\x1b[31m.yaml"], []),
    }


def test_a_name_that_is_no_unicode_is_spelled_out(tmp_path):
    with open(os.fsencode(tmp_path) + b"/ana\xff.yaml", "w") as file:
        file.write("value: 3")
    assert read(tmp_path) == {"ana\\udcff": (["ana\\udcff.yaml"], [])}


def test_one_that_may_not_be_read_does_not_stop_the_others(tmp_path, monkeypatch):
    fill(tmp_path, **{"ana.yaml": "", "berta.yaml": ""})
    really = os.open

    def open_(path, *rest, **options):
        if str(path).endswith("ana.yaml"):
            raise PermissionError(13, "Permission denied")
        return really(path, *rest, **options)

    monkeypatch.setattr(os, "open", open_)  # for a user to whom nothing is forbidden
    assert read(tmp_path) == {
        "ana": ([], ["ana.yaml: Permission denied"]),
        "berta": (["berta.yaml"], []),
    }


def test_a_folder_that_is_not_there_or_has_nothing_in_it_is_refused(tmp_path):
    with pytest.raises(GametraceError, match=r"cannot read .*nowhere: No such file or directory"):
        Folder(str(tmp_path / "nowhere"))
    with pytest.raises(GametraceError, match="there is nothing to grade in this folder"):
        Folder(str(tmp_path))
