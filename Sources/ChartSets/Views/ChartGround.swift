import ChartroomUI
import Graphics

extension EnvironmentValues {
  /// The background colour of a chart; the contest's background by default.
  var chartGround: Color {
    get { self[ChartGroundKey.self] }
    set { self[ChartGroundKey.self] = newValue }
  }
}

private enum ChartGroundKey: EnvironmentKey {
  static var defaultValue: Color { ContestTheme.background }
}

extension View {
  /// Fills the background of a chart and sets the colour in the environment.
  func chartGround(_ color: Color) -> some View {
    environment(\.chartGround, color).background(color)
  }
}
