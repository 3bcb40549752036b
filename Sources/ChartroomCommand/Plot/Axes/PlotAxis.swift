package import ChartroomCharts

/// An axis with all of its ticks and their texts.
package struct PlotAxis<Value: Plottable & Comparable> {
  /// A tick with its label.
  package struct Tick {
    package let value: Value
    /// The label; a second line names what the first one leaves open, such as the day of a time.
    package let text: String
    /// Whether the tick is zero and values lie on both of its sides.
    package var isBaseline = false
  }

  /// The first and the last value of the axis.
  package let domain: ClosedRange<Value>
  /// The ticks inside of the domain, ascending.
  package let ticks: [Tick]
  /// The title; empty for none.
  package var title = ""
  /// Whether equal distances are equal ratios.
  package var isLogarithmic = false
}
