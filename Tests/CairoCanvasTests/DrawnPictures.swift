import CairoCanvas
import Foundation
import Graphics

typealias Pixel = [UInt8]

extension Bitmap {
  /// Straight red, green, blue, alpha.
  subscript(x: Int, y: Int) -> Pixel {
    let pixel = rgbaStraight(x: x, y: y)
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(rgbaStraight(x: x, y: y).alpha) }

  /// Measures how far alpha is off from what it should be.
  ///
  /// - Parameters:
  ///   - coverage: What alpha should be, from 0 to 1, row by row.
  ///   - width: The pixels of a row.
  ///   - counts: Whether a pixel counts, from what is expected and what is there.
  /// - Returns: The mean and the largest error of the pixels that count.
  func alphaError(
    from coverage: [Double], width: Int, counting counts: (Double, Double) -> Bool
  ) -> (mean: Double, largest: Double) {
    let errors = coverage.enumerated().compactMap { at, expected -> Double? in
      let actual = Double(alpha(at % width, at / width)) / 255
      return counts(expected, actual) ? abs(expected - actual) : nil
    }
    return (errors.reduce(0, +) / Double(max(errors.count, 1)), errors.max() ?? 0)
  }

  /// The rectangle of all pixels with an alpha of at least `threshold`; `nil` when there are none.
  func ink(threshold: Int = 1) -> (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    var box: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
    for y in 0..<height {
      for x in 0..<width where alpha(x, y) >= threshold {
        let old = box ?? (x, y, x + 1, y + 1)
        box = (min(old.minX, x), min(old.minY, y), max(old.maxX, x + 1), max(old.maxY, y + 1))
      }
    }
    return box
  }
}

extension Paint {
  static let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
  static let blue = Paint.color(Color.Resolved(red: 0, green: 0, blue: 1))
  static let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
}

/// A bitmap of `commands`, drawn on a clear ground.
func picture(
  width: Int = 40, height: Int = 40, scale: CGFloat = 1, _ commands: [DrawCommand]
) throws -> Bitmap {
  var canvas = try ImageCanvas(width: width, height: height, scale: scale)
  try canvas.draw(DrawList(commands))
  return try canvas.finish()
}

func square(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

func ramp(_ colors: [Color]) -> ResolvedGradient { Gradient(colors: colors).resolve(in: .light) }

func request(_ string: String, size: CGFloat = 16, width: CGFloat? = nil) -> TextRequest {
  TextRequest(string: string, font: ResolvedFont(size: size), width: width)
}
