import Graphics

/// Fonts, colours and distances.
struct ThemeSpec: Sendable, Equatable {
  var font = FontFamily.sans
  var titleFont: FontFamily?
  var accent: Color?
  var palette: [Color]?
  var background: Color?
  var panelBackground: Color?
  var spacing = 16.0
  var cornerRadius = 12.0
  var cards = true

  /// The families of fonts, which are the same on every machine.
  enum FontFamily: String, CaseIterable, Sendable {
    case sans, serif, monospaced

    var design: Font.Design {
      switch self {
      case .sans: .default
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  static let shape = SpecShape<ThemeSpec>.object(
    "a theme", ThemeSpec(),
    [
      Field(
        "font", \.font, .word,
        "Family of texts: Inter (sans), Noto Serif or Noto Sans Mono, with Noto for other scripts (default: sans)."
      ),
      Field(
        "titleFont", \.titleFont, .word,
        "Family of titles and big numbers (default: that of texts)."),
      Field(
        "accent", \.accent, .color,
        "Colour of marks of one colour (default: the first one of the palette)."),
      Field(
        "palette", \.palette, .list(of: .color, "a list of colours", counts: 1...32),
        "Colours of series (default: eight colours that people with colour blindness can distinguish)."
      ),
      Field("background", \.background, .color, "Colour behind the panels."),
      Field("panelBackground", \.panelBackground, .color, "Colour of the panels."),
      Field(
        "spacing", \.spacing, .number(in: 0...64), "Distance of panels in points (default: 16)."),
      Field(
        "cornerRadius", \.cornerRadius, .number(in: 0...64),
        "Radius of the corners of panels in points (default: 12)."),
      Field(
        "cards", \.cards, .boolean,
        "Whether panels are on cards, or else on the background of the picture (default: true)."),
    ])
}
