#!/usr/bin/env python3
"""Makes tables and plots of what compare.py and dlscan-parsing-speed measured.

usage: report.py --results FILE [--parsing FILE] [--documentation FOLDER]

Writes FOLDER/Plots/ and replaces what stands between the two markers in FOLDER/Accuracy.md; prints the totals.
"""
import argparse
import collections
import csv
import json
import os
import re
import statistics

import plots

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
SEQUENCE = "sequence"
LARGE_PIXELS = 10_000_000

# What the severities of an axis are.
UNITS = {
    "module-size": "pixels a module", "module-sub": "pixels a module", "gauss-blur": "sigma, modules",
    "defocus": "radius, modules", "motion-x": "modules", "motion-y": "modules", "motion-diagonal": "modules",
    "rotation": "degrees", "low-rows-rotated": "degrees", "yaw": "degrees", "pitch": "degrees",
    "yaw-pitch": "degrees", "bend": "degrees over the card", "bend-pitch": "degrees over the card",
    "bend-down": "degrees over the card", "noise": "sigma, grey levels", "photons": "photons at white",
    "underexposed": "exposure", "jpeg": "quality", "jpeg-small": "quality", "contrast": "share",
    "gradient": "brightest : darkest", "shadow": "light left", "glare": "share of the area",
    "dirt": "share of the area", "scratches": "number", "wear": "share of the area",
    "band-across": "share of the height", "band-upright": "share of the width", "ink-growth": "modules",
    "scuffed-start": "share of its height", "scuffed-stop": "share of its height", "dark-paper": "reflectance",
    "cut-start": "modules cut off", "cut-stop": "modules cut off", "cut-top": "share of the height",
    "cut-bottom": "share of the height", "quiet-zone": "modules", "compact": "pixels a module",
    "columns": "data columns", "12mp": "pixels a module", "12mp-rotated": "degrees",
}


def table(head, rows, left=1):
    """A table; the first `left` columns are words, the others numbers."""
    rule = [":--" if index < left else "--:" for index in range(len(head))]
    return "\n".join("| " + " | ".join(str(cell) for cell in row) + " |" for row in [head, rule] + rows)


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(values):
    return f"{statistics.median(values):.1f}" if values else "-"


def by_axis(rows):
    axes = collections.OrderedDict()
    for row in rows:
        axes.setdefault(row["axis"], []).append(row)
    return axes


def counted(rows):
    """Pictures that count for reads: those of the size axes are for times."""
    return [row for row in rows if not row["axis"].startswith("picture-size")]


def reads(rows, name):
    return sum(row["readers"][name]["read"] for row in rows)


def wrongs(rows, name):
    return sum(row["readers"][name]["wrong"] for row in rows)


def totals(rows, names):
    """Reads, wrong answers and times of each reader over a folder."""
    rows = counted(rows)
    symbols = [row for row in rows if row["symbol"]]
    lines = []
    for name in names:
        times = [row["readers"][name]["ms"] for row in rows]
        count = reads(symbols, name)
        share = f"{count} of {len(symbols)} ({100 * count / max(1, len(symbols)):.0f} %)"
        lines.append(
            [name, share, wrongs(rows, name), milliseconds(times), f"{percentile(times, 0.95):.1f}"]
        )
    return table(["reader", "read", "wrong", "median ms", "95 % within ms"], lines)


def axis_table(rows, names):
    lines = []
    for axis, group in by_axis(counted(rows)).items():
        wrong = ", ".join(f"{wrongs(group, name)} {name}" for name in names if wrongs(group, name))
        symbols = sum(row["symbol"] for row in group)
        if symbols:
            lines.append([axis, symbols] + [reads(group, name) for name in names] + [wrong or "0"])
        else:
            lines.append([f"{axis} ({len(group)} pictures)", 0] + ["-" for _ in names] + [wrong or "0"])
        if axis == SEQUENCE:
            lines += sequence_row(group, names)
    return table(["axis", "symbols"] + list(names) + ["wrong"], lines)


