public import ChartroomUI

nonisolated extension View {
  /// Sets the axes along which charts in the view scroll.
  ///
  /// A chart scrolls along an axis only if its visible length is set. A drag over the plot scrolls it.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    environment(\.chartOptions.interaction.scrollableAxes, axes)
  }

  /// Sets the visible length of the X axis of charts in the view.
  ///
  /// - Parameter length: A difference of numbers, a number of seconds, or a number of categories. A length that is
  ///   not positive and finite is ignored.
  /// - Returns: The view with the visible length.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    environment(\.chartOptions.interaction.x.length, length.primitivePlottable._plotted.number)
  }

  /// Sets the visible length of the Y axis of charts in the view.
  ///
  /// - Parameter length: A difference of numbers, a number of seconds, or a number of categories. A length that is
  ///   not positive and finite is ignored.
  /// - Returns: The view with the visible length.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    environment(\.chartOptions.interaction.y.length, length.primitivePlottable._plotted.number)
  }

  /// Binds the value at the leading edge of charts in the view, which scroll along the X axis.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
    scrollPosition(\.x, x)
  }

  /// Binds the value at the bottom of charts in the view, which scroll along the Y axis.
  public func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View {
    scrollPosition(\.y, y)
  }

  /// Sets the value at the leading edge of charts in the view, until they are scrolled along the X axis.
  public func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View {
    environment(\.chartOptions.interaction.x.initial, initialX.primitivePlottable._plotted)
  }

  /// Sets the value at the bottom of charts in the view, until they are scrolled along the Y axis.
  public func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View {
    environment(\.chartOptions.interaction.y.initial, initialY.primitivePlottable._plotted)
  }

  /// Sets the rule for the positions at which the scrolling of charts in the view ends.
  public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View {
    transformEnvironment(\.chartOptions) { $0.interaction.target = behavior }
  }

  private func scrollPosition<Value: Plottable>(
    _ axis: WritableKeyPath<ChartInteraction, ChartInteraction.ScrollSettings>,
    _ position: Binding<Value>
  ) -> some View {
    transformEnvironment(\.chartOptions.interaction) {
      $0[keyPath: axis].position = (
        { position.wrappedValue.primitivePlottable._plotted },
        { if let value = Value(plotted: $0) { position.wrappedValue = value } }
      )
    }
  }
}

extension _PlottedValue {
  /// The number; `nil` for other values.
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
