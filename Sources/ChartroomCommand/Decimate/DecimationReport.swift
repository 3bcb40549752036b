import Chartroom
import Decimation

/// The report of `chartroom decimate --report`: counts, speed, and the error of the picture.
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
      "read: \(NumberText.threeDigits(1000 * seconds)) ms, "
        + "\(NumberText.threeDigits(points / seconds / 1e6)) million rows/s, "
        + "\(NumberText.threeDigits(Double(input.bytes) / seconds / 1e6)) MB/s",
    ]
    if result.duration > .zero {
      lines.append(
        "\(algorithm.rawValue): \(NumberText.threeDigits(1000 * algorithmSeconds)) ms, "
          + "\(NumberText.threeDigits(points / algorithmSeconds / 1e6)) million points/s, "
          + "\(NumberText.threeDigits(8 * points / algorithmSeconds / 1e9)) GB/s")
    }
    lines.append(
      "picture, \(picture.width)x\(picture.height), line of \(NumberText.shortest(picture.lineWidth)) pixels: "
        + "\(error)")
    description = lines.joined(separator: "\n")
  }
}
