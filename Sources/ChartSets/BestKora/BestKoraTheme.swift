import ChartroomUI
import Graphics

/// The colours of the BestKora app, in light and dark appearance.
enum BestKoraTheme {
  /// Headlines, axes and the frame of the mini-map's window.
  static let title = Color(
    light: Color(rgb: 0x5F47FF), dark: Color(rgb: 0xFFFF9E).opacity(0.943))
  /// The grid lines.
  static let grid = HierarchicalShapeStyle.secondary
  /// The overlay of the mini-map outside its window.
  static let rangeTint = Color(
    light: Color(rgb: 0xEFEFF4).opacity(0.5), dark: Color(rgb: 0xE0EAF5).opacity(0.2))
  /// The background of the dates below the plot.
  static let strip = Color(
    light: Color(rgb: 0xF9F9B8).opacity(0.5), dark: Color(rgb: 0xE0EACB).opacity(0.4))
  /// The indicator's line.
  static let indicator = Color(light: .blue, dark: .yellow)
  /// The background of the indicator's tooltip, which hides more of the lines below it than the app's,
  /// whose opacity is 0.8.
  static let indicatorBox = Color(
    light: Color(white: 229.0 / 255).opacity(0.92), dark: Color(white: 67.0 / 255).opacity(0.92))
  static let card = Color(light: Color(white: 0.97), dark: Color(white: 0.18))
  /// The background of the tab bar.
  static let tabBar = Color(light: Color(white: 0.976), dark: Color(white: 0.086))
  static let idleTab = Color.gray
  static let background = Color(light: .white, dark: .black)

  /// Returns the colour of a text about a series, which is a shade of the series' colour if that is too
  /// pale or too dark on the background.
  static func text(_ color: Color, on ground: Color) -> Color {
    color.standingOut(from: ground, by: Contrast.text)
  }
}
