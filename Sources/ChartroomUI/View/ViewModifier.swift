/// A change to a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view to change, as it appears in `body(content:)`.
  typealias Content = ModifierContent<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// Makes what keeps a view with this modifier.
  ///
  /// Part of the machinery: neither to be called nor to be implemented.
  @MainActor @preconcurrency static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode
}

extension ViewModifier {
  /// Makes the node that evaluates the modifier's body.
  @MainActor @preconcurrency
  public static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode {
    _ViewNode(
      SlotNode(view, place.context) { view, slot, node in
        node.reconciled(
          slot, with: ModifierBody(content: AnyView(view.content), modifier: view.modifier))
      })
  }
}

extension ViewModifier where Body == Never {
  /// Built-in modifiers are asked for their nodes and never for a body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is built in and has no body")
  }
}

/// The view that a modifier changes.
public struct ModifierContent<Modifier: ViewModifier>: View {
  let content: AnyView

  /// The view.
  public var body: some View { content }
}

/// The body of a modifier made of other views; a view of its own so that it can have state.
private struct ModifierBody<Modifier: ViewModifier>: View {
  let content: AnyView
  let modifier: Modifier

  var body: some View { modifier.body(content: ModifierContent(content: content)) }

  static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    _ViewNode(BodyNode(view, place.context, owner: \.modifier))
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
