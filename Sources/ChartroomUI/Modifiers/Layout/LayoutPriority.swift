extension View {
  /// Sets the order in which stacks serve the view; 0 by default, higher first.
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
