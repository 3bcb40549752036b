public import Foundation

/// A space in which positions are told.
public enum CoordinateSpace: Hashable, Sendable {
  /// The space of the view itself.
  case local
  /// The space of the whole picture.
  case global
}

/// The size and the place of a `GeometryReader`.
public struct GeometryProxy: Equatable {
  /// The size, in points.
  public let size: CGSize
  private let global: CGRect

  init(size: CGSize, global: CGRect) {
    self.size = size
    self.global = global
  }

  /// The frame in one of the coordinate spaces.
  ///
  /// In the global space it is where the view is shown: under a rotation or another transform
  /// effect, the smallest rectangle around what becomes of the view's own. A view behind the eye
  /// has an empty one.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .global ? global : CGRect(origin: .zero, size: size)
  }

  /// The room that the device keeps for itself: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
