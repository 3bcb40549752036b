import Foundation

/// The last positions of a pointer, from which its velocity is computed.
struct VelocityTracker {
  /// The time over which the velocity is averaged, in seconds.
  ///
  /// SwiftUI's filter is not known.
  private static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, position: CGPoint)] = []

  /// Adds a position at a time, which must not be less than that of the previous one.
  mutating func add(_ position: CGPoint, at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.span || $0.time == time }
    samples.append((time, position))
  }

  /// The mean velocity, in points per second; zero if less than two positions are known.
  var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let duration = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.position.x - first.position.x) / duration,
      height: (last.position.y - first.position.y) / duration)
  }
}
