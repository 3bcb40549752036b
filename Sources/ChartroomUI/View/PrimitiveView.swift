/// A built-in view, which creates its node directly instead of through a body.
///
/// Built-in views conform in an extension: a conformance in the declaration of a type would isolate its
/// initialisers to the main actor. The same holds for built-in modifiers.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Returns a new node for the view; it must be a `ViewNode<Self>`.
  func makeNode(_ context: NodeContext) -> Node
}

extension PrimitiveView {
  /// The body of a built-in view, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }

  /// Returns the node of the built-in view.
  @MainActor @preconcurrency
  public static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    _ViewNode(view.makeNode(place.context))
  }
}
