public import Foundation
public import Graphics

/// A point or rectangle in a view, which the `GeometryProxy` of another view can convert to that view's
/// coordinates.
///
/// Anchors are created by `anchorPreference(key:value:transform:)`. An anchor changes when its view moves.
public struct Anchor<Value> {
  private let value: Value
  private let move: @Sendable (Value, CGSize) -> Value

  init(_ value: Value, move: @escaping @Sendable (Value, CGSize) -> Value) {
    self.value = value
    self.move = move
  }

  /// Returns the value after a translation from the coordinates of the stage.
  func moved(by offset: CGSize) -> Value { move(value, offset) }

  /// A point or rectangle in a view, from which an anchor is created.
  public struct Source {
    /// Returns the anchor for the frame of a view in the coordinates of the stage.
    let anchor: @Sendable (CGRect) -> Anchor

    init(_ anchor: @escaping @Sendable (CGRect) -> Anchor) { self.anchor = anchor }
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both anchors have the same value in the coordinates of the stage.
  public static func == (first: Anchor, second: Anchor) -> Bool { first.value == second.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value in the coordinates of the stage.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor<CGRect> {
  /// The zero rectangle at the origin of the stage.
  package static var zero: Anchor {
    Anchor(.zero) { rect, offset in rect.offsetBy(dx: offset.width, dy: offset.height) }
  }
}

extension Anchor.Source {
  /// Creates a source of the anchors of several ones.
  public init<Part>(_ array: [Anchor<Part>.Source]) where Value == [Part] {
    let parts = array.map(\.anchor)
    self.init { frame in
      let anchors = parts.map { $0(frame) }
      let moves = anchors.map(\.move)
      return Anchor(anchors.map(\.value)) { values, offset in
        zip(moves, values).map { $0($1, offset) }
      }
    }
  }

  /// Creates a source of the anchor of another one, if there is one.
  public init<Part>(_ anchor: Anchor<Part>.Source?) where Value == Part? {
    let part = anchor?.anchor
    self.init { frame in
      guard let anchor = part?(frame) else { return Anchor(nil) { value, _ in value } }
      let move = anchor.move
      return Anchor(anchor.value) { value, offset in value.map { move($0, offset) } }
    }
  }
}

extension Anchor<CGRect>.Source {
  /// The frame of the view.
  public static var bounds: Self {
    Self { frame in
      Anchor(frame) { rect, offset in rect.offsetBy(dx: offset.width, dy: offset.height) }
    }
  }

  /// Returns a rectangle in the coordinates of the view, in points.
  public static func rect(_ rect: CGRect) -> Self {
    Self { frame in
      Anchor(rect.offsetBy(dx: frame.minX, dy: frame.minY)) { rect, offset in
        rect.offsetBy(dx: offset.width, dy: offset.height)
      }
    }
  }
}

extension Anchor<CGPoint>.Source {
  /// Returns a point in the coordinates of the view, in points.
  public static func point(_ point: CGPoint) -> Self {
    Self { frame in .at(CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)) }
  }

  /// Returns a point relative to the size of the view.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { frame in
      .at(
        CGPoint(
          x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y))
    }
  }

  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The centre.
  public static var center: Self { unitPoint(.center) }
  /// The top leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor<CGPoint> {
  fileprivate static func at(_ point: CGPoint) -> Self {
    Anchor(point) { CGPoint(x: $0.x + $1.width, y: $0.y + $1.height) }
  }
}
