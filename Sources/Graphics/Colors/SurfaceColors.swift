/// The colours of iOS for controls and for what lies behind content, as pairs for the light and the dark scheme.
///
/// Greys and names are those of Apple's Human Interface Guidelines, the other values those that iOS 13 returned.
extension Color {
  /// The background of a screen: white, or black in the dark scheme.
  package static let surface = Color(light: .white, dark: .black)
  /// The background of content grouped in a screen, `#F2F2F7` or `#1C1C1E`.
  package static let secondarySurface = Color(
    light: .init(rgb: 0xF2F2F7), dark: .init(rgb: 0x1C1C1E))
  /// The background of content grouped in `secondarySurface`: white or `#2C2C2E`.
  package static let tertiarySurface = Color(light: .white, dark: .init(rgb: 0x2C2C2E))
  /// The background of a screen of grouped lists: `#F2F2F7`, or black in the dark scheme.
  package static let groupedSurface = Color(light: .init(rgb: 0xF2F2F7), dark: .black)
  /// The background of the rows of a grouped list: white or `#1C1C1E`.
  package static let secondaryGroupedSurface = Color(light: .white, dark: .init(rgb: 0x1C1C1E))
  /// The background of content grouped in the rows of a grouped list: `#F2F2F7` or `#2C2C2E`.
  package static let tertiaryGroupedSurface = Color(
    light: .init(rgb: 0xF2F2F7), dark: .init(rgb: 0x2C2C2E))

  /// The fill of thin shapes, such as the track of a slider.
  package static let fill = translucent(0x787880, 0.2, 0x787880, 0.36)
  /// The fill of shapes of medium size, such as the background of a switch.
  package static let secondaryFill = translucent(0x787880, 0.16, 0x787880, 0.32)
  /// The fill of large shapes, such as fields and buttons.
  package static let tertiaryFill = translucent(0x767680, 0.12, 0x767680, 0.24)
  /// The fill of large areas with complex content.
  package static let quaternaryFill = translucent(0x747480, 0.08, 0x767680, 0.18)

  /// The colour of placeholders.
  package static let placeholder = Color(base: .system(.tertiary))
  /// The colour of tertiary text.
  package static let tertiaryLabel = Color(base: .system(.tertiary))
  /// The colour of quaternary text.
  package static let quaternaryLabel = Color(base: .system(.quaternary))
  /// The colour of lines between content, which lets the background show through.
  package static let separator = Color(base: .system(.separator))
  /// The colour of lines between content, without transparency.
  package static let opaqueSeparator = Color(
    light: .init(rgb: 0xC6C6C8), dark: .init(rgb: 0x38383A))

  /// A grey, lighter than `gray` in the light scheme and darker in the dark one.
  package static let gray2 = Color(light: .init(rgb: 0xAEAEB2), dark: .init(rgb: 0x636366))
  /// A grey closer to the background than `gray2`.
  package static let gray3 = Color(light: .init(rgb: 0xC7C7CC), dark: .init(rgb: 0x48484A))
  /// A grey closer to the background than `gray3`.
  package static let gray4 = Color(light: .init(rgb: 0xD1D1D6), dark: .init(rgb: 0x3A3A3C))
  /// A grey closer to the background than `gray4`.
  package static let gray5 = Color(light: .init(rgb: 0xE5E5EA), dark: .init(rgb: 0x2C2C2E))
  /// The grey closest to the background.
  package static let gray6 = Color(light: .init(rgb: 0xF2F2F7), dark: .init(rgb: 0x1C1C1E))

  private static func translucent(
    _ light: Int, _ lightOpacity: Double, _ dark: Int, _ darkOpacity: Double
  ) -> Color {
    Color(
      light: Color(rgb: light).opacity(lightOpacity), dark: Color(rgb: dark).opacity(darkOpacity))
  }
}
