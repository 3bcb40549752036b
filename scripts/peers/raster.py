"""Measures lines and areas of Chartroom and of other rasterisers in turns, and prints a table.

The drawing is a noisy line, 2 pixels wide with round joins, and the area under it, at 1920 x 1080 on
one thread. Skia strokes the line. Blend2D, whose Python binding cannot stroke, fills an outline that
was made before the measurement. Agg is called through matplotlib, without its simplification. OpenCV
draws a polyline, which looks different. All draw over a white picture of four bytes per pixel.
"""

import sys
from importlib.metadata import version

import blend2d
import cv2
import numpy as np
import skia
from chartroom import Chartroom, in_turns, median, processor, ratios, seconds, units
from matplotlib.backends.backend_agg import RendererAgg
from matplotlib.path import Path
from matplotlib.transforms import IdentityTransform

WIDTH, HEIGHT = 1_920, 1_080
TURNS = 21
COLOR = (0.1, 0.3, 0.8)


def walk(count):
    """Returns the line of Chartroom's benchmarks: steps of up to 30 pixels, from SplitMix64, seed 3."""
    steps = 60 * (units(3, 0, count) - 0.5)
    heights = []
    height = HEIGHT / 2
    for step in steps:
        height = max(0, min(height + step, HEIGHT))
        heights.append(height)
    return np.column_stack([WIDTH * np.arange(count) / (count - 1), heights])


def under(points):
    """Returns the outline of the area between a line and the bottom of the picture."""
    return np.vstack([points, [[WIDTH, HEIGHT], [0, HEIGHT]]])


def outline(points, width):
    """Returns the outline of a line with bevel joins: along its left side, and back along its right one."""
    steps = np.diff(points, axis=0)
    normals = steps[:, ::-1] * [1, -1] / np.hypot(*steps.T)[:, None] * width / 2
    left = np.stack([points[:-1] + normals, points[1:] + normals], axis=1).reshape(-1, 2)
    right = np.stack([points[:-1] - normals, points[1:] - normals], axis=1).reshape(-1, 2)
    return np.vstack([left, right[::-1]])


def skia_path(points):
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], False)
    return path


def skia_draw(points, **paint):
    surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32Premul(WIDTH, HEIGHT))
    canvas, path = surface.getCanvas(), skia_path(points)
    canvas.clear(skia.ColorWHITE)
    paint = skia.Paint(AntiAlias=True, **paint)
    return lambda: canvas.drawPath(path, paint)


def skia_stroke(points):
    return skia_draw(
        points,
        Color=skia.Color4f(*COLOR, 1).toColor(),
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=2,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def skia_area(points):
    top, bottom = skia.Color4f(*COLOR, 1).toColor(), skia.Color4f(*COLOR, 0).toColor()
    ends = [skia.Point(0, 0), skia.Point(0, HEIGHT)]
    return skia_draw(under(points), Shader=skia.GradientShader.MakeLinear(ends, [top, bottom]))


def blend2d_fill(points):
    context = blend2d.Context(blend2d.Image(WIDTH, HEIGHT))
    context.set_fill_style_rgba(255, 255, 255)
    context.fill_all()
    context.set_fill_style_rgba(*(round(255 * part) for part in COLOR))
    path = blend2d.Path()
    path.move_to(*points[0])
    for x, y in points[1:]:
        path.line_to(x, y)
    path.close()
    return lambda: context.fill_path(path)


def agg_stroke(points):
    renderer = RendererAgg(WIDTH, HEIGHT, 72)
    context = renderer.new_gc()
    context.set_linewidth(2)
    context.set_antialiased(True)
    context.set_capstyle("round")
    context.set_joinstyle("round")
    context.set_foreground(COLOR)
    path = Path(points)
    path.should_simplify = False
    return lambda: renderer.draw_path(context, path, IdentityTransform())


def opencv_stroke(points):
    picture = np.full((HEIGHT, WIDTH, 4), 255, dtype=np.uint8)
    places = np.round(points * 16).astype(np.int32)
    color = tuple(255 * part for part in (*reversed(COLOR), 1))
    return lambda: cv2.polylines(picture, [places], False, color, 2, cv2.LINE_AA, 4)


def compare(chartroom, title, prefix, count, peers):
    """Measures one drawing on all sides, and prints a row for each."""
    sides = {}
    for way in ("columns", "cairo"):
        name = f"{prefix}/{way}/{count}"
        runs = max(1, int(2e7 / chartroom.time(name, 3)[0]))
        sides[way] = lambda name=name, runs=runs: chartroom.time(name, runs)[0] / 1e9
    for name, call in peers.items():
        runs = max(1, int(0.02 / seconds(call)))
        sides[name] = lambda call=call, runs=runs: seconds(call, runs)
    times = in_turns(sides, TURNS)
    print(f"\n{title}, {count} vertices")
    for name, spent in times.items():
        spread = ratios(spent, times["columns"])
        label = {"columns": "Chartroom", "cairo": "Cairo"}.get(name, name)
        print(
            f"{label:<26}{median(spent) * 1e3:>9.2f} ms{min(spent) * 1e3:>9.2f} ms"
            f"{median(spread):>8.1f}{spread[len(spread) // 10]:>8.1f}",
            flush=True,
        )


def main():
    chartroom = Chartroom(sys.argv[1])
    cv2.setNumThreads(1)
    sizes = [1_000, 7_680] if "--quick" in sys.argv[2:] else [1_000, 7_680, 100_000]
    packages = ["skia-python", "blend2d-py", "matplotlib", "opencv-python-headless"]
    versions = ", ".join(f"{package} {version(package)}" for package in packages)
    print(f"{processor()}; one thread each; {versions}")
    print("Median and minimum time of a drawing. The ratios are to Chartroom's time: the median, and the")
    print("ratio that nine of ten turns reach.")
    for count in sizes:
        points = walk(count)
        compare(
            chartroom,
            "line",
            "stage/stroke",
            count,
            {
                "Skia": skia_stroke(points),
                "Blend2D, ready outline": blend2d_fill(outline(points, 2)),
                "Agg": agg_stroke(points),
                "OpenCV": opencv_stroke(points),
            },
        )
    for count in sizes:
        points = walk(count)
        compare(
            chartroom,
            "area, vertical gradient",
            "stage/area",
            count,
            {"Skia": skia_area(points), "Blend2D, one colour": blend2d_fill(under(points))},
        )


main()
