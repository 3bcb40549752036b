nonisolated extension View {
  /// Performs an action when a value computed from the geometry of the view changes.
  ///
  /// The value is computed after each layout. The action also runs after the first layout.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value from the size and the frames of the view.
  ///   - action: The action, which receives the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    LayoutActionView(content: self, reading: GeometryReading(transform: transform)) { _, new in
      action(new)
    }
  }

  /// Performs an action when a value computed from the geometry of the view changes.
  ///
  /// The value is computed after each layout. The action also runs after the first layout, with the first
  /// value as both arguments.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value from the size and the frames of the view.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    LayoutActionView(
      content: self, reading: GeometryReading(transform: transform), action: action)
  }
}

/// A reading of the geometry of a view while it is displayed.
private struct GeometryReading<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
}

extension GeometryReading: LayoutReading {
  func value(of elements: ElementList) -> Value? {
    guard let element = elements.first, element.isPlaced, element.displayState.isDisplayed else {
      return nil
    }
    return transform(GeometryProxy(GeometryPlace(of: element)))
  }
}