def sequence_row(rows, names):
    """Sequences of which any frame was read, when there are sequences."""
    sequences = collections.OrderedDict()
    for row in (r for r in rows if r["axis"] == SEQUENCE):
        sequences.setdefault(row["severity"], []).append(row)
    if not sequences:
        return []
    any_frame = [sum(reads(frames, name) > 0 for frames in sequences.values()) for name in names]
    return [[f"{SEQUENCE}: any of 8 frames", len(sequences)] + any_frame + [""]]


def ratio_table(rows, names, peer):
    """Time as a share of the peer's, by what was read; large pictures apart."""
    lines = []
    for name in (n for n in names if n != peer):
        cells = [f"{name} : {peer}"]
        for is_large in (False, True):
            group = [row for row in rows if (row["pixels"] > LARGE_PIXELS) == is_large]
            for wanted in (True, False):
                ratios = [
                    row["readers"][name]["ms"] / row["readers"][peer]["ms"]
                    for row in group
                    if row["readers"][name]["read"] == wanted and row["readers"][peer]["read"] == wanted
                ]
                cells.append(f"{statistics.median(ratios):.2f} ({len(ratios)})" if ratios else "-")
        lines.append(cells)
    return table(["median ratio (pictures)", "both read", "neither reads", "12 MP, both", "12 MP, neither"], lines)


def size_rows(rows, names):
    """Median milliseconds by picture size, with a symbol and without."""
    groups = collections.OrderedDict()
    for row in rows:
        if row["axis"].startswith("picture-size"):
            groups.setdefault((row["axis"], row["severity"]), []).append(row)
    return [
        (axis, float(severity), {n: statistics.median(r["readers"][n]["ms"] for r in group) for n in names})
        for (axis, severity), group in groups.items()
    ]


def size_table(rows, names):
    word = {"picture-size": "with a symbol", "picture-size-empty": "without"}
    lines = [
        [f"{size:g}", word[axis]] + [f"{times[name]:.1f}" for name in names] for axis, size, times in size_rows(rows, names)
    ]
    return table(["megapixels", "picture"] + [f"{name}, ms" for name in names], sorted(lines, key=lambda l: (l[1], float(l[0]))))


def memory_table(memory, names):
    lines = []
    for row in memory:
        kind = "without" if row["axis"].endswith("empty") else "with a symbol"
        shares = [f"{row['bytes'][name] / row['pixels']:.2f}" for name in names]
        lines.append([row["severity"], kind] + shares)
    lines.sort(key=lambda cells: (cells[1], float(cells[0])))
    return table(["megapixels", "picture"] + list(names), lines)


def share_sheet(rows, names):
    """Read rate by severity, a panel for each axis that has at least four severities."""
    panels = []
    for axis, group in by_axis(counted(rows)).items():
        severities = collections.OrderedDict()
        for row in (r for r in group if r["symbol"]):
            severities.setdefault(row["severity"], []).append(row)
        if len(severities) < 4 or axis == SEQUENCE:
            continue
        series = {n: [reads(each, n) / len(each) for each in severities.values()] for n in names}
        panels.append(plots.share_panel(axis, UNITS.get(axis, ""), list(severities), series))
    return plots.sheet(panels, names, 4)


def severity_table(rows, names):
    """Reads by axis and severity, separated by tabs: what the plots are made of, and the rest."""
    groups = collections.OrderedDict()
    for row in (r for r in counted(rows) if r["symbol"]):
        groups.setdefault((row["axis"], row["severity"]), []).append(row)
    lines = [["axis", "severity", "symbols", *names]]
    for (axis, severity), group in groups.items():
        lines.append([axis, severity, str(len(group)), *(str(reads(group, name)) for name in names)])
    return "".join("\t".join(line) + "\n" for line in lines)


