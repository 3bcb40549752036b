public import ChartroomUI

nonisolated extension View {
  /// Sets the axes along which charts in the view scroll.
  ///
  /// A chart scrolls along an axis only if the visible length of the axis is set. A drag over the plot scrolls the
  /// chart. A drag that begins across the axes is left to a scroll view around the chart.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    environment(\.chartOptions.interaction.scrollableAxes, axes)
  }

  /// Sets the visible length of the X axis of charts in the view.
  ///
  /// - Parameter length: A difference of numbers, a number of seconds, or a number of categories. A length is ignored
  ///   if it is not positive or not finite.
  /// - Returns: The view with the visible length.
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    environment(\.chartOptions.interaction.x.length, length.primitivePlottable._plotted.number)
  }

  /// Sets the visible length of the Y axis of charts in the view.
  ///
  /// - Parameter length: A difference of numbers, a number of seconds, or a number of categories. A length is ignored
  ///   if it is not positive or not finite.
  /// - Returns: The view with the visible length.
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View {
    environment(\.chartOptions.interaction.y.length, length.primitivePlottable._plotted.number)
  }

  /// Binds the value at which the visible part of the X axis begins, in charts that scroll along this axis.
  ///
  /// On an axis of dates, the value can also be a number of seconds since the reference date.
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
    scrollPosition(\.x, x)
  }

  /// Binds the value at which the visible part of the Y axis begins, in charts that scroll along this axis.
  ///
  /// Numbers and dates begin at the bottom, and categories at the top.
  public func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View {
    scrollPosition(\.y, y)
  }

  /// Sets the value at which the visible part of the X axis begins, until a chart is scrolled along this axis.
  ///
  /// On an axis of dates, the value can also be a number of seconds since the reference date.
  public func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View {
    environment(\.chartOptions.interaction.x.initial, initialX.primitivePlottable._plotted)
  }

  /// Sets the value at which the visible part of the Y axis begins, until a chart is scrolled along this axis.
  ///
  /// Numbers and dates begin at the bottom, and categories at the top.
  public func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View {
    environment(\.chartOptions.interaction.y.initial, initialY.primitivePlottable._plotted)
  }

  /// Sets the rule that determines where the scrolling of charts in the view ends.
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
        {
          if let value = Value(plotted: $0) ?? Value(plotted: $0.seconds) {
            position.wrappedValue = value
          }
        }
      )
    }
  }
}

extension _PlottedValue {
  /// The number; `nil` for other values.
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The seconds of a date as a number; the value itself if it is no date.
  fileprivate var seconds: _PlottedValue {
    if case .date(let seconds) = self { .number(seconds) } else { self }
  }
}
