public import Foundation
public import Graphics

/// A gesture that recognises a change of the distance between two pointers.
///
/// It begins with the second pointer and ends when one of the two is released. Further pointers are ignored.
public struct MagnifyGesture {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the stage's virtual time, counted from the reference date of `Date`.
    public var time: Date
    /// The distance between the pointers, as a multiple of their distance when the gesture began.
    ///
    /// An initial distance of less than 1 point counts as 1.
    public var magnification: CGFloat
    /// The change of `magnification` per second, averaged over the last 0.1 seconds.
    public var velocity: CGFloat
    /// The midpoint between the pointers when the gesture began, in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The midpoint between the pointers when the gesture began, in points, in the coordinates of the view.
    public var startLocation: CGPoint
  }

  /// The change of the magnification from 1 at which the gesture is recognised.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification from 1 at which the gesture is
  ///   recognised; 0.01 by default.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  package func makeMachine(in place: _GesturePlace) -> PinchRecognizer<Value> {
    PinchRecognizer(.magnification, core: place.core) { pinch in
      Value(
        time: pinch.time, magnification: pinch.amount, velocity: pinch.velocity,
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }

  package func update(_ machine: PinchRecognizer<Value>, in place: _GesturePlace) {
    machine.minimumChange = minimumScaleDelta
  }
}

/// A gesture that recognises a change of the distance between two pointers, with the magnification as its
/// value.
///
/// It is an older form of `MagnifyGesture`.
public struct MagnificationGesture {
  /// The change of the magnification from 1 at which the gesture is recognised.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification from 1 at which the gesture is
  ///   recognised; 0.01 by default.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  /// The distance between the pointers, as a multiple of their distance when the gesture began.
  public typealias Value = CGFloat

  package func makeMachine(in place: _GesturePlace) -> PinchRecognizer<CGFloat> {
    PinchRecognizer(.magnification, core: place.core, makeValue: \.amount)
  }

  package func update(_ machine: PinchRecognizer<CGFloat>, in place: _GesturePlace) {
    machine.minimumChange = minimumScaleDelta
  }
}
