package import Graphics

/// The colours of series.
///
/// Any two differ by at least 12 in CIEDE2000, also as people with protanopia, deuteranopia or tritanopia see them
/// (Machado, Oliveira and Fernandes 2009), the first four by at least 16. The colours of the system do not: its blue
/// and purple differ by 4.
package enum SeriesPalette {
  /// The colours on white, each of which has a contrast of 2:1 to it.
  package static let light = colors(
    "007AFF", "E2832D", "04654C", "6D397D", "33C2ED", "C74007", "E79FB7", "642309")
  /// The colours on black and dark grey, each of which has a contrast of 3:1 to them.
  package static let dark = colors(
    "0A84FF", "ED9E2F", "43D59A", "A05385", "B8EFFF", "DB2A3D", "DDAEC2", "F5F372")

  /// The neutral colour of sectors that stand for all other names, which differs as much from those of series.
  package static let other = Color(light: Color(white: 0.49), dark: Color(white: 0.56))
  /// The names of sectors that stand for all other names, in lower case.
  private static let otherNames: Set<String> = [
    "other", "others", "sonstige", "sonstiges", "andere", "autres", "otros", "otras", "altri",
    "altre",
  ]

  /// Whether a name stands for all other names.
  package static func isOther(_ name: String) -> Bool { otherNames.contains(name.lowercased()) }

  /// The dashes of lines by name, in their order; the first one is a solid line.
  package static let dashes: [[Double]] = [[], [6, 3], [2, 2], [9, 3, 2, 3]]

  private static func colors(_ hex: String...) -> [Color] { hex.compactMap { Color(hex: $0) } }

  /// Returns the colours for an appearance.
  package static func colors(_ appearance: ColorScheme) -> [Color] {
    appearance == .dark ? dark : light
  }

  /// The colours, each of which depends on the appearance.
  static let adaptive = zip(light, dark).map { Color(light: $0, dark: $1) }

  /// Returns the colours of numbers from the least to the greatest one, by even steps of lightness.
  package static func ramp(_ appearance: ColorScheme) -> Gradient {
    Gradient(
      colors: appearance == .dark
        ? colors("15233B", "1E5799", "3E8FE0", "8CC4F7", "E6F3FF")
        : colors("E8F1FC", "A9CDF3", "5FA2E6", "2169B8", "0B3266"))
  }
}
