package import ChartroomCharts

/// An axis with all of its ticks and their texts.
package struct PlotAxis<Value: Plottable & Comparable> {
  /// A tick with its label.
  package struct Tick {
    package let value: Value
    /// The label; a second line names what the first one leaves open, such as the day of a time.
    package let text: String
    /// Whether the tick is zero and values lie on both of its sides.
    package var isBaseline: Bool

    /// Creates a tick.
    package init(value: Value, text: String, isBaseline: Bool = false) {
      (self.value, self.text, self.isBaseline) = (value, text, isBaseline)
    }
  }

  /// The first and the last value of the axis.
  package let domain: ClosedRange<Value>
  /// The ticks inside of the domain, ascending.
  package let ticks: [Tick]
  /// The title; empty for none.
  package var title: String
  /// Whether equal distances are equal ratios.
  package var isLogarithmic: Bool

  /// Creates an axis.
  package init(
    domain: ClosedRange<Value>, ticks: [Tick], title: String = "", isLogarithmic: Bool = false
  ) {
    (self.domain, self.ticks, self.title) = (domain, ticks, title)
    self.isLogarithmic = isLogarithmic
  }
}
