import Graphics

/// The colours of the contest's design, in light and dark appearance.
enum ContestTheme {
  static let background = Color(light: 0xFFFFFF, dark: 0x242F3E)
  static let text = Color(light: 0x000000, dark: 0xFFFFFF)
  /// Grid lines, the X axis and the indicator's line.
  static let grid = Color(
    light: Color(rgb: 0x182D3B).opacity(0.1), dark: Color(rgb: 0xFFFFFF).opacity(0.1))
  static let label = Color(light: 0x8E8E93, dark: 0x87909A)

  /// The values of a Y axis over bars or areas.
  static let labelOver = Color(
    light: Color(rgb: 0x252529).opacity(0.5), dark: Color(rgb: 0xECF2F8).opacity(0.5))
  /// The labels of an X axis below bars and areas.
  static let labelUnder = Color(
    light: Color(rgb: 0x8E8E93), dark: Color(rgb: 0xA3B1C2).opacity(0.6))
  /// The overlay of all bars but the selected one.
  static let barMask = Color(
    light: Color(rgb: 0xFFFFFF).opacity(0.5), dark: Color(rgb: 0x242F3E).opacity(0.5))

  static let tooltip = Color(light: 0xFFFFFF, dark: 0x1C2533)
  static let tooltipArrow = Color(
    light: Color(rgb: 0x59606D).opacity(0.3), dark: Color(rgb: 0xD2D5D7))
  /// The shadow of a tooltip; there is none in dark appearance.
  static let tooltipShadow = Color(
    light: Color(rgb: 0x182D3B).opacity(0.25), dark: Color.clear)

  /// The colour of links.
  static let link = Color(light: 0x108BE3, dark: 0x48AAF0)

  /// Returns the colour of a series' button; the design has separate colours for dark appearance.
  static func button(_ color: Color, on ground: Color = background) -> Color {
    let button =
      nightButtons[color.resolve(in: .light).hex].map { Color(light: color, dark: Color(rgb: $0)) }
      ?? color
    return button.standingOut(from: ground, by: Contrast.shape)
  }

  /// Returns the colour of the outline and the name of a hidden series.
  static func idleButton(_ color: Color, on ground: Color = background) -> Color {
    let button = button(color, on: ground)
    let isOfDesign = nightButtons[color.resolve(in: .light).hex] != nil
    let readable = button.standingOut(from: ground, by: Contrast.text)
    return isOfDesign ? Color(light: button, dark: readable) : readable
  }

  /// Returns the colour of the text on a button: white, or black on a pale button.
  static func letters(on button: Color) -> Color {
    func letters(_ scheme: ColorScheme) -> Color {
      let white = Color(rgb: 0xFFFFFF)
      let contrast = white.resolve(in: scheme).contrast(with: button.resolve(in: scheme))
      return contrast < Contrast.whiteLetters ? Color(rgb: 0x000000) : white
    }
    return Color(light: letters(.light), dark: letters(.dark))
  }

  /// Returns the colour of a bar or an area; the design has separate colours for dark appearance.
  static func area(_ color: Color, on ground: Color = background) -> Color {
    let area =
      nightAreas[color.resolve(in: .light).hex].map { Color(light: color, dark: Color(rgb: $0)) }
      ?? color
    return area.standingOut(from: ground, by: Contrast.shape)
  }

  /// Returns the colour of a line.
  static func line(_ color: Color, on ground: Color = background) -> Color {
    color.standingOut(from: ground, by: Contrast.shape)
  }

  /// Returns the colour of a text about a series; the colours of the design are unchanged.
  static func text(_ color: Color, on ground: Color = background) -> Color {
    let hex = color.resolve(in: .light).hex
    return nightAreas[hex] == nil && nightButtons[hex] == nil
      ? color.standingOut(from: ground, by: Contrast.text) : color
  }

  /// Returns the colour of the values of a series' Y axis; the design has separate colours for texts in
  /// dark appearance.
  static func axis(_ color: Color, on ground: Color = background) -> Color {
    values[color.resolve(in: .light).hex].map { Color(light: color, dark: Color(rgb: $0.night)) }
      ?? text(color, on: ground)
  }

  /// Returns the colour of a value in a tooltip; the design has separate colours for texts.
  static func value(_ color: Color, on ground: Color = tooltip) -> Color {
    values[color.resolve(in: .light).hex].map { Color(light: $0.day, dark: $0.night) }
      ?? color.standingOut(from: ground, by: Contrast.text)
  }

  private static let values: [String: (day: Int, night: Int)] = [
    "#3497ED": (0x108BE3, 0x5199DF), "#108BE3": (0x108BE3, 0x5199DF),
    "#2373DB": (0x2373DB, 0x3E65CF), "#9ED448": (0x89C32E, 0x99CF60),
    "#5FB641": (0x5FB641, 0x3BA459), "#F5BD25": (0xEAAF10, 0xDBB630),
    "#E8AF14": (0xEAAF10, 0xDBB630), "#F79E39": (0xF58608, 0xEE9D39),
    "#E65850": (0xE83E35, 0xF7655E),
  ]

  private static let nightAreas: [String: Int] = [
    "#3497ED": 0x4681BB, "#2373DB": 0x345B9C, "#9ED448": 0x88BA52, "#5FB641": 0x3DA05A,
    "#F5BD25": 0xDBB630, "#F79E39": 0xD49548, "#E65850": 0xCF5D57, "#55BFE6": 0x479FC4,
    "#64ADED": 0x4082CE, "#558DED": 0x4461AB, "#5CBCDF": 0x4697B3,
  ]

  private static let nightButtons: [String: Int] = [
    "#3CC23F": 0x5AB34D, "#3DC23F": 0x5AB34D, "#4BD964": 0x5AB34D,
    "#F34C44": 0xCF5D57, "#FE3C30": 0xCF5D57, "#E65850": 0xCF5D57,
    "#3497ED": 0x4681BB, "#108BE3": 0x4681BB, "#2373DB": 0x345B9C,
    "#9ED448": 0x88BA52, "#5FB641": 0x3DA05A, "#F5BD25": 0xDBB630,
    "#E8AF14": 0xDBB630, "#F79E39": 0xD49548, "#55BFE6": 0x479FC4,
  ]
}

extension Color {
  fileprivate init(light: Int, dark: Int) {
    self.init(light: Color(rgb: light), dark: Color(rgb: dark))
  }
}
