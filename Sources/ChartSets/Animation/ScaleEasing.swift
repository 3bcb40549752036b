package import ChartScales
package import Foundation

/// How the Y scale follows a travelling window, as a function of the frame's time.
///
/// A scale that is settled for the window of each frame jumps when a step of its grid changes or a
/// spike comes into view. An eased scale is a weighted mean of the scales of recent *moments*. One
/// change becomes one smooth step of `duration` seconds; changes that follow each other closely add up.
/// Weights and moments depend on the travel and the time alone, and not on the frames drawn before.
///
/// The scale of a moment holds everything that the window shows from the moment until its weight is
/// used up. Every scale in the mean therefore holds the current window, and a line never leaves the
/// plot.
package struct ScaleEasing: Hashable, Sendable {
  /// A moment of a travel and its part in the mean.
  package struct Moment: Hashable, Sendable {
    /// The number of the moment, from 0; moments are `interval` seconds apart.
    package var index: Int
    /// The weight, above 0 and up to 1.
    package var weight: Double

    /// Creates a moment.
    package init(index: Int, weight: Double) {
      self.index = index
      self.weight = weight
    }
  }

  /// The time that the scale takes from one settled state to the next, in seconds.
  package static let duration: TimeInterval = 0.25
  /// The distance of two moments, in seconds; independent of the frame rate.
  package static let interval: TimeInterval = 0.05
  /// The last moment that is counted: more than a year.
  private static let lastIndex = 1e9

  /// The way of the window.
  package let travel: WindowTravel
  /// Seconds from the beginning of the travel.
  private let time: TimeInterval

  /// Creates the easing of one frame.
  ///
  /// - Parameters:
  ///   - travel: The way of the window.
  ///   - time: Seconds from the beginning; negative values and NaN count as 0.
  package init(_ travel: WindowTravel, at time: TimeInterval) {
    self.travel = travel
    // When travel and easing are over, nothing changes anymore.
    let end = travel.start == travel.end ? 0 : travel.duration + 2 * Self.duration
    self.time = time > 0 ? min(time, end) : 0
  }

  /// The moments whose scales the frame mixes, from the latest to the earliest.
  ///
  /// The weights add up to 1. Before its beginning the travel is at rest.
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

  /// Returns the window of a moment.
  package func window(of index: Int) -> WindowBounds {
    travel.window(at: Double(index) * Self.interval)
  }

  /// Everything that the window shows while the scale of a moment counts.
  package func stretch(of index: Int) -> WindowBounds {
    let start = Double(index) * Self.interval
    // Both ends of the window move evenly, so that they are farthest out at one of the two times.
    let first = travel.window(at: start)
    let last = travel.window(at: start + Self.interval + Self.duration)
    return WindowBounds(
      lower: min(first.lower, last.lower), upper: max(first.upper, last.upper))
  }

  /// A fraction of the way by a fraction of the time: slow at both ends.
  private static func eased(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }
}
