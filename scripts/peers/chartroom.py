"""Chartroom's side of a comparison: a process that runs benchmarks on request.

Each side times its own calls with a monotonic clock. The pipe between the sides and the start of the
process are not measured. The call from Python into a peer is, because the peer's users pay for it.
"""

import statistics
import subprocess
import sys
import time

import numpy as np


class Chartroom:
    """`chartroom bench --serve`, which runs benchmarks by name."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "bench", "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def time(self, name, runs):
        """Returns the nanoseconds of one run, and the result of the last run."""
        self.process.stdin.write(f"{name} {runs}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            sys.exit(f"compare-peers: chartroom has no benchmark '{name}'; see chartroom bench --list")
        return float(answer[0]), int(answer[1])


def seconds(call, runs=1):
    """Returns the mean seconds of a run."""
    start = time.perf_counter_ns()
    for _ in range(runs):
        call()
    return (time.perf_counter_ns() - start) / 1e9 / runs


def in_turns(sides, turns):
    """Measures several sides in turns, so that a slow spell of the machine affects all of them.

    `sides` maps names to functions that return the seconds of one run. Returns the times of each side,
    in the order of the turns.
    """
    times = {name: [] for name in sides}
    for _ in range(turns):
        for name, side in sides.items():
            times[name].append(side())
    return times


def ratios(times, reference):
    """Returns the ratios of times to the times of `reference` in the same turns, ascending."""
    return sorted(time / other for time, other in zip(times, reference))


def processor():
    """Returns the name of the processor."""
    with open("/proc/cpuinfo") as info:
        names = (line.split(":")[1].strip() for line in info if "model name" in line)
        return next(names, "unknown processor")


median = statistics.median


def units(seed, start, stop):
    """Returns numbers in 0..<1: SplitMix64 from index `start` up to, but not including, `stop`."""
    number = np.arange(start + 1, stop + 1, dtype=np.uint64)
    bits = np.uint64(seed) + number * np.uint64(0x9E3779B97F4A7C15)
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    bits ^= bits >> np.uint64(31)
    return (bits >> np.uint64(11)).astype(np.float64) * 2.0**-53
