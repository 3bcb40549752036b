/// A type that describes a part of a user interface.
///
/// A view either has a `body` that consists of other views or is built in. View values are transient;
/// their state and layout belong to nodes that persist across updates.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Returns a new node for a view.
  ///
  /// This is an implementation detail: do not call or implement it. It is a protocol requirement because
  /// a dynamic cast to find built-in views takes 0.1 ms for each type.
  @MainActor @preconcurrency static func _makeNode(
    of view: Self, in place: _ViewPlace
  ) -> _ViewNode
}

extension View {
  /// Returns the node that evaluates the view's body.
  @MainActor @preconcurrency
  public static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    _ViewNode(BodyNode(view, place.context))
  }
}

/// The position of a new node in the tree; an implementation detail.
@MainActor
public struct _ViewPlace {
  let context: NodeContext

  init(_ context: NodeContext) { self.context = context }
}

/// The node of a view; an implementation detail.
@MainActor
public struct _ViewNode {
  let node: Node

  init(_ node: Node) { self.node = node }
}

extension Never: View {
  /// Is never called: built-in views have no body.
  public var body: Never { self }
}
