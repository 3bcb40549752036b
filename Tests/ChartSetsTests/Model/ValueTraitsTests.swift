import ChartSets
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ValueTraits")
struct ValueTraitsTests {
  /// A series of the values, which knows their traits.
  private func line(_ values: [Double]) -> Line {
    Line(id: "y0", title: "", points: ContiguousArray(values), color: .red)
  }

  @Test("each value alone, beside the obvious way to tell", arguments: [1.0, -1])
  func alone(sign: Double) {
    let values = [
      0, 0.5, 1, 1.5, 0x1p-1074, 0.1, 2.000_000_000_000_1, 0x1p51, 0x1p51 + 0.5, 0x1p52 - 0.5,
      0x1p52 - 1, 0x1p52, 0x1p53 + 2, 1e300, .greatestFiniteMagnitude, .infinity, .nan,
    ]
    for value in values.map({ sign * $0 }) {
      let line = line([value])
      #expect(line.holdsGaps == !value.isFinite, "\(value)")
      #expect(line.holdsIntegers == (!value.isFinite || value == value.rounded()), "\(value)")
    }
  }

  @Test("one value among many decides, wherever it stands", arguments: 1...40)
  func amongMany(count: Int) {
    let whole = [Double](repeating: 7, count: count)
    #expect(line(whole).holdsIntegers && !line(whole).holdsGaps)
    for place in whole.indices {
      var values = whole
      values[place] = 7.25
      #expect(!line(values).holdsIntegers && !line(values).holdsGaps)
      values[place] = .nan
      #expect(line(values).holdsIntegers && line(values).holdsGaps)
    }
  }

  @Test("random bits, beside the obvious way to tell")
  func random() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<2_000 {
      let value = Double(bitPattern: random.next())
      let line = line([value])
      #expect(line.holdsGaps == !value.isFinite)
      #expect(line.holdsIntegers == (!value.isFinite || value == value.rounded()))
    }
    #expect(line([]).holdsIntegers && !line([]).holdsGaps)
  }
}
