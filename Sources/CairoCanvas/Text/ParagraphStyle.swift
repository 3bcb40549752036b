import Foundation
import Graphics

/// The properties that all paragraphs of a text share.
struct ParagraphStyle {
  let request: TextRequest
  let primary: FontFiles.Place
  let language: TextLanguage
  /// The size for shaping, in points.
  let size: Double
  /// The number of points in one Pango unit.
  let unit: CGFloat
  /// The width of lines, in Pango units.
  let width: Int32?

  /// Chooses the size for shaping.
  ///
  /// Pango counts in 32-bit units of 1/1024 point. Large fonts and long texts are shaped at a smaller size,
  /// at most 2048 points and a million divided by the number of bytes, and the result is scaled.
  /// - Parameters:
  ///   - request: The request.
  ///   - string: The part of its text that is shaped.
  ///   - primary: The face of its font.
  init(_ request: TextRequest, _ string: String, primary: FontFiles.Place) {
    self.request = request
    self.primary = primary
    language = TextLanguage(locale: request.localeIdentifier, text: string)
    let asked = Double(request.font.size)
    let size = max(min(asked, 2048, 1_000_000 / Double(max(string.utf8.count, 1))), 0.01)
    self.size = size
    unit = CGFloat(asked / size / 1024)
    width = request.width.map { width in
      let units = (Double(width) * size / asked * 1024).rounded()
      return units > 0 ? Int32(min(units, 1_073_741_824)) : 0
    }
  }
}
