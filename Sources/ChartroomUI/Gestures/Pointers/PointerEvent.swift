public import Foundation

/// A touch or mouse event; locations are in points from the top left corner of the stage.
public struct PointerEvent: Hashable, Sendable {
  /// The kind of an event.
  public enum Phase: Hashable, Sendable {
    /// The start of a touch; a touch in progress with the same pointer is cancelled.
    case down
    /// A move of the pointer; ignored if the pointer has no touch in progress.
    case moved
    /// The end of a touch; ignored if the pointer has no touch in progress.
    case up
    /// The cancellation of a touch, after which no `onEnded` action is called for it.
    case cancelled
  }

  /// The kind of the event.
  public var phase: Phase
  /// The location, in points from the top left corner of the stage; ignored if the phase is `.cancelled`.
  public var location: CGPoint
  /// The number that identifies the pointer, such as a finger; it is the same for all events of a touch.
  public var pointer: Int
  /// The virtual time of the event, in seconds since the stage was created; `nil` for the stage's current
  /// time.
  ///
  /// The stage first advances its clock to this time. An earlier time counts as the current time.
  public var time: TimeInterval?

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - phase: The kind of the event.
  ///   - location: The location, in points from the top left corner of the stage.
  ///   - pointer: The number of the pointer; 0 by default.
  ///   - time: The virtual time, in seconds; `nil`, the default, for the stage's current time.
  public init(
    _ phase: Phase, at location: CGPoint, pointer: Int = 0, time: TimeInterval? = nil
  ) {
    self.phase = phase
    self.location = location
    self.pointer = pointer
    self.time = time
  }

  /// Returns the start of a touch.
  ///
  /// - Parameters:
  ///   - location: The location, in points from the top left corner of the stage.
  ///   - pointer: The number of the pointer; 0 by default.
  ///   - time: The virtual time, in seconds; `nil`, the default, for the stage's current time.
  /// - Returns: An event with the phase `.down`.
  public static func down(
    at location: CGPoint, pointer: Int = 0, time: TimeInterval? = nil
  ) -> PointerEvent {
    PointerEvent(.down, at: location, pointer: pointer, time: time)
  }

  /// Returns a move of a pointer.
  ///
  /// - Parameters:
  ///   - location: The new location, in points from the top left corner of the stage.
  ///   - pointer: The number of the pointer; 0 by default.
  ///   - time: The virtual time, in seconds; `nil`, the default, for the stage's current time.
  /// - Returns: An event with the phase `.moved`.
  public static func moved(
    to location: CGPoint, pointer: Int = 0, time: TimeInterval? = nil
  ) -> PointerEvent {
    PointerEvent(.moved, at: location, pointer: pointer, time: time)
  }

  /// Returns the end of a touch.
  ///
  /// - Parameters:
  ///   - location: The location, in points from the top left corner of the stage.
  ///   - pointer: The number of the pointer; 0 by default.
  ///   - time: The virtual time, in seconds; `nil`, the default, for the stage's current time.
  /// - Returns: An event with the phase `.up`.
  public static func up(
    at location: CGPoint, pointer: Int = 0, time: TimeInterval? = nil
  ) -> PointerEvent {
    PointerEvent(.up, at: location, pointer: pointer, time: time)
  }

  /// The cancellation of the touch of pointer 0 at the stage's current time.
  public static let cancelled = PointerEvent.cancelled(pointer: 0)

  /// Returns the cancellation of a touch.
  ///
  /// - Parameters:
  ///   - pointer: The number of the pointer.
  ///   - time: The virtual time, in seconds; `nil`, the default, for the stage's current time.
  /// - Returns: An event with the phase `.cancelled`.
  public static func cancelled(pointer: Int, time: TimeInterval? = nil) -> PointerEvent {
    PointerEvent(.cancelled, at: .zero, pointer: pointer, time: time)
  }
}

extension [PointerEvent] {
  /// Returns the events of a tap: a press and a release at `point`, in points.
  public static func tap(at point: CGPoint) -> [PointerEvent] {
    [.down(at: point), .up(at: point)]
  }

  /// Returns the events of a drag along a straight line.
  ///
  /// - Parameters:
  ///   - start: The location of the press, in points.
  ///   - end: The location of the last move and of the release, in points.
  ///   - steps: The number of moves, at equal distances; 8 by default. A value less than 1 counts as 1.
  /// - Returns: One press, `steps` moves and one release.
  public static func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 8
  ) -> [PointerEvent] {
    let steps = Swift.max(steps, 1)
    let moves = (1...steps).map { step in
      let part = CGFloat(step) / CGFloat(steps)
      return PointerEvent.moved(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    return [.down(at: start)] + moves + [.up(at: end)]
  }
}
