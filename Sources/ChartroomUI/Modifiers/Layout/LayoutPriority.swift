extension View {
  /// Sets the view's layout priority, 0 by default; stacks offer space to higher priorities first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(priority: value))
  }
}

struct LayoutPriority: SettingsModifier, Equatable {
  var priority: Double

  typealias Wrapper = LayoutPriorityElement

  func settings(in environment: EnvironmentValues) -> LayoutPriority { self }
}

final class LayoutPriorityElement: SettingsElement<LayoutPriority> {
  override var layoutPriority: Double { settings?.priority ?? 0 }
}
