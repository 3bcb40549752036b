import CairoCanvas
import Chartroom
import Decimation
import Foundation
import Graphics

/// An image with two plots side by side: of a whole series and of its kept points.
@MainActor
struct ComparisonSheet<X: Coordinate> {
  private let kept: Decimated
  private let input: SeriesInput
  private let positions: Positions<X>
  private let algorithm: DecimationAlgorithm

  /// The size of each plot in pixels, without its white margin.
  private static var picture: LinePicture { LinePicture(width: 640, height: 400, lineWidth: 2) }
  private static var margin: Int { 16 }
  private static var size: (width: Int, height: Int) {
    (picture.width + 2 * margin, picture.height + 2 * margin)
  }
  private static var scale: CGFloat { 2 }
  private static var color: Color.Resolved { Color.Resolved(red: 0.2, green: 0.44, blue: 0.86) }

  init(
    _ kept: Decimated, of input: SeriesInput, at positions: Positions<X>,
    _ algorithm: DecimationAlgorithm
  ) {
    self.kept = kept
    self.input = input
    self.positions = positions
    self.algorithm = algorithm
  }

  /// Returns the contents of a PNG file with the sheet.
  func png() throws -> [UInt8] {
    let error = try PixelError(of: kept, from: input.values.span, at: positions, in: Self.picture)
    let whole = "all \(Self.text(input.counts().finite)) points"
    let part =
      "\(algorithm.title): \(Self.text(kept.indices.count)) points, mean difference \(error.meanText) of 255"
    let (width, height) = (Self.size.width, Self.size.height)
    let sheet = try ContactSheet(
      [whole, part].map { ContactSheet.Picture(name: $0, width: width, height: height) },
      columns: 2, scale: Self.scale)
    let pictures = [try bitmap(of: nil), try bitmap(of: kept)]
    return try PNG.encode(
      sheet.bitmap { pictures[$0] }, scale: Self.scale,
      description: "Left: \(whole). Right: \(part).")
  }

  private func bitmap(of kept: Decimated?) throws -> Bitmap {
    let (width, height) = (Self.size.width, Self.size.height)
    var bitmap = Bitmap(
      width: width, height: height, pixels: Array(repeating: 255, count: width * height * 4))
    let line = try Self.picture.bitmap(
      of: kept, from: input.values.span, at: positions, color: Self.color)
    bitmap.draw(line, x: Self.margin, y: Self.margin)
    return bitmap
  }

  private static func text(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