def size_sheet(rows, names):
    panels = []
    for axis, title in (("picture-size", "with a symbol"), ("picture-size-empty", "without a symbol")):
        points = [(size, times) for kind, size, times in size_rows(rows, names) if kind == axis]
        series = {name: [(size, times[name]) for size, times in points] for name in names}
        if points:
            panels.append(plots.log_panel(title, "megapixels", series))
    return plots.sheet(panels, names, 2)


def parsing_table(path):
    with open(path, newline="") as file:
        lines = list(csv.reader(file, delimiter="\t"))
    return table(lines[0], lines[1:])


def load(results):
    """What else the machine had to do: times mean little when that was much."""
    cores = results["machine"]["cores"]
    busy = results["load"] > cores / 2
    return f"Load average before: {results['load']}" + (
        f" on {cores} cores, so the machine was busy: trust ratios, not milliseconds." if busy else "."
    )


def header(results):
    machine, versions = results["machine"], results["versions"]
    readers = ", ".join(sorted({f"{name.split()[0]} {version}" for name, version in versions.items()}))
    return (
        f"Measured on {results['date']} by `make benchmark`: {readers}, Python {results['python']}; "
        f"{machine['processor']} ({machine['cores']} cores, one used), {machine['system']}, {machine['architecture']}. "
        f"Pictures of seed {results['seed']}; best of {results['repeat']} turns. {load(results)}"
    )


def measured(results, parsing):
    """The part of Accuracy.md that measuring fills."""
    names = results["readers"]
    folders = {folder["name"]: folder["pictures"] for folder in results["folders"]}
    parts = [header(results)]
    titles = {"degradations": "One thing at a time", "phone": "As phones and webcams take them"}
    for name, rows in folders.items():
        parts += [f"## {titles.get(name, name)}", totals(rows, names)]
        if name == "degradations":
            parts.append("![Read rate by severity, an axis each](Plots/read-rate.svg)")
            parts.append("Reads at each severity are in [read-rate.tsv](Plots/read-rate.tsv).")
        parts += [axis_table(rows, names)]
    everything = [row for rows in folders.values() for row in rows]
    parts += ["## Time", ratio_table(everything, names, "zxing-cpp")]
    if any(row["axis"] == "picture-size" for row in everything):
        parts += ["![Time against picture size](Plots/time-by-size.svg)", size_table(everything, names)]
    if results["memory"]:
        parts += ["## Memory", "Bytes per pixel at the highest, beside the picture:", memory_table(results["memory"], names)]
    if parsing:
        parts += ["## Payloads", "One thread; release build; invented licences:", parsing_table(parsing)]
    return "\n\n".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", required=True)
    parser.add_argument("--parsing")
    parser.add_argument("--documentation", default=os.path.join(os.path.dirname(__file__), "../Documentation"))
    arguments = parser.parse_args()
    with open(arguments.results) as file:
        results = json.load(file)
    names = results["readers"]
    os.makedirs(os.path.join(arguments.documentation, "Plots"), exist_ok=True)
    for folder in results["folders"]:
        rows = folder["pictures"]
        print(f"\n{folder['name']}\n{totals(rows, names)}")
        sheets = {
            "read-rate.svg": share_sheet,
            "read-rate.tsv": severity_table,
            "time-by-size.svg": size_sheet,
        }
        if any(row["axis"] == "picture-size" for row in rows):
            for name, draw in sheets.items():
                with open(os.path.join(arguments.documentation, "Plots", name), "w") as file:
                    file.write(draw(rows, names))
    path = os.path.join(arguments.documentation, "Accuracy.md")
    with open(path) as file:
        text = file.read()
    block = f"{BEGIN}\n\n{measured(results, arguments.parsing)}\n\n{END}"
    with open(path, "w") as file:
        file.write(re.sub(f"{BEGIN}.*{END}", lambda _: block, text, flags=re.DOTALL))
    print(f"\nwritten: {os.path.relpath(path)} and {os.path.relpath(os.path.join(arguments.documentation, 'Plots'))}")


if __name__ == "__main__":
    main()
