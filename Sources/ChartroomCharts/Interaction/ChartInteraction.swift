import ChartroomUI
import Foundation

/// The reactions of a chart to gestures.
struct ChartInteraction {
  var selection = ChartSelection()
  /// The axes along which the chart scrolls.
  var scrollableAxes: Axis.Set = []
  var x = ScrollSettings()
  var y = ScrollSettings()
  /// The rule for the position at which scrolling ends; `nil` for any position.
  var target: (any ChartScrollTargetBehavior)?
  /// Adds the gesture of the app, in place of those of the chart.
  var gesture: ((AnyView, ChartProxy) -> AnyView)?

  /// Whether the chart reacts to gestures.
  var isActive: Bool { !selection.isEmpty || !scrollableAxes.isEmpty || gesture != nil }

  /// The scrolling along one axis.
  struct ScrollSettings {
    /// The visible length: a number, a number of seconds or a number of categories; `nil` for the whole domain.
    var length: Double?
    /// The position at first; `nil` for the beginning of the domain.
    var initial: _PlottedValue?
    /// The position that the app keeps; `nil` if the chart keeps it.
    var position: (get: () -> _PlottedValue, set: (_PlottedValue) -> Void)?
  }
}

/// The setters of the selected values of a chart.
struct ChartSelection {
  var x: ((_PlottedValue?) -> Void)?
  var y: ((_PlottedValue?) -> Void)?
  var angle: ((_PlottedValue?) -> Void)?
  var xRange: (((_PlottedValue, _PlottedValue)?) -> Void)?
  var yRange: (((_PlottedValue, _PlottedValue)?) -> Void)?

  var isEmpty: Bool { x == nil && y == nil && angle == nil && xRange == nil && yRange == nil }

  /// The axes along which a drag selects, also in a container that scrolls along them.
  var axes: Axis.Set {
    var axes: Axis.Set = []
    if x != nil || xRange != nil { axes.insert(.horizontal) }
    if y != nil || yRange != nil { axes.insert(.vertical) }
    return axes
  }

  /// Clears the selected values; ranges stay.
  func clearValues() {
    x?(nil)
    y?(nil)
    angle?(nil)
  }
}

/// The positions to which a chart has scrolled itself.
struct ScrollPositions: Equatable {
  var x: _PlottedValue?
  var y: _PlottedValue?
}
