import ChartroomUI
import Graphics

extension EnvironmentValues {
  /// The colour that a chart lies on; the contest's background by default.
  var chartGround: Color {
    get { self[ChartGroundKey.self] }
    set { self[ChartGroundKey.self] = newValue }
  }
}

private enum ChartGroundKey: EnvironmentKey {
  static var defaultValue: Color { ChartTheme.background }
}

extension View {
  /// Fills the area behind a chart and lets its parts know the colour.
  func chartGround(_ color: Color) -> some View {
    environment(\.chartGround, color).background(color)
  }
}
