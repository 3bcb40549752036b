package import Foundation

/// The position and the size of a frame, as a vector.
package struct FrameVector: VectorArithmetic {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  package init() {}

  package init(_ rect: CGRect) {
    (x, y) = (rect.origin.x, rect.origin.y)
    (width, height) = (rect.size.width, rect.size.height)
  }

  package static var zero: FrameVector { FrameVector() }

  package static func + (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    var sum = lhs
    sum.x += rhs.x
    sum.y += rhs.y
    sum.width += rhs.width
    sum.height += rhs.height
    return sum
  }

  package static func - (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    lhs + rhs.scaled(by: -1)
  }

  package mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
    width *= factor
    height *= factor
  }

  package var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}

/// The motion of an element's frame, relative to that of its parent.
@MainActor
final class FrameMotion: Motion {
  private var vector = VectorMotion<FrameVector>()
  private let didAdvance: () -> Void

  init(_ didAdvance: @escaping () -> Void) { self.didAdvance = didAdvance }

  override var isMoving: Bool { vector.isRunning }

  /// The distance of the presented position from the target, in points.
  var displacement: CGSize { CGSize(width: -vector.remaining.x, height: -vector.remaining.y) }

  /// Returns the presented size for a target; a spring that overshoots does not make it negative.
  func size(of target: CGSize) -> CGSize {
    CGSize(
      width: max(target.width - vector.remaining.width, 0),
      height: max(target.height - vector.remaining.height, 0))
  }

  /// Changes the target; see `VectorMotion`.
  func retarget(
    by delta: FrameVector, with animation: Animation, at time: TimeInterval
  ) -> MotionTimes {
    vector.retarget(by: delta, with: animation, at: time)
  }

  func stop() { vector.stop() }

  override func advance(to time: TimeInterval) -> Bool {
    let goesOn = vector.advance(to: time)
    if goesOn { didAdvance() }
    return goesOn
  }

  override func didEnd() { didAdvance() }
}
