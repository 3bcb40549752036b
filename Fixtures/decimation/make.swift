// Writes a long series for `chartroom decimate --raw f64`: a random walk with a few spikes.
//
//     swift Fixtures/decimation/make.swift 10000000 > walk.f64
//
// Only integers are computed with, so every machine writes the same bytes.

import Foundation

/// A seeded generator (SplitMix64, Steele, Lea, Flood 2014).
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count > 0 else {
  FileHandle.standardError.write(Data("usage: make.swift COUNT > FILE\n".utf8))
  exit(2)
}

var random = Random(state: 2026)
var value = 0
var chunk = Data()
for index in 0..<count {
  value += Int(random.next() % 201) - 100
  // About ten spikes, each of one point.
  let isSpike = random.next() % UInt64(count) < 10
  let height = isSpike ? Int(random.next() % 200_001) - 100_000 : 0
  withUnsafeBytes(of: Double(value + height).bitPattern.littleEndian) { chunk.append(contentsOf: $0) }
  if chunk.count >= 1 << 20 || index == count - 1 {
    FileHandle.standardOutput.write(chunk)
    chunk.removeAll(keepingCapacity: true)
  }
}
