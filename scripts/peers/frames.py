"""Measures the frames of Chartroom, of matplotlib and of ffmpeg alone in turns, and prints a table.

The animation is that of the benchmarks: a window pans and zooms over five series at 1920 x 1080, with a
Y scale that follows, a grid, labels and a mini-map. Chartroom runs in a separate process (`chartroom
bench --serve`). matplotlib draws the series in two ways: FuncAnimation draws every frame anew; blitting
by hand draws the static parts once and passes only the points in the window. ffmpeg alone encodes ready
4:2:0 frames, which is the upper bound for all others.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.animation
import matplotlib.dates
import matplotlib.pyplot as plt
import numpy as np
from chartroom import Chartroom, in_turns, median, processor, units

WIDTH, HEIGHT, RATE = 1920, 1080, 60
#: The frames of a run and the first and last window, the same on all sides and in the scenes below.
FRAMES = 60
START, END = (0.02, 0.3), (0.6, 0.98)
#: The options that Chartroom passes to ffmpeg; all sides use them.
X264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "18", "-pix_fmt", "yuv420p"]
X264 += ["-threads", "4"]
#: The names of the scenes by the number of points of each series.
SCENES = {10_000: "pan-10000", 100_000: "pan-100000"}


def series(count):
    """Returns the five series of Chartroom's scene: random walks with noise, one point per minute."""
    walks = []
    for position in range(5):
        parts = units(41 + position, 0, 2 * count)
        walk = 1000 + 250 * position + np.cumsum(10 * (parts[::2] - 0.5))
        walks.append(np.round(walk + 40 * (parts[1::2] - 0.5)))
    time_ = np.datetime64("2018-11-17T00:00") + np.arange(count) * np.timedelta64(1, "m")
    return matplotlib.dates.date2num(time_), walks


def window(frame):
    """Returns the ends of the window in a frame, as fractions of the series."""
    part = frame / FRAMES
    return tuple(a + (b - a) * part for a, b in zip(START, END))


class Figure:
    """The chart in matplotlib: a plot with grid and labels over a mini-map."""

    def __init__(self, count):
        self.x, self.walks = series(count)
        self.figure = plt.figure(figsize=(WIDTH / 100, HEIGHT / 100), dpi=100)
        self.plot = self.figure.add_axes((0.03, 0.15, 0.95, 0.8))
        self.map = self.figure.add_axes((0.03, 0.03, 0.95, 0.06))
        self.plot.grid(True, axis="y")
        self.plot.xaxis.set_major_formatter(matplotlib.dates.DateFormatter("%b %d"))
        self.lines = [
            self.plot.plot(self.x, walk, linewidth=1.44, label=f"Series {index}")[0]
            for index, walk in enumerate(self.walks)
        ]
        self.plot.legend(loc="upper left", ncols=5)
        for walk in self.walks:
            self.map.plot(self.x, walk, linewidth=0.72)
        self.map.set_axis_off()
        self.box = self.map.axvspan(self.x[0], self.x[-1], alpha=0.2)

    def show(self, frame, slices):
        """Moves the window and fits the Y scale to it."""
        low, high = (int(end * (len(self.x) - 1)) for end in window(frame))
        seen = slice(low, high + 1)
        self.plot.set_xlim(self.x[low], self.x[high])
        self.plot.set_ylim(
            min(walk[seen].min() for walk in self.walks),
            max(walk[seen].max() for walk in self.walks),
        )
        if slices:
            for line, walk in zip(self.lines, self.walks):
                line.set_data(self.x[seen], walk[seen])
        self.box.set_x(self.x[low])
        self.box.set_width(self.x[high] - self.x[low])
        return self.lines


class NullWriter(matplotlib.animation.AbstractMovieWriter):
    """Draws frames and discards them."""

    def setup(self, fig, outfile, dpi=None):
        super().setup(fig, outfile, dpi)

    def grab_frame(self, **_):
        self.fig.canvas.draw()
        self.fig.canvas.buffer_rgba()

    def finish(self):
        pass


class Encoder:
    """An ffmpeg process that encodes frames to a video."""

    def __init__(self, source, path):
        self.process = subprocess.Popen(
            ["ffmpeg", "-loglevel", "error", "-y", *source, "-i", "-", *X264, path],
            stdin=subprocess.PIPE,
        )

    def write(self, frames):
        self.process.stdin.write(frames)

    def finish(self):
        self.process.stdin.close()
        if self.process.wait() != 0:
            sys.exit(f"compare-peers: ffmpeg ended with status {self.process.returncode}; see its messages above")


def func_animation(count, path):
    """Returns the seconds per frame of FuncAnimation; without a path the frames are discarded."""
    chart = Figure(count)
    animation = matplotlib.animation.FuncAnimation(
        chart.figure, lambda frame: chart.show(frame, False), frames=FRAMES, blit=False
    )
    # matplotlib's FFMpegWriter checks the exit status of ffmpeg.
    writer = (
        matplotlib.animation.FFMpegWriter(fps=RATE, codec="libx264", extra_args=X264[2:])
        if path
        else NullWriter(fps=RATE)
    )
    start = time.perf_counter()
    animation.save(path or "nothing", writer=writer, dpi=100)
    taken = time.perf_counter() - start
    plt.close(chart.figure)
    return taken / FRAMES


