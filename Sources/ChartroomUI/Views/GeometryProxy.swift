public import Foundation

/// A coordinate space in which the frame of a view is expressed.
public enum CoordinateSpace: Hashable, Sendable {
  /// The coordinate space of the view, with the origin at its top left corner.
  case local
  /// The coordinate space of the stage, with the origin at its top left corner.
  case global
}

/// The size and the frames of a `GeometryReader`.
public struct GeometryProxy: Equatable {
  /// The size of the view, in points.
  public let size: CGSize
  private let global: CGRect

  init(size: CGSize, global: CGRect) {
    self.size = size
    self.global = global
  }

  /// Returns the frame of the view in a coordinate space, in points.
  ///
  /// In the global coordinate space, the frame is the bounding box of the view after all enclosing transform
  /// effects. Its size is zero if the whole view is behind the eye of a perspective transform.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .global ? global : CGRect(origin: .zero, size: size)
  }

  /// The safe area insets of the view, which are always 0.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
