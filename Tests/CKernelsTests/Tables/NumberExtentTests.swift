import CKernels
import TestSupport
import Testing

@Suite("extents of numbers")
struct NumberExtentTests {
  private var kernels: [ck_number_extent] { everyWidth(ck_number_extent_for) }

  private func expectTwin(of numbers: [Double]) {
    let known = numbers.filter { !$0.isNaN }
    for kernel in kernels + [ck_number_extent_widest()] {
      let extent = numbers.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { kernel($0, buffer.count) }
      }
      #expect(extent?.low == known.min() ?? .infinity)
      #expect(extent?.high == known.max() ?? -.infinity)
      #expect(extent?.least_positive == known.filter { $0 > 0 }.min() ?? .infinity)
    }
  }

  @Test(
    "every vector width has the results of the reference implementation",
    arguments: Array(1...70) + [1000])
  func widths(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    expectTwin(of: (0..<count).map { _ in Double.random(in: -1e9...1e9, using: &random) })
    expectTwin(of: (0..<count).map { _ in Double.random(in: -9 ... -1, using: &random) })
  }

  @Test("NaN is skipped at each place, and infinities are not", arguments: 0..<40)
  func gaps(place: Int) {
    var numbers = (0..<40).map { Double(40 - $0) - 20 }
    numbers[place] = .nan
    expectTwin(of: numbers)
    numbers[place] = .infinity
    expectTwin(of: numbers)
    numbers[39 - place] = -.infinity
    expectTwin(of: numbers)
    expectTwin(of: [Double](repeating: .nan, count: place + 1))
    expectTwin(of: [Double](repeating: 0, count: place + 1))
  }
}
