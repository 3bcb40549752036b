public import Foundation

/// A coordinate space of frames.
public enum CoordinateSpace: Hashable, Sendable {
  /// The space of the view, with its origin at the top left corner.
  case local
  /// The space of the picture.
  case global
}

/// The size and the frames of a `GeometryReader`.
public struct GeometryProxy: Equatable {
  /// The size, in points.
  public let size: CGSize
  private let global: CGRect

  init(size: CGSize, global: CGRect) {
    self.size = size
    self.global = global
  }

  /// Returns the frame in a coordinate space, in points.
  ///
  /// In the global space, transform effects are applied: the frame is the bounding box of the transformed
  /// view. It is empty if the view lies behind the eye of a perspective.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .global ? global : CGRect(origin: .zero, size: size)
  }

  /// The safe area insets, always 0.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
