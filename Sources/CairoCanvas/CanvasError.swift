/// An error of drawing, shaping text, or reading and writing PNG files.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A picture has a side outside of 1...32 767 pixels, Cairo's range for image surfaces.
  case invalidSize(width: Int, height: Int)
  /// A scale, in device pixels per point, is not positive and finite.
  case invalidScale(Double)
  /// Memory for pixels, glyphs or compressed data could not be allocated.
  case outOfMemory
  /// Cairo reported a status other than success.
  ///
  /// - Parameters:
  ///   - name: The text of
  ///     [`cairo_status_to_string`](https://www.cairographics.org/manual/cairo-Error-handling.html).
  case cairo(name: String)
  /// A font that every picture needs is not installed; `package` is its Debian package.
  case missingFont(family: String, package: String)
  /// The text libraries failed to start, or a font file cannot be read.
  case text(reason: String)
  /// libpng failed to read or write a picture.
  case png(reason: String)

  /// One sentence for a log: what is wrong, what was expected, and what to do.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "'\(width)×\(height)' is not the size of a picture. Give sides of 1 to 32767 pixels."
    case .invalidScale(let scale):
      "'\(scale)' is not a scale. Give a finite number of pixels per point above 0, such as 2."
    case .outOfMemory:
      "out of memory. Draw a smaller picture, or raise the limit on memory (ulimit -v)."
    case .cairo(let name): "Cairo failed: \(name)"
    case .missingFont(let family, let package):
      "the font '\(family)' is not installed. Install the package \(package)."
    case .text(let reason): "text cannot be drawn: \(reason)"
    case .png(let reason): "PNG: \(reason)"
    }
  }
}
