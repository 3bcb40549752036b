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

/// Makes one view of the statements of a closure.
@MainActor
@resultBuilder
public struct ViewBuilder {
  /// No statements: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: a tuple of views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// A branch of an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
