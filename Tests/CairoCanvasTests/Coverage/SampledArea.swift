import CairoCanvas
import Foundation
import Graphics

/// The slow, obvious twin of a filled outline of straight lines: who is inside is counted sample by
/// sample.
struct SampledArea {
  let width: Int
  let height: Int
  /// What is covered of each pixel, 0...1, row by row.
  private(set) var coverage: [Double]

  /// Samples every pixel of a picture at the middles of `samples` × `samples` squares.
  init(
    _ outlines: [[CGPoint]], isEvenOdd: Bool = false, width: Int, height: Int, samples: Int = 16
  ) {
    self.width = width
    self.height = height
    coverage = Array(repeating: 0, count: width * height)
    let share = 1 / Double(samples * samples)
    for row in 0..<height * samples {
      let y = (CGFloat(row) + 0.5) / CGFloat(samples)
      // Where the line through the samples of a row crosses an edge, and which way that goes.
      let crossings = outlines.flatMap { outline in
        zip(outline, outline[1...] + outline[..<1]).compactMap {
          from, to -> (x: CGFloat, way: Int)? in
          guard (from.y <= y) != (to.y <= y) else { return nil }
          let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
          return (x, to.y > from.y ? 1 : -1)
        }
      }.sorted { $0.x < $1.x }
      var next = 0
      var winding = 0
      for column in 0..<width * samples {
        let x = (CGFloat(column) + 0.5) / CGFloat(samples)
        while next < crossings.count, crossings[next].x < x {
          winding += crossings[next].way
          next += 1
        }
        if isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0 {
          coverage[row / samples * width + column / samples] += share
        }
      }
    }
  }

  /// Puts a colour of some opacity over what is covered so far, where another area covers it.
  mutating func cover(with area: SampledArea, opacity: Double) {
    for index in coverage.indices {
      coverage[index] += (1 - coverage[index]) * area.coverage[index] * opacity
    }
  }

  /// How far the alpha of `bitmap` is off, over the pixels that the edge of either touches.
  func error(of bitmap: Bitmap) -> (mean: Double, largest: Double) {
    bitmap.alphaError(from: coverage, width: width) { expected, actual in
      expected > 0 && expected < 1 || actual > 0 && actual < 1 || expected != actual
    }
  }
}
