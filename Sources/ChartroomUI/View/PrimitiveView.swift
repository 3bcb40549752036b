/// A view that becomes a node by itself instead of through a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// The node for this view; its type must be a `TypedNode<Self>`.
  func makeNode(_ context: NodeContext) -> Node
}

extension PrimitiveView {
  /// Built-in views are asked for their nodes and never for a body.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }

  /// Makes the view's own node.
  @MainActor @preconcurrency
  public static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    _ViewNode(view.makeNode(place.context))
  }
}
