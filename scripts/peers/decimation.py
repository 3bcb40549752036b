"""Measures Chartroom's decimation and tsdownsample in turns, and prints a table.

Both work on the same numbers, which each side generates by the same rule.
"""

import sys

import numpy as np
import tsdownsample
from chartroom import Chartroom, in_turns, median, processor, ratios, seconds, units

SIZES = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]
KEPT = {"m4": 7_680, "minmax": 3_840, "minmaxlttb": 3_840, "lttb": 2_000}
PEERS = {
    "m4": tsdownsample.M4Downsampler(),
    "minmax": tsdownsample.MinMaxDownsampler(),
    "minmaxlttb": tsdownsample.MinMaxLTTBDownsampler(),
    "lttb": tsdownsample.LTTBDownsampler(),
}
VALUES = {"float32": np.float32, "float64": np.float64}
POSITIONS = ["index", "float64", "int64"]


def walk(count):
    """Returns the series of Chartroom's benchmarks: a random walk from SplitMix64, seed 17."""
    total = 0.0
    parts = []
    # Generates in parts, so that 100 million points need at most twice their memory.
    for start in range(0, count, 1 << 22):
        steps = units(17, start, min(start + (1 << 22), count)) - 0.5
        steps[0] += total
        parts.append(np.cumsum(steps))
        total = parts[-1][-1]
    return np.concatenate(parts)


def measure(chartroom, algorithm, values, positions, y):
    """Returns the medians of both sides in milliseconds, the median ratio, and the ratio of nine in ten turns."""
    count = len(y)
    name = f"kernel/{algorithm}/{values}/{positions}/{count}"
    arguments = [y]
    if positions != "index":
        arguments.insert(0, np.arange(count, dtype=positions))
    peer, kept = PEERS[algorithm], KEPT[algorithm]

    def call():
        return peer.downsample(*arguments, n_out=kept)

    call()
    _, ours_kept = chartroom.time(name, 1)
    if not 0 < ours_kept <= kept:
        sys.exit(f"compare-peers: {name} kept {ours_kept} points; expected 1 to {kept}")
    # A turn is long enough to warm up its own caches.
    runs = max(1, min(500, int(0.02 / seconds(call))))
    turns = 21 if count <= 10_000_000 else 7
    times = in_turns(
        {
            "ours": lambda: chartroom.time(name, runs)[0] / 1e9,
            "theirs": lambda: seconds(call, runs),
        },
        turns,
    )
    gains = ratios(times["theirs"], times["ours"])
    return (
        median(times["ours"]) * 1e3,
        median(times["theirs"]) * 1e3,
        median(gains),
        gains[len(gains) // 10],
    )


def main():
    sizes = SIZES[:-2] if "--quick" in sys.argv[2:] else SIZES
    chartroom = Chartroom(sys.argv[1])
    print(f"{processor()}; one thread each; tsdownsample 0.1.5.1, numpy {np.__version__}")
    print("Times are medians in milliseconds. A ratio above 1 means that Chartroom is faster. The last")
    print("column is the ratio that nine of ten turns reach.")
    print()
    header = ("algorithm", "values", "x", "points", "chartroom", "peer", "ratio", "9 of 10")
    print("{:<11}{:<9}{:<9}{:>10}{:>11}{:>11}{:>8}{:>9}".format(*header))
    for count in sizes:
        series = walk(count)
        for values, kind in VALUES.items():
            y = series.astype(kind)
            for algorithm in KEPT:
                for positions in POSITIONS:
                    if algorithm == "lttb" and count > 10_000_000 and positions != "index":
                        continue
                    ours, theirs, ratio, low = measure(chartroom, algorithm, values, positions, y)
                    print(
                        f"{algorithm:<11}{values:<9}{positions:<9}{count:>10}"
                        f"{ours:>11.4f}{theirs:>11.4f}{ratio:>8.2f}{low:>9.2f}",
                        flush=True,
                    )


main()
