"""Measures how long Chartroom and other programs take to read a large CSV file in turns, and prints a table.

The file has 1 000 000 rows of a time, three numbers and a category. pandas, polars and DuckDB read it with
a call in this process, and find times and numbers themselves, with the exception of pandas, which is told
the column of times. Polars also reads times as text, which is less work: of its time, most is for times.
Chartroom has no command that only reads, so its figure is that of a whole process, which also chooses the
columns, draws a chart of 20 x 20 points and writes it. That is an upper bound of the time of reading; the
same command with two rows shows what is not reading. All use one thread on one processor, and the file is
in the page cache. This module is not named csv, because that name would hide Python's own module.
"""

import os
import subprocess
import sys
import tempfile

# Polars reads the variable when it is imported.
os.environ["POLARS_MAX_THREADS"] = "1"
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import duckdb
import numpy as np
import pandas
import polars
from chartroom import in_turns, median, processor, ratios, seconds, units

ROWS, QUICK_ROWS = 1_000_000, 100_000
TURNS = 9
SEED = 15
REGIONS = np.array(["north", "south", "east", "west", "centre"])


def write_table(path, count):
    """Writes the table: random walks, a row per minute."""
    parts = units(SEED, 0, 4 * count).reshape(-1, 4)
    times = np.datetime64("2023-01-01T00:00:00") + 60 * np.arange(count)
    walks = [np.cumsum(parts[:, column] - 0.5) + 1000 * column for column in range(3)]
    regions = REGIONS[(parts[:, 3] * len(REGIONS)).astype(int)]
    with open(path, "w") as file:
        file.write("time,load,pressure,flow,region\n")
        for start in range(0, count, 100_000):
            rows = slice(start, start + 100_000)
            columns = [np.datetime_as_string(times[rows])]
            columns += [[f"{value:.6f}" for value in walk[rows]] for walk in walks]
            file.writelines(",".join(cells) + "\n" for cells in zip(*columns, regions[rows]))


def check(name, rows, count, kind):
    """Ends the comparison if a peer read something else."""
    if rows != count or "date" not in str(kind).lower() and "timestamp" not in str(kind).lower():
        sys.exit(f"compare-peers: {name} read {rows} rows and times as {kind}; expected {count} rows of times")


def readers(path, count):
    """Returns the calls of the peers, each of which was checked."""
    database = duckdb.connect()
    database.sql("SET threads = 1")

    def with_duckdb():
        database.execute(f"CREATE OR REPLACE TABLE peer AS FROM read_csv('{path}')")

    calls = {
        "pandas": lambda: pandas.read_csv(path, parse_dates=["time"]),
        "pandas, category": lambda: pandas.read_csv(
            path, parse_dates=["time"], dtype={"region": "category"}
        ),
        "polars": lambda: polars.read_csv(path, try_parse_dates=True),
        "polars, times as text": lambda: polars.read_csv(path),
        "DuckDB": with_duckdb,
    }
    for name in ("pandas", "pandas, category", "polars"):
        table = calls[name]()
        check(name, len(table), count, table["time"].dtype)
    with_duckdb()
    rows = database.execute("SELECT count(*), any_value(typeof(time)) FROM peer").fetchone()
    check("DuckDB", rows[0], count, rows[1])
    return calls


def main():
    program, quick = os.path.abspath(sys.argv[1]), "--quick" in sys.argv[2:]
    count = QUICK_ROWS if quick else ROWS
    folder = tempfile.TemporaryDirectory()
    path, small = os.path.join(folder.name, "table.csv"), os.path.join(folder.name, "two.csv")
    write_table(path, count)
    write_table(small, 2)

    def plot(file):
        picture = os.path.join(folder.name, "chart.png")
        command = [program, "plot", file, "--size", "20x20", "--png", "fast", "--quiet", "-o", picture]
        return lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    calls = {"Chartroom, whole process": plot(path), "Chartroom, two rows": plot(small)}
    calls |= readers(path, count)
    sides = {name: lambda call=call: seconds(call) for name, call in calls.items()}
    in_turns(sides, 1)
    times = in_turns(sides, TURNS)
    packages = ", ".join(f"{peer.__name__} {peer.__version__}" for peer in (pandas, polars, duckdb))
    size = os.path.getsize(path)
    print(f"{processor()}; one thread on one processor; {packages}; {TURNS} turns")
    print(f"{count} rows of five columns, {size / 1e6:.1f} MB. Chartroom: a whole process that reads the file")
    print("and draws a chart of 20 x 20 points, an upper bound of reading; with two rows, what is not reading.")
    print("Peers: a call that reads the file, in a running process. The ratios are to Chartroom's whole process:")
    print("the median, and the ratio that nine of ten turns reach. Above 1, Chartroom is faster.")
    print(f"{'':<26}{'median':>12}{'minimum':>12}{'MB/s':>8}{'ratio':>8}{'9 of 10':>9}")
    for name, spent in times.items():
        spread = ratios(spent, times["Chartroom, whole process"])
        read = size if name != "Chartroom, two rows" else os.path.getsize(small)
        print(
            f"{name:<26}{median(spent) * 1e3:>9.1f} ms{min(spent) * 1e3:>9.1f} ms"
            f"{read / median(spent) / 1e6:>8.0f}{median(spread):>8.2f}{spread[len(spread) // 10]:>9.2f}"
        )


main()
