public import Foundation

/// The size and the frames of a `GeometryReader`.
///
/// The reader evaluates its content again when the size or a frame that the content has read changes.
public struct GeometryProxy {
  private let place: GeometryPlace
  /// The size of the view, in points.
  public let size: CGSize

  @MainActor
  init(_ place: GeometryPlace) {
    self.place = place
    size = place.size
    safeAreaInsets = place.safeAreaInsets
  }

  /// Returns the frame of the view in a coordinate space, in points.
  ///
  /// It is the bounding box of the view after all enclosing transform effects up to the view with that
  /// coordinate space. Its size is zero if the whole view is behind the eye of a perspective transform.
  ///
  /// - Precondition: It is called on the main actor, for example from a view's content.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // It is only used on the main actor.
    nonisolated(unsafe) let space = coordinateSpace
    return MainActor.assumeIsolated { [place] in place.frame(in: space) }
  }

  /// Returns the frame of the view in a coordinate space, in points.
  ///
  /// It is the bounding box of the view after all enclosing transform effects up to the view with that
  /// coordinate space. Its size is zero if the whole view is behind the eye of a perspective transform.
  ///
  /// - Precondition: It is called on the main actor, for example from a view's content.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in the coordinates of the view, in points.
  ///
  /// - Parameter coordinateSpace: The coordinate space of an ancestor.
  /// - Returns: The bounds of the ancestor; `nil` if no ancestor has the name.
  /// - Precondition: It is called on the main actor, for example from a view's content.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    // It is only used on the main actor.
    nonisolated(unsafe) let name = coordinateSpace.name
    return MainActor.assumeIsolated { [place] in place.bounds(ofSpace: name) }
  }

  /// Returns the value of an anchor in the coordinates of the view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = frame(in: .global).origin
    return anchor.moved(by: CGSize(width: -origin.x, height: -origin.y))
  }

  /// The distances by which the view can extend beyond its edges into the insets of the safe area, in points.
  public let safeAreaInsets: EdgeInsets
}

/// The place of a geometry reader, which records the frames that its content reads.
@MainActor
final class GeometryPlace {
  private weak var element: LayoutElement?
  let size: CGSize
  let safeAreaInsets: EdgeInsets
  private var frames: [(space: CoordinateSpace, frame: CGRect)] = []
  private var bounds: [(name: AnyHashable, bounds: CGRect?)] = []

  init(of element: LayoutElement) {
    self.element = element
    size = element.size
    safeAreaInsets = element.ignoredInsets(edges: .all)
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    if let known = frames.first(where: { $0.space == space }) { return known.frame }
    guard let frame = current(in: space) else { return CGRect(origin: .zero, size: size) }
    if space != .local { element?.readPositionInStage() }
    frames.append((space, frame))
    return frame
  }

  func bounds(ofSpace name: AnyHashable) -> CGRect? {
    if let known = bounds.first(where: { $0.name == name }) { return known.bounds }
    let bounds = element?.bounds(ofSpace: name)
    element?.readPositionInStage()
    self.bounds.append((name, bounds))
    return bounds
  }

  /// Whether the size or a frame that was read has changed.
  var isStale: Bool {
    guard let element, element.size == size,
      element.ignoredInsets(edges: .all) == safeAreaInsets
    else { return true }
    return frames.contains { $0.frame != current(in: $0.space) }
      || bounds.contains { $0.bounds != element.bounds(ofSpace: $0.name) }
  }

  private func current(in space: CoordinateSpace) -> CGRect? {
    element?.displayed(CGRect(origin: .zero, size: size), in: space)
  }
}
