nonisolated extension View {
  /// Sets the priority with which a stack offers space to the view.
  ///
  /// A `ZStack` takes its size from the views with the highest priority.
  ///
  /// - Parameter value: The priority. It is 0 for views without this modifier, except `Spacer`, whose priority
  ///   is lower than any other. Views with higher priorities are offered space first.
  /// - Returns: The view with the layout priority set.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(priority: value))
  }
}

struct LayoutPriority: Equatable {
  var priority: Double
}

extension LayoutPriority: SettingsModifier {
  typealias Wrapper = LayoutPriorityElement

  func settings(in environment: EnvironmentValues) -> LayoutPriority { self }
}

final class LayoutPriorityElement: SettingsElement<LayoutPriority> {
  override var layoutPriority: Double { settings?.priority ?? 0 }
}
