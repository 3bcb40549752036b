"""Measures whole processes from a CSV file to a PNG in turns, and prints a table.

Each process starts, reads a table of times and four numbers, draws four lines with axes and a legend, and
writes a picture of the stated size. matplotlib and plotly get the columns from Python's csv module for
1 000 rows and from polars for more, which is faster in each case. plotly draws in a browser, vl-convert in
its own JavaScript engine and gnuplot with Cairo. "Raw values" is Chartroom with the same columns as raw
records: of their times, in whole seconds since 1970, and of the four numbers. No process is pinned. A peer
that takes longer than the time limit is left out of the further turns.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version

import numpy as np
from chartroom import median, processor, ratios, units

#: The rows, the size of the picture and the number of turns.
WORK = [(1_000, (800, 400), 11), (100_000, (1920, 1080), 7), (1_000_000, (1920, 1080), 3)]
LIMIT = 120
SEED = 16
PEERS = os.path.join(os.path.dirname(__file__), "whole_peers.py")
BROWSERS = ["chromium", "google-chrome", "google-chrome-stable", "chrome"]

#: The types of a record of raw values, for Chartroom and for NumPy.
COLUMNS = ["north", "south", "east", "west"]
RAW = ",".join(["time:i64"] + [f"{name}:f64" for name in COLUMNS])
RECORD = np.dtype([("time", "<i8")] + [(name, "<f8") for name in COLUMNS])

GNUPLOT = """
set terminal pngcairo size {width},{height}
set output '{picture}'
set datafile separator comma
set key autotitle columnheader
set xdata time
set timefmt '%Y-%m-%dT%H:%M:%S'
set grid
plot for [column=2:5] '{path}' using 1:column with lines
"""


def raw_path(path):
    """Returns the path of the raw records beside a CSV file."""
    return os.path.splitext(path)[0] + ".raw"


def write_table(path, count):
    """Writes four random walks, a row per minute, as CSV and as raw records."""
    parts = units(SEED, 0, 4 * count).reshape(-1, 4)
    moments = np.datetime64("2023-01-01T00:00:00") + 60 * np.arange(count)
    times = np.datetime_as_string(moments)
    walks = np.cumsum(parts - 0.5, axis=0) + [200, 300, 400, 500]
    with open(path, "w") as file:
        file.write("time,north,south,east,west\n")
        for moment, row in zip(times, walks):
            file.write(f"{moment},{row[0]:.4f},{row[1]:.4f},{row[2]:.4f},{row[3]:.4f}\n")
    records = np.empty(count, RECORD)
    records["time"] = moments.astype("datetime64[s]").astype(np.int64)
    for name, walk in zip(COLUMNS, walks.T.round(4)):
        records[name] = walk
    records.tofile(raw_path(path))


def commands(program, path, picture, width, height):
    """Returns the command and the standard input of each program, and the names of those that are missing."""
    options = ["--size", f"{width}x{height}", "--png", "fast", "--quiet", "-o", picture]
    found = {
        "Chartroom": ([program, "plot", path, *options], None),
        "Raw values": ([program, "plot", raw_path(path), "--raw", RAW, *options], None),
    }
    missing = []
    arguments = [path, picture, str(width), str(height)]
    for name in ("matplotlib", "plotly", "vl-convert"):
        if name == "plotly" and not any(map(shutil.which, BROWSERS)):
            missing.append("plotly with kaleido, which needs a browser (on Debian: chromium)")
            continue
        found[name] = ([sys.executable, "-B", PEERS, name, *arguments], None)
    if shutil.which("gnuplot"):
        script = GNUPLOT.format(width=width, height=height, picture=picture, path=path)
        found["gnuplot"] = (["gnuplot", "-"], script)
    else:
        missing.append("gnuplot (on Debian: gnuplot-nox)")
    return found, missing


def run(name, command, script, picture):
    """Returns the seconds that a process takes; `None` if it takes too long or fails, which is told."""
    if os.path.exists(picture):
        os.remove(picture)
    start = time.perf_counter()
    try:
        done = subprocess.run(
            command, input=script, text=True, capture_output=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        print(f"  {name} took more than {LIMIT} s and is left out")
        return None
    taken = time.perf_counter() - start
    if done.returncode != 0 or not os.path.exists(picture):
        # Behind a signal there is only a stack trace.
        lines = done.stderr.strip().splitlines() if done.returncode > 0 else []
        reason = lines[-1] if lines else "no message"
        print(f"  {name} failed with status {done.returncode} and is left out: {reason}")
        return None
    return taken


def compare(program, folder, count, size, turns):
    """Measures one work in all programs, and prints a row for each."""
    path, picture = os.path.join(folder, "table.csv"), os.path.join(folder, "chart.png")
    write_table(path, count)
    found, _ = commands(program, path, picture, *size)
    print(f"\n{count} rows, {size[0]} x {size[1]} pixels, {turns} turns")
    times = {}
    # The first turn is a warm-up.
    for turn in range(turns + 1):
        for name, (command, script) in list(found.items()):
            taken = run(name, command, script, picture)
            if taken is None:
                del found[name]
                times.pop(name, None)
            elif turn > 0:
                times.setdefault(name, []).append(taken)
    if "Chartroom" not in times:
        sys.exit("compare-peers: chartroom plot failed; see its message above")
    for name, spent in times.items():
        spread = ratios(spent, times["Chartroom"])
        print(
            f"{name:<12}{median(spent) * 1e3:>10.1f} ms{min(spent) * 1e3:>10.1f} ms"
            f"{median(spread):>8.1f}{spread[len(spread) // 10]:>8.1f}",
            flush=True,
        )


def main():
    program, quick = os.path.abspath(sys.argv[1]), "--quick" in sys.argv[2:]
    packages = ["matplotlib", "plotly", "kaleido", "vl-convert-python", "polars"]
    versions = [f"{package} {version(package)}" for package in packages]
    if shutil.which("gnuplot"):
        versions.append(subprocess.run(["gnuplot", "--version"], capture_output=True, text=True).stdout.strip())
    print(f"{processor()}, {len(os.sched_getaffinity(0))} processors; {', '.join(versions)}")
    print("Median and minimum time of a whole process from a file to a PNG with four lines. The ratios are to")
    print("Chartroom's time: the median, and the ratio that nine of ten turns reach. Above 1, Chartroom is faster.")
    with tempfile.TemporaryDirectory() as folder:
        for peer in commands(program, "", "", 0, 0)[1]:
            print(f"Not found and left out: {peer}.")
        for count, size, turns in WORK[:-1] if quick else WORK:
            compare(program, folder, count, size, turns)


main()
