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

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  package func makeNode(_ context: NodeContext) -> Node {
    Modifier._makeNode(of: self, in: _ViewPlace(context)).node
  }
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

extension ElementModifier {
  /// Makes the node that wraps the elements of the view.
  @MainActor @preconcurrency
  public static func _makeNode<Modified: View>(
    of view: ModifiedContent<Modified, Self>, in place: _ViewPlace
  ) -> _ViewNode {
    _ViewNode(ModifierNode(view, place.context))
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

/// A modifier whose wrapper elements are the same for all its values but for their settings.
///
/// The settings are a value; a wrapper is told of new ones only when they may differ.
@MainActor
package protocol SettingsModifier: ElementModifier
where Wrapper: SettingsElement<Settings> {
  associatedtype Settings
  func settings(in environment: EnvironmentValues) -> Settings
}

extension SettingsModifier {
  package func update(_ wrapper: Wrapper, environment: EnvironmentValues) {
    wrapper.apply(settings(in: environment))
  }
}

/// A wrapper with settings.
package class SettingsElement<Settings>: WrapperElement {
  private var current: Settings?
  private lazy var comparison = Comparison<Settings>()

  package final func apply(_ settings: Settings) {
    if let current, !comparison.mayDiffer(current, settings) { return }
    current = settings
    settingsDidChange(settings)
  }

  /// Takes new settings; by default lays out anew.
  package func settingsDidChange(_ settings: Settings) { invalidateLayout() }

  package final var settings: Settings? { current }
}
