import Graphics

/// Changes to a font that keep its family and size, and the rarer changes to the style of characters.
package struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  private var box: Boxed<RareTextStyle>?

  /// Whether there are rare changes.
  var hasRare: Bool { box != nil }

  /// The rare changes.
  var rare: RareTextStyle {
    get { box?.value ?? RareTextStyle() }
    set { box = newValue == RareTextStyle() ? nil : Boxed(newValue) }
  }

  func apply(to font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    guard hasRare else { return font }
    if let design = rare.design { font.design = design ?? .default }
    return rare.isMonospaced == true ? font.monospaced() : font
  }

  /// Returns these changes in a text with other changes, which apply where these have none.
  func inside(_ outer: FontTraits) -> FontTraits {
    var traits = self
    traits.weight = weight ?? outer.weight
    traits.isItalic = isItalic || outer.isItalic
    traits.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    if outer.hasRare { traits.rare = rare.inside(outer.rare) }
    return traits
  }
}
