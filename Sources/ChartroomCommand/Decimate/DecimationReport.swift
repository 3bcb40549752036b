import Chartroom
import Decimation
import Foundation

/// What `chartroom decimate --report` tells: counts, speed, and the error of the picture.
struct DecimationReport: CustomStringConvertible {
  /// The lines, without a line end behind the last one.
  let description: String

  /// Draws the series both ways and words what it finds.
  ///
  /// - Parameters:
  ///   - result: What was kept.
  ///   - input: The series.
  ///   - positions: Where its points stand.
  ///   - algorithm: What picked the points.
  ///   - reading: How long it took to read the series.
  /// - Throws: When the pictures cannot be drawn.
  init<X: Coordinate>(
    _ result: FittedDecimation, of input: SeriesInput, at positions: Positions<X>,
    _ algorithm: DecimationAlgorithm, reading: Duration
  ) throws {
    let picture = LinePicture()
    let error = try PixelError(
      of: result.kept, from: input.values.span, at: positions, in: picture)
    let points = Double(input.values.count)
    let seconds = reading / .seconds(1)
    let algorithmSeconds = result.duration / .seconds(1)
    var lines = [
      "rows: \(input.values.count) in, \(result.rows.count) out",
      "read: \(Self.text(1000 * seconds)) ms, \(Self.text(points / seconds / 1e6)) million rows/s, "
        + "\(Self.text(Double(input.bytes) / seconds / 1e6)) MB/s",
    ]
    if result.duration > .zero {
      lines.append(
        "\(algorithm.rawValue): \(Self.text(1000 * algorithmSeconds)) ms, "
          + "\(Self.text(points / algorithmSeconds / 1e6)) million points/s, "
          + "\(Self.text(8 * points / algorithmSeconds / 1e9)) GB/s")
    }
    lines.append(
      "picture, \(picture.width)x\(picture.height), line of \(Number.text(picture.lineWidth)) pixels: "
        + "\(error)")
    description = lines.joined(separator: "\n")
  }

  /// Three digits, and more of large numbers.
  private static func text(_ number: Double) -> String {
    String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number)
  }
}
