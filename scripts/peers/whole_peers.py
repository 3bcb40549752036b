"""Draws a table of times and numbers with one of the peers of whole.py, and ends.

    whole_peers.py matplotlib|plotly|vl-convert TABLE PICTURE WIDTH HEIGHT

Each peer imports only what it needs, because the imports are measured.
"""

import os
import sys


def columns(path):
    """Returns the names and the values of the columns, of which the first one has times."""
    # Importing polars takes longer than reading a small table with the csv module.
    if os.path.getsize(path) > 500_000:
        import polars

        table = polars.read_csv(path, try_parse_dates=True)
        return table.columns, [column.to_numpy() for column in table]
    import csv
    from datetime import datetime

    with open(path, newline="") as file:
        names, *rows = csv.reader(file)
    times, *numbers = zip(*rows)
    return names, [list(map(datetime.fromisoformat, times))] + [list(map(float, c)) for c in numbers]


def draw_matplotlib(path, picture, width, height):
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    names, (times, *numbers) = columns(path)
    figure, axes = plt.subplots(figsize=(width / 100, height / 100), dpi=100)
    for name, values in zip(names[1:], numbers):
        axes.plot(times, values, label=name)
    axes.grid(True)
    # The default place, which hides no data, takes long to find.
    axes.legend(loc="upper left")
    figure.savefig(picture, pil_kwargs={"compress_level": 1})


def draw_plotly(path, picture, width, height):
    import plotly.graph_objects as graph

    names, (times, *numbers) = columns(path)
    lines = [graph.Scatter(x=times, y=values, name=name) for name, values in zip(names[1:], numbers)]
    graph.Figure(lines).write_image(picture, width=width, height=height)


def draw_vega(path, picture, width, height):
    import vl_convert

    with open(path) as file:
        text = file.read()
    names = text[: text.index("\n")].split(",")
    kinds = {name: "number" for name in names[1:]} | {names[0]: "date"}
    specification = {
        "data": {"values": text, "format": {"type": "csv", "parse": kinds}},
        "transform": [{"fold": names[1:]}],
        "mark": "line",
        "width": width,
        "height": height,
        "autosize": {"type": "fit", "contains": "padding"},
        "encoding": {
            "x": {"field": names[0], "type": "temporal"},
            "y": {"field": "value", "type": "quantitative"},
            "color": {"field": "key", "type": "nominal"},
        },
    }
    with open(picture, "wb") as file:
        file.write(vl_convert.vegalite_to_png(specification))


DRAW = {"matplotlib": draw_matplotlib, "plotly": draw_plotly, "vl-convert": draw_vega}
name, path, picture, *size = sys.argv[1:]
DRAW[name](path, picture, *map(int, size))
