nonisolated extension View {
  /// Sets the position of the view in the drawing order of its siblings.
  ///
  /// Views with greater values are drawn in front of those with smaller ones, and receive pointer events first.
  /// The layout is unaffected.
  ///
  /// - Parameter value: The position; 0 for views without this modifier. NaN counts as 0.
  /// - Returns: The view with the position.
  public func zIndex(_ value: Double) -> some View {
    modifier(ZIndex(value: value.isNaN ? 0 : value))
  }
}

struct ZIndex: Equatable {
  let value: Double
}

extension ZIndex: SettingsModifier {
  typealias Wrapper = ZIndexElement

  func settings(in environment: EnvironmentValues) -> Double { value }
}

final class ZIndexElement: SettingsElement<Double> {
  required init(around child: LayoutElement, core: StageCore) {
    super.init(around: child, core: core)
    core.holdsZIndices = true
  }

  override func settingsDidChange(_ settings: Double) { invalidateDisplay() }

  override var zIndex: Double { settings ?? 0 }
}
