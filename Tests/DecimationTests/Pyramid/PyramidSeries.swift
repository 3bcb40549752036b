import TestSupport

/// Series that exercise a pyramid.
enum PyramidSeries {
  /// Stretches of noise, of plateaus and of gaps, longer and shorter than blocks; `nil` is a gap.
  static func random(using random: inout SplitMix64, longest: Int) -> [Int32?] {
    var values: [Int32?] = []
    let count = Int.random(in: 0...longest, using: &random)
    let gapEvery = [5, 300, 100_000][Int.random(in: 0..<3, using: &random)]
    while values.count < count {
      let length = [1, 5, 70, 600][Int.random(in: 0..<4, using: &random)]
      let kind = Int.random(in: 0..<4, using: &random)
      let height = Int32.random(in: -30...30, using: &random)
      for _ in 0..<Int.random(in: 1...length, using: &random) {
        let isGap = Int.random(in: 0..<gapEvery, using: &random) == 0
        let noise = Int32.random(in: -9...9, using: &random)
        values.append(
          isGap || (kind == 0 && gapEvery < 1_000) ? nil : height + Int32(kind / 2) * noise)
      }
    }
    return Array(values.prefix(count))
  }
}
