import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("SheetLayout")
struct SheetLayoutTests {
  private static func sizes(_ count: Int, seed: UInt64) -> [CGSize] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      CGSize(
        width: Double.random(in: 1...300, using: &random),
        height: Double.random(in: 1...300, using: &random))
    }
  }

  /// How far a sheet is from 4:3, and how much of it is empty.
  private static func misfit(_ layout: SheetLayout) -> Double {
    let rows = (layout.frames.count + layout.columns - 1) / layout.columns
    let places = Double(rows * layout.columns)
    return abs(log(layout.size.width / layout.size.height * 3 / 4))
      + 2 * (places - Double(layout.frames.count)) / places
  }

  @Test("takes the best number of columns of all", arguments: [1, 2, 5, 30, 100, 256])
  func best(count: Int) {
    let sizes = Self.sizes(count, seed: UInt64(count))
    let all = (1...count).map { Self.misfit(SheetLayout(sizes, columns: $0)) }
    #expect(Self.misfit(SheetLayout(sizes)) == all.min())
  }

  @Test("finds good columns for many pictures in a moment", arguments: [257, 3000, 30_000])
  func many(count: Int) {
    let sizes = Self.sizes(count, seed: 9)
    let clock = ContinuousClock()
    var layout: SheetLayout?
    let time = clock.measure { layout = SheetLayout(sizes) }
    // Few pictures leave fewer choices: the best of all is the measure.
    let best =
      count > 1000 ? 0.03 : (1...count).map { Self.misfit(SheetLayout(sizes, columns: $0)) }.min()
    #expect(layout.map(Self.misfit) ?? 1 < (best ?? 0) + 0.02)
    // Every number of columns took 37 seconds for the largest of these.
    #expect(time < .seconds(4))
  }

  @Test("pictures stand in the middle of their columns, apart from each other")
  func frames() {
    let layout = SheetLayout(Self.sizes(50, seed: 3), columns: 7)
    let whole = CGRect(origin: .zero, size: layout.size)
    for (index, frame) in layout.frames.enumerated() {
      let space = CGRect(
        x: frame.minX - SheetLayout.gap, y: frame.minY - SheetLayout.gap,
        width: frame.width + 2 * SheetLayout.gap,
        height: frame.height + 2 * SheetLayout.gap + SheetLayout.captionHeight)
      #expect(whole.insetBy(dx: -0.001, dy: -0.001).contains(space), "\(index)")
      for other in layout.frames[(index + 1)...] {
        #expect(!space.insetBy(dx: 0.001, dy: 0.001).intersects(other))
      }
    }
    #expect(SheetLayout([], columns: 3).frames.isEmpty && SheetLayout([]).frames.isEmpty)
  }
}
