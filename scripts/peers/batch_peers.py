"""Draws the dashboards of batch.py with matplotlib, in one process.

    batch_peers.py TABLES PICTURES

The figure is made once and cleared for each picture, which is faster than new figures and needs no more memory
with each.
"""

import csv
import os
import sys
from datetime import datetime

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402


def columns(path):
    """Returns the columns of a table of times and numbers."""
    with open(path, newline="") as file:
        _, *rows = csv.reader(file)
    times, *numbers = zip(*rows)
    return list(map(datetime.fromisoformat, times)), *(list(map(float, column)) for column in numbers)


def draw(figure, title, path, picture):
    times, requests, errors = columns(path)
    days = {}
    for time, count in zip(times, errors):
        days[time.date()] = days.get(time.date(), 0) + count
    figure.clear()
    figure.suptitle(title)
    lines, bars = figure.subplots(1, 2, width_ratios=(7, 5))
    lines.set_title("Requests and errors")
    lines.plot(times, requests, label="requests")
    lines.plot(times, errors, label="errors")
    lines.grid(True)
    # The default place, which hides no data, takes long to find.
    lines.legend(loc="upper left")
    bars.set_title("Errors by day")
    bars.bar(list(days), list(days.values()))
    bars.grid(True, axis="y")
    figure.savefig(picture, pil_kwargs={"compress_level": 1})


def main():
    tables, pictures = sys.argv[1:]
    figure = plt.figure(figsize=(8, 4), dpi=100)
    for name in sorted(os.listdir(tables)):
        stem, extension = os.path.splitext(name)
        if extension == ".csv":
            draw(figure, stem, os.path.join(tables, name), os.path.join(pictures, f"{stem}.png"))


main()
