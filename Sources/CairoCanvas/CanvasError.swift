/// What can go wrong between a draw list and its picture.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A picture of this many pixels cannot be made: a side is not in 1...32 767, Cairo's limit for
  /// image surfaces.
  case invalidSize(width: Int, height: Int)
  /// A picture cannot have this many device pixels per point: it is not positive and finite.
  case invalidScale(Double)
  /// Memory for pixels, glyphs or compressed data could not be had.
  case outOfMemory
  /// Cairo reported a status other than success.
  ///
  /// - Parameters:
  ///   - name: The text of
  ///     [`cairo_status_to_string`](https://www.cairographics.org/manual/cairo-Error-handling.html).
  case cairo(name: String)
  /// A font that every picture needs is not installed; `package` is Debian's name of it.
  case missingFont(family: String, package: String)
  /// The text stack could not be started.
  case text(reason: String)
  /// libpng refused to read or write a picture.
  case png(reason: String)

  /// One sentence for the reader of a log.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "a picture of \(width)×\(height) pixels cannot be made: sides must be 1 to 32767 pixels"
    case .invalidScale(let scale):
      "a picture cannot have \(scale) pixels per point: give a scale above 0, such as 1 or 2"
    case .outOfMemory: "out of memory"
    case .cairo(let name): "Cairo reports: \(name)"
    case .missingFont(let family, let package):
      "the font \(family) is not installed; install the package \(package)"
    case .text(let reason): "the text stack could not be started: \(reason)"
    case .png(let reason): "PNG: \(reason)"
    }
  }
}
