#!/usr/bin/env python3
"""Measures PDF417 readers side by side on folders of pictures and writes what came out.

usage: compare.py --library libCDLScan.so --pictures FOLDER [--pictures FOLDER ...] --results FILE

A FOLDER is what dlscan-suite writes: manifest.tsv, and for each picture the payload beside it as NAME.bin; a picture
without one is a negative, in which nothing may be read. Every reader gets the same 8-bit grey buffer in the same
process. Readers take turns on each picture, and each one's best time of --repeat turns counts. Results go to
FILE as JSON; report.py makes tables and plots of them.

Readers: dlscan through its C library, "fast" and "thorough"; zxing-cpp's own Python wheel, told to look for PDF417 only
and otherwise left at its defaults (which turn, shrink and invert the picture when nothing was found).
Needs: pip install numpy pillow zxing-cpp
"""
import argparse
import base64
import csv
import ctypes
import datetime
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
import time

import numpy as np
from PIL import Image

READERS = ("dlscan fast", "dlscan thorough", "zxing-cpp")
LONG_MILLISECONDS = 250


class Library:
    """The C library with one effort."""

    def __init__(self, path, effort):
        self.library = ctypes.CDLL(os.path.abspath(path))
        self.scan = self.library.dlscan_scan_gray
        self.scan.restype = ctypes.c_void_p
        self.scan.argtypes = [ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32, ctypes.c_int32, ctypes.c_char_p]
        self.library.dlscan_free.argtypes = [ctypes.c_void_p]
        self.library.dlscan_version.restype = ctypes.c_char_p
        self.options = json.dumps({"effort": effort}).encode()

    def version(self):
        return self.library.dlscan_version().decode()

    def read(self, image):
        height, width = image.shape
        answer = self.scan(image.ctypes.data, width, height, image.strides[0], self.options)
        text = ctypes.string_at(answer)
        self.library.dlscan_free(answer)
        return text

    @staticmethod
    def payloads(text):
        answer = json.loads(text)
        results = answer.get("results", [answer])
        return [base64.b64decode(result["payload"]) for result in results if "payload" in result]


class Peer:
    """zxing-cpp's wheel."""

    def __init__(self):
        import zxingcpp

        self.module = zxingcpp
        formats = zxingcpp.BarcodeFormat
        # Later releases know the compact form as a format of its own.
        compact = getattr(formats, "CompactPDF417", None)
        self.formats = [formats.PDF417, compact] if compact is not None else formats.PDF417

    def version(self):
        return importlib.metadata.version("zxing-cpp")

    def read(self, image):
        return self.module.read_barcodes(image, formats=self.formats)

    @staticmethod
    def payloads(barcodes):
        return [bytes(barcode.bytes) for barcode in barcodes]


def reader(name, library):
    return Peer() if name == "zxing-cpp" else Library(library, name.split()[1])


def load(path):
    with Image.open(path) as picture:
        return np.ascontiguousarray(np.asarray(picture.convert("L")))


def measure(readers, image, truth, repeat):
    """Read or not, wrong answers, and milliseconds of each reader on one picture."""
    best, answers = {}, {}
    for turn in range(repeat):
        for name, each in readers.items():
            # Turns are for short times; one turn of a long one is exact enough.
            if turn > 0 and best[name] > LONG_MILLISECONDS:
                continue
            start = time.perf_counter()
            raw = each.read(image)
            elapsed = (time.perf_counter() - start) * 1e3
            best[name] = min(best.get(name, elapsed), elapsed)
            answers[name] = raw
    row = {}
    for name, each in readers.items():
        payloads = each.payloads(answers[name])
        row[name] = {
            "read": truth is not None and truth in payloads,
            "wrong": sum(payload != truth for payload in payloads),
            "ms": round(best[name], 3),
        }
    return row


