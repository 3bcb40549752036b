"""Measures a run over many small dashboards from CSV files to PNGs in turns, and prints a table.

Each dashboard has a title, two lines of 200 rows on an axis of times, and the sums of one column by day as
bars, on 800 x 400 pixels. Each side is one process that starts, reads the files, and writes all pictures;
Chartroom also runs with a pool of worker processes, one for each processor. No process is pinned.
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

ROWS = 200
TURNS = 3
SEED = 17
PEERS = os.path.join(os.path.dirname(__file__), "batch_peers.py")

DATA = "  server{number}: {{csv: server{number}.csv}}\n"
DASHBOARD = """\
  - name: server{number}
    title: Server {number}
    size: 800x400
    panels:
      - title: Requests and errors
        data: server{number}
        span: 7
        chart:
          mark: line
          x: {{field: time}}
          y: {{field: requests}}
          foregroundStyle: {{value: requests}}
          layers:
            - {{mark: line, y: {{field: errors}}, foregroundStyle: {{value: errors}}}}
      - title: Errors by day
        data: server{number}
        span: 5
        chart: {{mark: bar, x: {{field: time, unit: day}}, y: {{field: errors}}}}
"""


def write_inputs(folder, count):
    """Writes the tables and the spec of dashboards, and returns the path of the spec."""
    times = np.datetime_as_string(np.datetime64("2026-01-01T00:00:00") + 3600 * np.arange(ROWS))
    for number in range(count):
        parts = units(SEED, 2 * ROWS * number, 2 * ROWS * (number + 1)).reshape(-1, 2)
        requests = np.cumsum(parts[:, 0] - 0.5) + 200
        with open(os.path.join(folder, f"server{number}.csv"), "w") as file:
            file.write("time,requests,errors\n")
            for moment, request, error in zip(times, requests, parts[:, 1] * 20):
                file.write(f"{moment},{request:.3f},{error:.3f}\n")
    path = os.path.join(folder, "servers.yaml")
    with open(path, "w") as file:
        file.write("data:\n" + "".join(DATA.format(number=number) for number in range(count)))
        file.write("dashboards:\n" + "".join(DASHBOARD.format(number=number) for number in range(count)))
    return path


def run(command, pictures, count):
    """Returns the seconds of a process that writes a number of pictures into a new folder."""
    shutil.rmtree(pictures, ignore_errors=True)
    os.mkdir(pictures)
    start = time.perf_counter()
    done = subprocess.run(command, text=True, capture_output=True, check=False)
    taken = time.perf_counter() - start
    written = len([name for name in os.listdir(pictures) if name.endswith(".png")])
    if done.returncode != 0 or written != count:
        sys.exit(
            f"compare-peers: {' '.join(command)} ended with status {done.returncode} and {written} of"
            f" {count} pictures:\n{done.stderr[:1000].strip()}"
        )
    return taken


def main():
    program, quick = os.path.abspath(sys.argv[1]), "--quick" in sys.argv[2:]
    count = 100 if quick else 1000
    processors = len(os.sched_getaffinity(0))
    print(f"{processor()}, {processors} processors; matplotlib {version('matplotlib')}")
    print(f"{count} dashboards of {ROWS} rows, 800 x 400 pixels, {TURNS} turns. Median and minimum time of a whole")
    print("process, pictures a second, and the median ratio to Chartroom in one process. Above 1, Chartroom is faster.")
    with tempfile.TemporaryDirectory() as folder:
        spec, pictures = write_inputs(folder, count), os.path.join(folder, "pictures")
        render = [program, "render", spec, "--out", pictures, "--png", "fast", "--progress", "none"]
        sides = {
            "Chartroom, in one process": render + ["--jobs", "0"],
            f"Chartroom, {processors} worker processes": render + ["--jobs", str(processors)],
            "matplotlib, in one process": [sys.executable, "-B", PEERS, folder, pictures],
        }
        times = {name: [] for name in sides}
        # The first turn is a warm-up.
        for turn in range(TURNS + 1):
            for name, command in sides.items():
                taken = run(command, pictures, count)
                if turn > 0:
                    times[name].append(taken)
    reference = next(iter(times.values()))
    for name, spent in times.items():
        print(
            f"{name:<30}{median(spent):>9.2f} s{min(spent):>9.2f} s{count / median(spent):>9.1f}/s"
            f"{median(ratios(spent, reference)):>9.2f}"
        )


main()
