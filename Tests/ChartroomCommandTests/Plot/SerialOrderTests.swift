import ChartroomCommand
import TestSupport
import Testing

@Suite("SerialOrder")
struct SerialOrderTests {
  /// Numbers of a generator with a seed: a permutation of 0 ..< count.
  private func shuffled(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map(Double.init).shuffled(using: &generator)
  }

  @Test("random numbers have no order, at about the rate of the test")
  func random() {
    let absent = (0..<200).count { SerialOrder.isAbsent(from: shuffled(240, seed: UInt64($0))) }
    // Two deviations leave 95 of 100.
    #expect((180...199).contains(absent))
  }

  @Test("trends, waves, steps and alternating numbers have an order")
  func ordered() {
    #expect(!SerialOrder.isAbsent(from: (0..<100).map(Double.init)))
    #expect(!SerialOrder.isAbsent(from: (0..<100).map { Double(($0 / 20) % 2) }))
    #expect(!SerialOrder.isAbsent(from: (0..<100).map { Double($0 % 2) * 100 + Double($0 % 7) }))
    let noise = shuffled(200, seed: 3)
    #expect(
      !SerialOrder.isAbsent(from: noise.enumerated().map { Double($0.offset) + $0.element / 2 }))
  }

  @Test("a few numbers and equal ones tell nothing")
  func few() {
    #expect(!SerialOrder.isAbsent(from: shuffled(29, seed: 1)))
    #expect(!SerialOrder.isAbsent(from: [Double](repeating: 3, count: 100)))
    #expect(!SerialOrder.isAbsent(from: []))
    #expect(SerialOrder.isAbsent(from: shuffled(100, seed: 1) + [.nan, .infinity]))
  }
}
