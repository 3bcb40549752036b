/// A modifier whose edges the scrolled content of scroll views does not pass, because bars without a background are
/// behind them.
struct ScrollBoundary: SettingsModifier {
  typealias Wrapper = ScrollBoundaryElement

  let edges: VerticalEdge.Set

  func settings(in environment: EnvironmentValues) -> VerticalEdge.Set { edges }
}

final class ScrollBoundaryElement: SettingsElement<VerticalEdge.Set> {
  override func settingsDidChange(_ settings: VerticalEdge.Set) { notifyPositionReaders() }

  override var scrollBoundaries: VerticalEdge.Set { settings ?? [] }
}
