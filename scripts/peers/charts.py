"""Measures charts of many marks in Chartroom and in matplotlib in turns, and prints a table.

Each side draws a new chart of 1200 x 600 points at scale 2 from ready numbers and encodes it as a fast
PNG, on one processor. matplotlib draws with Agg, in its fastest way for each kind of mark: one line with
its automatic simplification, points as the markers of a line, bars as one collection of lines, and a
heat map as one mesh. Chartroom also draws each chart with every mark on its own, without decimation and
batches.
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


def compare(chartroom, name, call):
    """Measures one chart on all sides, and prints its row."""

    def ours(path):
        return lambda: chartroom.time(f"charts/{path}", 1)[0] / 1e9

    sides = {"ours": ours(name), "alone": ours(f"{name}/every-mark"), "peer": lambda: seconds(call)}
    for side in sides.values():
        side()
    times = in_turns(sides, TURNS)
    cells = [f"{name:<20}"]
    for side in sides:
        cells.append(f"{median(times[side]) * 1e3:>9.1f}{min(times[side]) * 1e3:>9.1f}")
    for side in ("alone", "peer"):
        spread = ratios(times[side], times["ours"])
        cells.append(f"{median(spread):>8.1f}{spread[len(spread) // 10]:>8.1f}")
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


main()