def folder_results(folder, readers, repeat, limit):
    with open(os.path.join(folder, "manifest.tsv"), newline="") as file:
        shots = list(csv.DictReader(file, delimiter="\t"))[:limit]
    for index, shot in enumerate(shots):
        path = os.path.join(folder, shot["file"])
        payload = path[:-4] + ".bin"
        truth = open(payload, "rb").read() if os.path.exists(payload) else None
        image = load(path)
        yield {
            "axis": shot["axis"],
            "severity": shot["sev"],
            "file": shot["file"],
            "symbol": truth is not None,
            "pixels": int(image.size),
            "readers": measure(readers, image, truth, repeat),
        }
        if sys.stderr.isatty():
            print(f"\r{folder}: {index + 1} of {len(shots)}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)


def status(field):
    """A line of this process's memory figures, in bytes."""
    with open("/proc/self/status") as file:
        for line in file:
            if line.startswith(field + ":"):
                return int(line.split()[1]) * 1024
    return 0


def memory_of_one(name, library, path):
    """Bytes that one reading adds to this process at its highest; prints them."""
    width, height = (int(side) for side in os.path.basename(path).split(".")[0].split("x"))
    image = np.fromfile(path, dtype=np.uint8).reshape(height, width)
    each = reader(name, library)
    # What the first reading ever loads, code of the reader above all, is no cost of a picture; the heap that it
    # leaves behind is given back, so that a second reading takes it anew.
    each.read(image)
    ctypes.CDLL(None).malloc_trim(0)
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")
    before = status("VmRSS")
    each.read(image)
    print(max(0, status("VmHWM") - before))


def memory(folder, library, scratch):
    """For pictures of the axis `picture-size`: bytes per pixel that each reader needs beside the picture."""
    if not sys.platform.startswith("linux"):
        return []
    rows = []
    with open(os.path.join(folder, "manifest.tsv"), newline="") as file:
        shots = [s for s in csv.DictReader(file, delimiter="\t") if s["axis"].startswith("picture-size")]
    for shot in (s for s in shots if s["k"] == "0"):
        image = load(os.path.join(folder, shot["file"]))
        raw = os.path.join(scratch, f"{image.shape[1]}x{image.shape[0]}.raw")
        image.tofile(raw)
        row = {"axis": shot["axis"], "severity": shot["sev"], "pixels": int(image.size), "bytes": {}}
        for name in READERS:
            command = [sys.executable, __file__, "--memory-of", name, "--library", library, "--raw", raw]
            row["bytes"][name] = int(subprocess.run(command, check=True, capture_output=True).stdout)
        os.remove(raw)
        rows.append(row)
    return rows


def machine():
    """The processor's name and what it runs."""
    name = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as file:
            name = next((line.split(":")[1].strip() for line in file if line.startswith("model name")), name)
    system = platform.system()
    if os.path.exists("/etc/os-release"):
        with open("/etc/os-release") as file:
            system = next((l.split("=")[1].strip().strip('"') for l in file if l.startswith("PRETTY_NAME")), system)
    return {"processor": name, "cores": os.cpu_count(), "system": system, "architecture": platform.machine()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", required=True)
    parser.add_argument("--pictures", action="append", default=[])
    parser.add_argument("--results")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--limit", type=int, help="the first so many pictures of each folder only")
    parser.add_argument("--readers", default=",".join(READERS), help="comma-separated; all of them by default")
    parser.add_argument("--seed", default="1", help="what to say about the pictures' seed")
    parser.add_argument("--memory-of", help=argparse.SUPPRESS)
    parser.add_argument("--raw", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.memory_of:
        return memory_of_one(arguments.memory_of, arguments.library, arguments.raw)
    if not arguments.pictures or not arguments.results:
        parser.error("--pictures and --results are needed")

    readers = {name: reader(name, arguments.library) for name in arguments.readers.split(",")}
    results = {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "versions": {name: each.version() for name, each in readers.items()},
        "python": platform.python_version(),
        "seed": arguments.seed,
        "repeat": arguments.repeat,
        "load": round(os.getloadavg()[0], 1),
        "readers": list(readers),
        "folders": [],
        "memory": [],
    }
    scratch = os.path.dirname(os.path.abspath(arguments.results))
    os.makedirs(scratch, exist_ok=True)
    for folder in arguments.pictures:
        rows = list(folder_results(folder, readers, arguments.repeat, arguments.limit))
        results["folders"].append({"name": os.path.basename(os.path.normpath(folder)), "pictures": rows})
        results["memory"] += memory(folder, arguments.library, scratch)
    with open(arguments.results, "w") as file:
        json.dump(results, file, indent=1)
    for folder in results["folders"]:
        rows = folder["pictures"]
        for name in readers:
            read = sum(row["readers"][name]["read"] for row in rows)
            wrong = sum(row["readers"][name]["wrong"] for row in rows)
            print(f"{folder['name']}: {name} read {read} of {sum(row['symbol'] for row in rows)}, {wrong} wrong")


if __name__ == "__main__":
    main()
