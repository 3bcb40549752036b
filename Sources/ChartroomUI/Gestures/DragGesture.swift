public import Foundation

/// A gesture that recognises a pointer drag.
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The location of the press, in points, in the coordinate space that the view had when the drag began.
    public var startLocation: CGPoint
    /// The current location, in points, in the coordinate space that the view had when the drag began.
    public var location: CGPoint
    /// The offset from `startLocation` to `location`, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  private let minimumDistance: CGFloat
  private var onChange: ((Value) -> Void)?
  private var onEnd: ((Value) -> Void)?

  /// Creates a drag gesture.
  ///
  /// - Parameter minimumDistance: The distance from the start, in points, at which the drag is recognised;
  ///   10 by default. A negative value counts as 0.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = max(minimumDistance, 0) }

  /// Adds an action that is called for every move of the pointer once the drag is recognised.
  ///
  /// Actions are called in the order in which they were added. With a minimum distance of 0, a release
  /// without a move also calls them, before the actions of `onEnded(_:)`.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
    var copy = self
    let earlier = onChange
    copy.onChange = {
      earlier?($0)
      action($0)
    }
    return copy
  }

  /// Adds an action that is called when the pointer is released after a recognised drag.
  ///
  /// Actions are called in the order in which they were added. A cancelled drag calls none.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
    var copy = self
    let earlier = onEnd
    copy.onEnd = {
      earlier?($0)
      action($0)
    }
    return copy
  }
}

extension DragGesture: PrimitiveGesture {
  package func makeRecognizer() -> any GestureRecognizer {
    DragRecognizer(
      minimumDistance: minimumDistance, onChange: onChange ?? { _ in }, onEnd: onEnd ?? { _ in })
  }
}

final class DragRecognizer: GestureRecognizer {
  private let minimumDistance: CGFloat
  private let onChange: (DragGesture.Value) -> Void
  private let onEnd: (DragGesture.Value) -> Void
  private var start: CGPoint?
  private var isRecognized = false

  init(
    minimumDistance: CGFloat, onChange: @escaping (DragGesture.Value) -> Void,
    onEnd: @escaping (DragGesture.Value) -> Void
  ) {
    self.minimumDistance = minimumDistance
    self.onChange = onChange
    self.onEnd = onEnd
  }

  func began(at point: CGPoint) {
    start = point
    isRecognized = false
  }

  func moved(to point: CGPoint) -> Bool {
    guard let start else { return false }
    if hypot(point.x - start.x, point.y - start.y) >= minimumDistance { isRecognized = true }
    if isRecognized { onChange(DragGesture.Value(startLocation: start, location: point)) }
    return isRecognized
  }

  func ended(at point: CGPoint) -> Bool {
    guard let start else { return false }
    defer { cancelled() }
    if minimumDistance == 0, !isRecognized { _ = moved(to: point) }
    guard isRecognized else { return false }
    onEnd(DragGesture.Value(startLocation: start, location: point))
    return true
  }

  func cancelled() {
    start = nil
    isRecognized = false
  }
}
