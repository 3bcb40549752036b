"""Measures charts of many marks in Chartroom and in matplotlib in turns, and prints a table.

Each side draws a new chart of 1200 x 600 points at scale 2 from ready numbers and encodes it as a fast
PNG, on one processor. matplotlib draws with Agg, in its fastest way for each kind of mark: one line with
its automatic simplification, points as the markers of a line, bars as one collection of lines, and a
heat map as one mesh. Chartroom also draws each chart with every mark on its own, without decimation and
batches.

Then a chart of 10 000 marks changes. A drag selects a range of a chart in Full HD: each side draws the pixels
of the next frame, matplotlib once as a whole and once blitted, with the selection on a kept picture of the
marks. And one mark of 10 000 changes: Chartroom makes the new draw list, which is the measured part of its
work, and matplotlib, whose artists are its draw list, draws the new picture.
"""

import io
import os
import sys
from importlib.metadata import version

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from chartroom import Chartroom, in_turns, median, processor, ratios, seconds, units

TURNS = 11
#: The size of a picture in inches, and the pixels per inch, of which a point has two.
SIZE, DPI = (12, 6), 200
#: Matplotlib's points are 1/72 inch.
POINT = 72 / 100
SEED = 14


def walk(count):
    """Returns the random walk of Chartroom's benchmarks, with noise."""
    parts = units(SEED, 0, 2 * count)
    return np.arange(count, dtype=float), np.cumsum(parts[::2] - 0.5) + 3 * parts[1::2]


def cloud(count):
    """Returns the cloud of points of Chartroom's benchmarks."""
    parts = units(SEED, 0, 5 * count).reshape(-1, 5)
    return parts[:, 1] + parts[:, 2], parts[:, 3] * parts[:, 4]


def grid(_):
    """Returns the values of a heat map of 1000 x 100 cells."""
    x, y = np.meshgrid(np.arange(1000.0), np.arange(100.0))
    return (np.sin(x / 50) * np.cos(y / 10),)


def draw_line(axes, x, y):
    axes.plot(x, y, linewidth=2 * POINT)


def draw_points(axes, x, y):
    axes.plot(x, y, "o", markersize=7 * POINT, markeredgewidth=0)


def draw_bars(axes, x, y):
    axes.vlines(x, 0, y, linewidth=POINT)


def draw_cells(axes, values):
    axes.pcolormesh(values)


def chart(draw, data):
    """Returns a call that draws a new chart and encodes it."""

    def call():
        figure, axes = plt.subplots(figsize=SIZE, dpi=DPI)
        axes.grid(True)
        draw(axes, *data)
        file = io.BytesIO()
        figure.savefig(file, format="png", pil_kwargs={"compress_level": 1})
        plt.close(figure)
        return file.tell()

    return call


#: The size of a frame of a drag in inches, and its pixels per inch, of which a point has one.
FRAME, FRAME_DPI = (19.2, 10.8), 100
#: The marks of a chart that changes, and the frames from one end of a drag to the other.
MARKS, STEPS = 10_000, 120


def dragged(draw, blits):
    """Returns a call that selects the next range of a chart and draws the frame."""
    figure, axes = plt.subplots(figsize=FRAME, dpi=FRAME_DPI)
    axes.grid(True)
    draw(axes, *walk(MARKS))
    selection = axes.axvspan(0, 1, color="gray", alpha=0.2, zorder=0, animated=blits)
    canvas = figure.canvas
    canvas.draw()
    marks = canvas.copy_from_bbox(figure.bbox)
    step = 0

    def call():
        nonlocal step
        step += 1
        phase = step % (2 * STEPS)
        selection.set_width(MARKS * min(phase, 2 * STEPS - phase) / STEPS)
        if blits:
            canvas.restore_region(marks)
            axes.draw_artist(selection)
        else:
            canvas.draw()
        return len(canvas.buffer_rgba())

    return call


def changed():
    """Returns a call that changes one mark of a line and draws the picture."""
    figure, axes = plt.subplots(figsize=SIZE, dpi=DPI)
    axes.grid(True)
    x, y = walk(MARKS)
    (line,) = axes.plot(x, y, linewidth=2 * POINT)

    def call():
        y[MARKS // 2] += 1
        line.set_ydata(y)
        figure.canvas.draw()
        return len(figure.canvas.buffer_rgba())

    return call


#: The charts: the name of the benchmark, the number of marks, the data and the way to draw them.
CHARTS = [
    ("lines/1000", 1_000, walk, draw_line),
    ("lines/100000", 100_000, walk, draw_line),
    ("line-plot/100000", 100_000, walk, draw_line),
    ("points/100000", 100_000, cloud, draw_points),
    ("point-plot/100000", 100_000, cloud, draw_points),
    ("bars/100000", 100_000, walk, draw_bars),
    ("heat-map/100000", 100_000, grid, draw_cells),
    ("line-plot/1000000", 1_000_000, walk, draw_line),
]


#: The changes: the name of the benchmark, whether it has a contender of every mark, how matplotlib draws, and
#: its way.
CHANGES = [
    ("drag/line/10000", True, "whole", lambda: dragged(draw_line, False)),
    ("drag/line/10000", True, "blitted", lambda: dragged(draw_line, True)),
    ("drag/points/10000", True, "whole", lambda: dragged(draw_points, False)),
    ("drag/points/10000", True, "blitted", lambda: dragged(draw_points, True)),
    ("change/10000", False, "whole", changed),
]


def compare(chartroom, name, call, has_every_mark=True, note=""):
    """Measures one chart on all sides, and prints its row."""

    def ours(path):
        return lambda: chartroom.time(f"charts/{path}", 1)[0] / 1e9

    sides = {"ours": ours(name), "peer": lambda: seconds(call)}
    if has_every_mark:
        sides["alone"] = ours(f"{name}/every-mark")
    for side in sides.values():
        side()
    times = in_turns(sides, TURNS)
    cells = [f"{name:<20}"]
    for side in ("ours", "alone", "peer"):
        cells.append(
            f"{median(times[side]) * 1e3:>9.1f}{min(times[side]) * 1e3:>9.1f}" if side in times else " " * 18)
    for side in ("alone", "peer"):
        spread = ratios(times[side], times["ours"]) if side in times else []
        cells.append(f"{median(spread):>8.1f}{spread[len(spread) // 10]:>8.1f}" if spread else " " * 16)
    if note:
        cells.append(note)
    print(" |".join(cells), flush=True)


def main():
    # Chartroom inherits the processor.
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    chartroom = Chartroom(sys.argv[1])
    charts = CHARTS[:-1] if "--quick" in sys.argv[2:] else CHARTS
    versions = ", ".join(f"{package} {version(package)}" for package in ("matplotlib", "numpy"))
    print(f"{processor()}; one processor for all; {versions}; {TURNS} turns")
    print("Median and minimum milliseconds from the data to a PNG of 2400 x 1200 pixels. The ratios are to")
    print("Chartroom's time: the median, and the ratio that nine of ten turns reach.")
    print(f"{'':<20} |{'Chartroom':>18} |{'every mark':>18} |{'matplotlib':>18} |{'every mark':>16} |"
          f"{'matplotlib':>16}")
    for name, count, data, draw in charts:
        compare(chartroom, name, chart(draw, data(count)))
    print("The changes, from the change to the pixels; for change/10000, Chartroom's time is to the draw list.")
    for name, has_every_mark, note, call in CHANGES:
        compare(chartroom, name, call(), has_every_mark, note)


main()
