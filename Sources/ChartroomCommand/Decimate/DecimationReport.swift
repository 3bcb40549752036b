import Chartroom
import Decimation

/// The report of `chartroom decimate --report`: the counts, the speed and the pixel error.
struct DecimationReport: CustomStringConvertible {
  /// The lines of the report, without a final line feed.
  let description: String

  /// Creates a report, for which the whole series and the kept points are drawn.
  ///
  /// - Parameters:
  ///   - result: The kept points.
  ///   - input: The series.
  ///   - positions: The positions of the points.
  ///   - algorithm: The algorithm that kept the points.
  ///   - reading: The time taken to read the series.
  /// - Throws: An error if the plots cannot be drawn.
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
      "plot, \(picture.width)x\(picture.height), line of \(NumberText.shortest(picture.lineWidth)) pixels: "
        + "\(error)")
    description = lines.joined(separator: "\n")
  }
}
