import ChartSets
import Foundation
import TestSupport
import Testing

@Suite("Labels of a pie")
struct PieLabelTests {
  /// As wide as in Inter, and a little more.
  private static func width(_ text: String) -> CGFloat { 0.66 * CGFloat(text.count) }

  private static func labels(
    _ shares: PieShares, _ geometry: PieGeometry, chosen: Int? = nil
  ) -> [PieLabel] {
    PieLabel.labels(shares, geometry, chosen: chosen, text: { "\($0)%" }, width: width)
  }

  @Test("every text lies inside its slice, larger slices have larger texts, and 0% is not written")
  func laws() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<200 {
      let shares = PieGeometryTests.shares(
        (0..<Int(random.next() % 8) + 1).map { _ in
          Double(random.next() % 1000) * (random.next() % 4 == 0 ? 0.01 : 1)
        })
      let geometry = PieGeometry(
        size: CGSize(
          width: 60 + Double(random.next() % 400), height: 40 + Double(random.next() % 400)),
        margin: 16, pixel: 0.5)
      let labels = Self.labels(shares, geometry)
      for label in labels {
        let slice = shares.slices[label.slice]
        #expect(slice.percent > 0)
        #expect(label.text == "\(slice.percent)%")
        #expect(label.fontSize >= PieLabel.leastSize)
        let frame = label.frame(width: Self.width(label.text))
        for x in stride(from: frame.minX, through: frame.maxX, by: frame.width / 8) {
          for y in stride(from: frame.minY, through: frame.maxY, by: frame.height / 4) {
            let fraction = geometry.fraction(at: CGPoint(x: x, y: y))
            // The very middle of the pie belongs to no slice.
            guard CGPoint(x: x, y: y) != geometry.center else { continue }
            #expect(
              fraction.map { slice.start - 1e-9 <= $0 && $0 <= slice.end + 1e-9 } == true,
              "\(label) of \(slice)")
          }
        }
      }
      for (label, next) in zip(labels, labels.dropFirst()) {
        #expect(label.fontSize >= next.fontSize)
        #expect(shares.slices[label.slice].fraction >= shares.slices[next.slice].fraction)
      }
    }
  }

  @Test("the text of a chosen slice moves with it, and no other does")
  func chosen() {
    let shares = PieGeometryTests.shares([5, 3, 2])
    let geometry = PieGeometry(size: CGSize(width: 375, height: 340), margin: 16, pixel: 1)
    let still = Self.labels(shares, geometry)
    let moved = Self.labels(shares, geometry, chosen: 1)
    for (before, after) in zip(still, moved) {
      let pull = before.slice == 1 ? geometry.pull(of: shares.slices[1]) : .zero
      #expect(abs(after.center.x - before.center.x - pull.width) < 1e-9)
      #expect(abs(after.center.y - before.center.y - pull.height) < 1e-9)
      #expect(after.fontSize == before.fontSize)
    }
  }

  @Test("a single series has its text in the middle")
  func single() {
    let geometry = PieGeometry(size: CGSize(width: 375, height: 340), margin: 16, pixel: 1)
    let labels = Self.labels(PieGeometryTests.shares([7, 0]), geometry)
    #expect(labels.map(\.center) == [geometry.center])
    #expect(labels.map(\.text) == ["100%"])
  }

  @Test("a pie without room, and one without slices, have no texts")
  func none() {
    let room = PieGeometry(size: CGSize(width: 375, height: 340), margin: 16, pixel: 1)
    #expect(Self.labels(PieGeometryTests.shares([0, 0]), room).isEmpty)
    let tiny = PieGeometry(size: CGSize(width: 33, height: 9), margin: 16, pixel: 1)
    #expect(Self.labels(PieGeometryTests.shares([1, 2]), tiny).isEmpty)
  }
}
