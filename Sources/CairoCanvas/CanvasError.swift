/// An error in drawing, in shaping text, or in reading or writing a PNG file.
public enum CanvasError: Error, Equatable, Sendable, CustomStringConvertible {
  /// An image size that is out of range, in pixels.
  ///
  /// A side is 1...32 767 pixels for drawing, which is Cairo's range, and 1...2 147 483 647 in a PNG file.
  case invalidSize(width: Int, height: Int)
  /// A scale, in device pixels per point, that is not both positive and finite.
  case invalidScale(Double)
  /// A failed allocation of memory for pixels, glyphs or compressed data.
  case outOfMemory
  /// A Cairo status other than success.
  ///
  /// - Parameters:
  ///   - name: The text of
  ///     [`cairo_status_to_string`](https://www.cairographics.org/manual/cairo-Error-handling.html).
  case cairo(name: String)
  /// A required font family that is not installed; `package` is the Debian package that contains it.
  case missingFont(family: String, package: String)
  /// A failure of the text libraries, or a font file that cannot be read; `reason` describes it.
  case text(reason: String)
  /// A failure of libpng to read or write a file; `reason` is libpng's message.
  case png(reason: String)
  /// An image file of another format that cannot be read; `reason` describes it.
  case image(reason: String)

  /// A message for a log that names the problem and, if known, the remedy.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "'\(width)×\(height)' is not the size of an image. Give sides of 1 to 32767 pixels."
    case .invalidScale(let scale):
      "'\(scale)' is not a scale. Give a finite number of pixels per point above 0, such as 2."
    case .outOfMemory:
      "out of memory. Draw a smaller image, or raise the limit on memory (ulimit -v)."
    case .cairo(let name): "Cairo failed: \(name)"
    case .missingFont(let family, let package):
      "the font '\(family)' is not installed. Install the package \(package)."
    case .text(let reason): "text cannot be drawn: \(reason)"
    case .png(let reason): "PNG: \(reason)"
    case .image(let reason): reason
    }
  }
}
