public import ChartroomUI

nonisolated extension View {
  /// Binds the value on the X axis that is selected by a press or a drag over charts in the view.
  ///
  /// The value is `nil` again when the press ends. In a chart that scrolls, a selection begins with a long press.
  /// A drag that begins across the axis is left to a scroll view around the chart, and ends the selection there. In a
  /// scroll view, a press selects after a moment, or when it ends.
  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    transformEnvironment(\.chartOptions) { $0.interaction.selection.x = setter(value) }
  }

  /// Binds the value on the Y axis that is selected by a press or a drag over charts in the view.
  ///
  /// The value is `nil` again when the press ends. In a chart that scrolls, a selection begins with a long press.
  /// A drag that begins across the axis is left to a scroll view around the chart, and ends the selection there. In a
  /// scroll view, a press selects after a moment, or when it ends.
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    transformEnvironment(\.chartOptions) { $0.interaction.selection.y = setter(value) }
  }

  /// Binds the value at the angle of a press on charts of sectors in the view.
  ///
  /// Values are counted clockwise: from 0 at 12 o'clock to the sum of the values of all sectors, unless the sectors
  /// have ranges. The value is `nil` again when the press ends. A scroll view around the chart takes a drag along its
  /// axes, and ends the selection, unless the drag follows a long press.
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    transformEnvironment(\.chartOptions) { $0.interaction.selection.angle = setter(value) }
  }

  /// Binds the range on the X axis that is selected by a drag over charts in the view.
  ///
  /// The drag begins along the axis, at a distance of 10 points. The range stays selected after the drag.
  public func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    transformEnvironment(\.chartOptions) { $0.interaction.selection.xRange = setter(range) }
  }

  /// Binds the range on the Y axis that is selected by a drag over charts in the view.
  ///
  /// The drag begins along the axis, at a distance of 10 points. The range stays selected after the drag.
  public func chartYSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    transformEnvironment(\.chartOptions) { $0.interaction.selection.yRange = setter(range) }
  }

  /// Adds a gesture to the plots of charts in the view, in place of their own gestures.
  ///
  /// - Parameter body: A closure that creates the gesture from the proxy of a chart. The gesture reports its locations
  ///   in the coordinates of the plot, so that they can be passed to the methods of the proxy.
  /// - Returns: The view with the gesture.
  public func chartGesture<Attached: Gesture>(
    _ body: @escaping (ChartProxy) -> Attached
  ) -> some View {
    transformEnvironment(\.chartOptions) {
      $0.interaction.gesture = { view, proxy in AnyView(view.gesture(body(proxy))) }
    }
  }
}

private func setter<Value: Plottable>(_ value: Binding<Value?>) -> (_PlottedValue?) -> Void {
  { value.wrappedValue = $0.flatMap(Value.init(plotted:)) }
}

private func setter<Value: Plottable & Comparable>(
  _ range: Binding<ClosedRange<Value>?>
) -> ((_PlottedValue, _PlottedValue)?) -> Void {
  { ends in
    let values = ends.map { [$0.0, $0.1].compactMap(Value.init(plotted:)) } ?? []
    range.wrappedValue =
      values.count == 2 ? min(values[0], values[1])...max(values[0], values[1]) : nil
  }
}
