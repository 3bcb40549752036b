import Foundation
import Graphics

/// The properties that all paragraphs of a text share.
struct ParagraphStyle {
  let request: TextRequest
  /// The font of the text or of a span.
  private(set) var font: ResolvedFont
  /// The face of `font`.
  private(set) var primary: FontFiles.Place
  let language: TextLanguage
  /// The size of `font` for shaping, in points.
  private(set) var size: Double
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
    font = request.font
    self.primary = primary
    language = TextLanguage(locale: request.localeIdentifier, text: string)
    let asked = Double(request.font.size)
    let limit = min(2048, 1_000_000 / Double(max(string.utf8.count, 1)))
    let largest = Double(request.largestFontSize)
    let size = max(largest > asked ? asked * min(limit / largest, 1) : min(asked, limit), 0.01)
    self.size = size
    unit = CGFloat(asked / size / 1024)
    width = request.width.map { width in
      let units = (Double(width) * size / asked * 1024).rounded()
      return units > 0 ? Int32(min(units, 1_073_741_824)) : 0
    }
  }

  /// Returns the properties of a span.
  func with(_ font: ResolvedFont, primary: FontFiles.Place) -> ParagraphStyle {
    var copy = self
    copy.font = font
    copy.primary = primary
    copy.size = size(of: font)
    return copy
  }

  /// Returns the size of a font for shaping, in points.
  func size(of font: ResolvedFont) -> Double { max(Double(font.size) / Double(unit) / 1024, 0.01) }

  /// Returns a length of points in Pango units.
  func units(_ points: CGFloat) -> Int32 {
    let units = points / unit
    return units.isFinite ? Int32(max(-1e8, min(units, 1e8)).rounded()) : 0
  }
}
