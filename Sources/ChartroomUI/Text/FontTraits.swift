import Graphics

/// Changes to a font that keep its family and size.
package struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var hasMonospacedDigits = false

  func apply(to font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}
