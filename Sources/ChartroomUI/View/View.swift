/// A piece of a user interface, described by a value.
///
/// A view either has a `body` made of other views or is one of the built-in views. Values are
/// cheap and are made anew at will; what lasts is kept by the nodes that views become.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes what keeps a view: the node of its body, or for a built-in view one of its own.
  ///
  /// Part of the machinery: neither to be called nor to be implemented. It is a requirement so that
  /// a view's kind is known from its conformance; asking the runtime for it takes 0.1 ms a type.
  @MainActor @preconcurrency static func _makeNode(
    of view: Self, in place: _ViewPlace
  ) -> _ViewNode
}

extension View {
  /// Makes the node that evaluates the view's body.
  @MainActor @preconcurrency
  public static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    _ViewNode(BodyNode(view, place.context))
  }
}

/// Where the node of a view is to stand; part of the machinery.
@MainActor
public struct _ViewPlace {
  let context: NodeContext

  init(_ context: NodeContext) { self.context = context }
}

/// The node of a view; part of the machinery.
@MainActor
public struct _ViewNode {
  let node: Node

  init(_ node: Node) { self.node = node }
}

extension Never: View {
  /// Never called: built-in views have no body.
  public var body: Never { self }
}
