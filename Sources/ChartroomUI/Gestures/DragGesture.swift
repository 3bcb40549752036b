public import Foundation

/// A gesture that recognises a drag of one pointer.
///
/// Further pointers are ignored.
public struct DragGesture {
  /// The state of a drag.
  ///
  /// Locations are in points. In the coordinate space `.local`, they are relative to the place that the view
  /// had when the drag began, even if the view moves with the drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the stage's virtual time, counted from the reference date of `Date`.
    public var time: Date
    /// The current location of the pointer, in points.
    public var location: CGPoint
    /// The location of the press, in points.
    public var startLocation: CGPoint
    /// The velocity over the last 0.1 seconds, in points per second.
    ///
    /// It is zero if no virtual time has passed since the press.
    public var velocity: CGSize

    /// The offset from `startLocation` to `location`, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location at the end of the drag, in points.
    ///
    /// The prediction extrapolates the current velocity by a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.travel,
        y: location.y + velocity.height * Self.travel)
    }

    /// The offset from `startLocation` to `predictedEndLocation`, in points.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// The time for which the predicted drag continues, in seconds.
    ///
    /// The value follows from the published interface of SwiftUI, but is not confirmed.
    static let travel: CGFloat = 0.25
  }

  /// The distance from the start, in points, at which the drag is recognised.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace
  /// Returns whether a drag begins with a movement; `nil` for all.
  var condition: (@MainActor (Value) -> Bool)?
  /// Whether other gestures can take the touch over until its end.
  var isProvisional = false

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance from the start, in points, at which the drag is recognised; 10 by
  ///     default. With 0 or less, the press is recognised as a drag.
  ///   - coordinateSpace: The coordinate space of the locations; by default that of the view.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture whose locations are in a coordinate space.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance in points, 10 by default, after which the gesture begins.
  ///   - coordinateSpace: The coordinate space of the locations; that of the view by default.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture {
  /// Returns a gesture that fails if its first movement does not meet a condition.
  func beginning(_ condition: @escaping @MainActor (Value) -> Bool) -> DragGesture {
    var result = self
    result.condition = condition
    return result
  }

  /// Returns a gesture that fails if its first movement is not mainly along one of some axes.
  package func beginning(along axes: Axis.Set) -> DragGesture {
    beginning { axes.contains($0.translation.mainAxis) }
  }

  /// A gesture from the press to the release that other gestures, such as scrolling, can take over.
  ///
  /// In a scroll view, it begins when the touch does not scroll; see `GestureContest.delaysPress`.
  package static var provisional: DragGesture {
    var result = DragGesture(minimumDistance: 0)
    result.isProvisional = true
    return result
  }
}

extension CGSize {
  /// The axis of the longer side; the vertical one if both are equally long.
  var mainAxis: Axis.Set { abs(width) > abs(height) ? .horizontal : .vertical }
}

extension DragGesture: PrimitiveGesture {
  package func makeMachine(in place: _GesturePlace) -> DragRecognizer {
    DragRecognizer(core: place.core)
  }

  package func update(_ machine: DragRecognizer, in place: _GesturePlace) {
    machine.minimumDistance = minimumDistance
    machine.coordinateSpace = coordinateSpace
    machine.condition = condition
    machine.isProvisional = isProvisional
  }
}
