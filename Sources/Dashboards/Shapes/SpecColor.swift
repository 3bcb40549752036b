import Graphics

/// The colours of the system that a spec can name.
enum SpecColor {
  private static let colors: KeyValuePairs<String, Color> = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray, "primary": .primary, "secondary": .secondary,
    "white": .white, "black": .black,
  ]

  static let names = colors.map(\.key)

  /// Returns the colour with a name; `nil` for an unknown one.
  static func named(_ name: String) -> Color? { colors.first { $0.key == name }?.value }
}
