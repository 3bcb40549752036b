public import Foundation

/// A gesture that recognises one or more taps and their location.
///
/// It recognises taps in the same way as `TapGesture`.
public struct SpatialTapGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the last release, in points, in the coordinate space of the gesture.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that recognises taps.
  ///
  /// - Parameters:
  ///   - count: The required number of taps, 1 by default; a value less than 1 counts as 1.
  ///   - coordinateSpace: The coordinate space of the location; by default that of the view.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture that recognises taps.
  ///
  /// - Parameters:
  ///   - count: The required number of taps, 1 by default; a value less than 1 counts as 1.
  ///   - coordinateSpace: The coordinate space of the location; by default that of the view.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  package func makeMachine(in place: _GesturePlace) -> TapRecognizer<Value> {
    TapRecognizer(core: place.core) { Value(location: $0.local) }
  }

  package func update(_ machine: TapRecognizer<Value>, in place: _GesturePlace) {
    machine.count = max(count, 1)
    machine.makeValue = { [coordinateSpace] in Value(location: $0.location(in: coordinateSpace)) }
  }
}

nonisolated extension View {
  /// Calls an action with the location each time the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The required number of taps, 1 by default; a value less than 1 counts as 1.
  ///   - coordinateSpace: The coordinate space of the location; by default that of the view.
  ///   - action: The action, which is called at the end of the last tap with its location, in points.
  /// - Returns: The view with the gesture.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls an action with the location each time the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The required number of taps, 1 by default; a value less than 1 counts as 1.
  ///   - coordinateSpace: The coordinate space of the location; by default that of the view.
  ///   - action: The action, which is called at the end of the last tap with its location, in points.
  /// - Returns: The view with the gesture.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
