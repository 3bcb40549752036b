/// A type that describes a part of a user interface.
///
/// A type that conforms in its declaration is isolated to the main actor. The initialisers and modifiers of
/// built-in views are nonisolated, so that functions outside of views can use them.
///
/// A view either is built in or has a `body` that consists of other views. View values are transient. The
/// state and the layout of a view are stored in a node that persists across updates.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view, composed of other views.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Returns a new node for a view.
  ///
  /// This method is an implementation detail. Do not call or implement it. It is a protocol requirement
  /// because a dynamic cast to find built-in views takes 0.1 ms for each type.
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

extension View {
  /// Prints nothing.
  ///
  /// - Note: Unlike in SwiftUI, the causes of an evaluation of the body are not printed.
  public nonisolated static func _printChanges() {}

  /// Logs nothing.
  ///
  /// - Note: Unlike in SwiftUI, the causes of an evaluation of the body are not logged.
  public nonisolated static func _logChanges() {}
}

/// The position of a new node in the tree of nodes.
///
/// This type is an implementation detail. Do not use it.
@MainActor
public struct _ViewPlace {
  let context: NodeContext

  init(_ context: NodeContext) { self.context = context }
}

/// The node that stores the state and the layout of a view.
///
/// This type is an implementation detail. Do not use it.
@MainActor
public struct _ViewNode {
  let node: Node

  init(_ node: Node) { self.node = node }
}

extension Never: View {
  /// The body of `Never`, which is never evaluated because `Never` has no values.
  public var body: Never { self }
}