def blitted(count, path):
    """Returns the seconds per frame of blitting by hand; without a path the frames are discarded."""
    chart = Figure(count)
    canvas, figure = chart.figure.canvas, chart.figure
    moving = [chart.plot.xaxis, chart.plot.yaxis, *chart.lines, chart.box]
    for artist in moving:
        artist.set_animated(True)
    canvas.draw()
    background = canvas.copy_from_bbox(figure.bbox)
    size = f"{WIDTH}x{HEIGHT}"
    source = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", size, "-r", str(RATE)]
    start = time.perf_counter()
    sink = Encoder(source, path) if path else None
    for frame in range(FRAMES):
        chart.show(frame, True)
        canvas.restore_region(background)
        for artist in moving:
            artist.axes.draw_artist(artist)
        pixels = canvas.buffer_rgba()
        if sink:
            sink.write(pixels)
    if sink:
        sink.finish()
    taken = time.perf_counter() - start
    plt.close(figure)
    return taken / FRAMES


def ffmpeg_alone(frames, path):
    """Returns the seconds per frame that ffmpeg takes to encode ready frames in 4:2:0."""
    start = time.perf_counter()
    sink = Encoder(["-f", "yuv4mpegpipe"], path)
    sink.write(frames)
    sink.finish()
    return (time.perf_counter() - start) / FRAMES


def ready_made(program, count, folder):
    """Returns the frames of the scene in 4:2:0, drawn by Chartroom from a file of the same series."""
    _, walks = series(count)
    names = [f"y{index}" for index in range(5)]
    chart = {
        "title": "Interactions",
        "columns": [["x"] + [1_542_412_800_000 + 60_000 * index for index in range(count)]]
        + [[name] + walk.astype(int).tolist() for name, walk in zip(names, walks)],
        "types": {"x": "x"} | {name: "line" for name in names},
    }
    path, stream = os.path.join(folder, "chart.json"), os.path.join(folder, "ready.y4m")
    with open(path, "w") as file:
        json.dump(chart, file)
    windows = [f"{low}...{high}" for low, high in (START, END)]
    subprocess.run(
        [program, "animate", path, "--window", windows[0], "--to-window", windows[1]]
        + ["--duration", str(FRAMES / RATE), "--fps", str(RATE), "--size", f"{WIDTH}x{HEIGHT}"]
        + ["--out", stream],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    with open(stream, "rb") as file:
        return file.read()


def main():
    program, quick = sys.argv[1], "--quick" in sys.argv[2:]
    if not shutil.which("ffmpeg"):
        sys.exit("compare-peers: there is no ffmpeg on the PATH. On Debian: apt-get install ffmpeg")
    folder = tempfile.mkdtemp()
    video = os.path.join(folder, "peer.mp4")
    chartroom = Chartroom(program)
    version = subprocess.run(["ffmpeg", "-version"], capture_output=True, text=True).stdout.split()[2]
    print(
        f"{processor()}, {os.cpu_count()} threads; matplotlib {matplotlib.__version__}, "
        f"numpy {np.__version__}, ffmpeg {version}"
    )
    print(f"Five series, {WIDTH}x{HEIGHT}; frames per second, medians of turns. A ratio above 1 means")
    print("that Chartroom with that number of workers is faster.")
    print()
    header = ("points", "sink", "who", "frames/s", "ours, 1", "ours, 2")
    print("{:>8} {:<6}{:<24}{:>10}{:>12}{:>12}".format(*header))
    turns = 3
    for count in SCENES:
        if quick and count > 10_000:
            continue
        for sink in ["null", "x264"]:
            path = video if sink == "x264" else None
            name = f"scene/frames/{SCENES[count]}/{sink}"
            rows = {
                "Chartroom, 1 worker": lambda: chartroom.time(name, 1)[0] / 1e9,
                "Chartroom, 2 workers": lambda: chartroom.time(f"{name}/2", 1)[0] / 1e9,
                "FuncAnimation": lambda: func_animation(count, path),
                "matplotlib, blitted": lambda: blitted(count, path),
            }
            if sink == "x264":
                ready = ready_made(program, count, folder)
                rows["ffmpeg alone"] = lambda: ffmpeg_alone(ready, video)
            # The first turn is a warm-up.
            times = in_turns(rows, turns + 1)
            seconds = {who: median(spent[1:]) for who, spent in times.items()}
            one, two = seconds["Chartroom, 1 worker"], seconds["Chartroom, 2 workers"]
            for who, taken in seconds.items():
                print(
                    f"{count:>8} {sink:<6}{who:<24}{1 / taken:>10.1f}{taken / one:>12.2f}"
                    f"{taken / two:>12.2f}",
                    flush=True,
                )
    shutil.rmtree(folder)


main()
