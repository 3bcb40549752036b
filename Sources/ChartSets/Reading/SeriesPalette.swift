public import Graphics

/// The default colours of series: the eight colours of the contest's design.
public enum SeriesPalette {
  private static let components: [(Double, Double, Double)] = [
    (0x34, 0x97, 0xED), (0x5F, 0xB6, 0x41), (0xF5, 0xBD, 0x25), (0xE6, 0x58, 0x50),
    (0x23, 0x73, 0xDB), (0x9E, 0xD4, 0x48), (0xF7, 0x9E, 0x39), (0x55, 0xBF, 0xE6),
  ]

  /// Returns the default colour of the series at an index.
  ///
  /// - Parameter position: The index of the series in its chart, counted from 0. The colours repeat every eight
  ///   indices, including negative ones.
  /// - Returns: One of the eight colours.
  public static func color(_ position: Int) -> Color {
    let (red, green, blue) = components[((position % 8) + 8) % 8]
    return Color(red: red / 255, green: green / 255, blue: blue / 255)
  }
}
