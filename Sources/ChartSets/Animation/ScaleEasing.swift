package import ChartScales
package import Foundation

/// The easing of the Y scale during a window travel, as a function of the frame's time.
///
/// A scale that fits the window of each frame would jump when the step of its grid changes or a spike
/// becomes visible. The eased scale is a weighted mean of the scales at recent *moments*. A change
/// becomes a smooth transition of `duration` seconds, and transitions that overlap add up. Weights and
/// moments depend only on the travel and the time, not on the frames drawn before.
///
/// The scale of a moment covers everything that the window shows until the weight of the moment is 0.
/// Every scale in the mean therefore covers the current window, and a line never leaves the plot.
package struct ScaleEasing: Hashable, Sendable {
  /// A moment of a travel and its weight in the mean.
  package struct Moment: Hashable, Sendable {
    /// The index of the moment, from 0; moments are `interval` seconds apart.
    package var index: Int
    /// The weight, above 0 and up to 1.
    package var weight: Double

    /// Creates a moment.
    package init(index: Int, weight: Double) {
      self.index = index
      self.weight = weight
    }
  }

  /// The duration of the transition from one scale to the next, in seconds.
  package static let duration: TimeInterval = 0.25
  /// The time between moments, in seconds, regardless of the frame rate.
  package static let interval: TimeInterval = 0.05
  /// The index of the last moment, after more than a year.
  private static let lastIndex = 1e9

  /// The movement of the window.
  package let travel: WindowTravel
  /// The time since the start of the travel, in seconds.
  private let time: TimeInterval

  /// Creates the easing of one frame.
  ///
  /// - Parameters:
  ///   - travel: The movement of the window.
  ///   - time: The time since the start of the travel, in seconds; negative values and NaN count as 0.
  package init(_ travel: WindowTravel, at time: TimeInterval) {
    self.travel = travel
    // When travel and easing are over, nothing changes anymore.
    let end = travel.start == travel.end ? 0 : travel.duration + 2 * Self.duration
    self.time = time > 0 ? min(time, end) : 0
  }

  /// The moments whose scales the frame combines, from the latest to the earliest.
  ///
  /// The sum of their weights is 1. Before its start, the window is at rest.
  package var moments: [Moment] {
    let newest = min((time / Self.interval).rounded(.down), Self.lastIndex)
    var moments: [Moment] = []
    var passed = 0.0
    var index = newest
    while passed < 1 {
      // The share of the way that a change at this moment has gone.
      let share = index <= 0 ? 1 : Self.eased((time - index * Self.interval) / Self.duration)
      if share > passed {
        moments.append(Moment(index: Int(max(index, 0)), weight: share - passed))
        passed = share
      }
      index -= 1
    }
    return moments
  }

  /// Returns the window at a moment.
  package func window(of index: Int) -> WindowBounds {
    travel.window(at: Double(index) * Self.interval)
  }

  /// Returns the range that the window shows while the scale of a moment has a weight.
  package func stretch(of index: Int) -> WindowBounds {
    let (first, last) = ends(of: index)
    return WindowBounds(
      lower: min(first.lower, last.lower), upper: max(first.upper, last.upper))
  }

  /// Returns the first and the last window while the scale of a moment has a weight.
  ///
  /// Both bounds of the window move evenly, so that they are farthest out in one of the two.
  package func ends(of index: Int) -> (first: WindowBounds, last: WindowBounds) {
    let start = Double(index) * Self.interval
    return (travel.window(at: start), travel.window(at: start + Self.interval + Self.duration))
  }

  /// Returns the fraction of the way at a fraction of the time, slow at both ends (smoothstep).
  private static func eased(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }
}
