public import Foundation
public import Graphics

/// A gesture that recognises a rotation by two pointers.
///
/// It begins with the second pointer and ends when one of the two is released. Further pointers are ignored.
public struct RotateGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the stage's virtual time, counted from the reference date of `Date`.
    public var time: Date
    /// The rotation since the gesture began, which may exceed a full turn; positive angles are clockwise.
    public var rotation: Angle
    /// The change of `rotation` per second, averaged over the last 0.1 seconds.
    public var velocity: Angle
    /// The midpoint between the pointers when the gesture began, in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The midpoint between the pointers when the gesture began, in points, in the coordinates of the view.
    public var startLocation: CGPoint
  }

  /// The rotation at which the gesture is recognised.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  ///
  /// - Parameter minimumAngleDelta: The rotation at which the gesture is recognised; 1° by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  package func makeMachine(in place: _GesturePlace) -> PinchRecognizer<Value> {
    PinchRecognizer(.rotation, core: place.core) { pinch in
      Value(
        time: pinch.time, rotation: .radians(pinch.amount), velocity: .radians(pinch.velocity),
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }

  package func update(_ machine: PinchRecognizer<Value>, in place: _GesturePlace) {
    machine.minimumChange = minimumAngleDelta.radians
  }
}

/// A gesture that recognises a rotation by two pointers, with the rotation as its value.
///
/// It is an older form of `RotateGesture`.
public struct RotationGesture {
  /// The rotation at which the gesture is recognised.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  ///
  /// - Parameter minimumAngleDelta: The rotation at which the gesture is recognised; 1° by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  /// The rotation since the gesture began; positive angles are clockwise.
  public typealias Value = Angle

  package func makeMachine(in place: _GesturePlace) -> PinchRecognizer<Angle> {
    PinchRecognizer(.rotation, core: place.core) { .radians($0.amount) }
  }

  package func update(_ machine: PinchRecognizer<Angle>, in place: _GesturePlace) {
    machine.minimumChange = minimumAngleDelta.radians
  }
}
