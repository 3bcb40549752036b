import CairoCanvas
import Foundation
import Graphics

/// The slow, obvious twin of a stroke with round joins and caps.
///
/// A sample is covered when it is near enough to any piece.
struct SampledStroke {
  let width: Int
  let height: Int
  /// What is covered of each pixel, 0...1, row by row.
  private(set) var coverage: [Double]

  /// Samples every pixel of a picture at the middles of `samples` × `samples` squares.
  init(_ runs: [[CGPoint]], lineWidth: CGFloat, width: Int, height: Int, samples: Int = 16) {
    self.width = width
    self.height = height
    let columns = width * samples
    let rows = height * samples
    var isCovered = [Bool](repeating: false, count: columns * rows)
    let radius = lineWidth / 2
    let scale = CGFloat(samples)
    for run in runs {
      for (from, to) in zip(run, run.count > 1 ? run[1...] : run[...]) {
        func reach(_ a: CGFloat, _ b: CGFloat, _ count: Int) -> Range<Int> {
          let first = Int(((min(a, b) - radius) * scale).rounded(.down))
          let last = Int(((max(a, b) + radius) * scale).rounded(.up))
          return max(0, min(first, count))..<max(0, min(last, count))
        }
        let dx = to.x - from.x
        let dy = to.y - from.y
        let square = dx * dx + dy * dy
        for row in reach(from.y, to.y, rows) {
          for column in reach(from.x, to.x, columns) {
            let x = (CGFloat(column) + 0.5) / scale - from.x
            let y = (CGFloat(row) + 0.5) / scale - from.y
            let t = square > 0 ? max(0, min((x * dx + y * dy) / square, 1)) : 0
            let (offX, offY) = (x - t * dx, y - t * dy)
            if offX * offX + offY * offY <= radius * radius {
              isCovered[row * columns + column] = true
            }
          }
        }
      }
    }
    coverage = Array(repeating: 0, count: width * height)
    let share = 1 / Double(samples * samples)
    for row in 0..<rows {
      for column in 0..<columns where isCovered[row * columns + column] {
        coverage[row / samples * width + column / samples] += share
      }
    }
  }

  /// How far the alpha of `bitmap` is off, over the pixels that either touches.
  func error(of bitmap: Bitmap) -> (mean: Double, largest: Double) {
    var sum = 0.0
    var largest = 0.0
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let expected = coverage[y * width + x]
        let actual = Double(bitmap.alpha(x, y)) / 255
        guard expected > 0 || actual > 0 else { continue }
        sum += abs(expected - actual)
        largest = max(largest, abs(expected - actual))
        count += 1
      }
    }
    return (count > 0 ? sum / Double(count) : 0, largest)
  }
}
