/// A type that defines how a view appears and disappears.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the placeholder for the view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  /// The type of the view in a phase.
  associatedtype Body: View
  /// Returns the view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase of the transition.
  /// - Returns: The view with modifiers that depend on the phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition; by default it has motion.
  static var properties: TransitionProperties { get }
}

nonisolated extension Transition {
  /// Returns a view in a phase of the transition.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The view with the modifiers of the phase.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is present.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it is present and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

nonisolated extension View {
  /// Sets the transition with which the view appears and disappears.
  ///
  /// If the view consists of others, as a group or a `ForEach` does, each of these has the transition, unless it sets
  /// its own.
  ///
  /// - Note: Unlike in SwiftUI, a transition with modifiers fades views that are inserted or removed by the body of the
  ///   view.
  /// - Parameter t: The transition to run when the view is inserted or removed.
  /// - Returns: The view with the transition.
  public func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: self, transition: t)
  }

  /// Sets the transition with which the view appears and disappears.
  ///
  /// - Parameter transition: The transition to run when the view is inserted or removed.
  /// - Returns: The view with the transition.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// A view with a transition.
struct TransitionView<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionView: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { TransitionNode(self, context) }
}

extension TransitionView: RowWrapper {
  var wrappedRow: (any View)? { content }
}

/// The transition of an element and the node that shows its modifiers.
@MainActor
struct TransitionTrait {
  let transition: AnyTransition
  /// Shows the view in a phase of the transition.
  let show: (TransitionPhase) -> Void

  /// The transition without modifiers, which would change all views of a list; a fade replaces them.
  var withoutModifiers: TransitionTrait {
    let effects = transition.effects.map { effect in
      guard effect.hasModifiers else { return effect }
      return TransitionEffect(kind: .opacity, side: effect.side, animation: effect.animation)
    }
    return TransitionTrait(transition: AnyTransition(effects)) { _ in }
  }
}

/// The node of a view with a transition.
///
/// It shows the modifiers of the transition's phase. Other effects are drawn by the parent of the elements.
final class TransitionNode<Content: View>: TypedNode<TransitionView<Content>> {
  private var slot: Node?
  private var phase = TransitionPhase.identity

  override init(_ view: TransitionView<Content>, _ context: NodeContext) {
    super.init(view, context)
    reconcileContent()
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func update(_ view: TransitionView<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    reconcileContent()
  }

  private func reconcileContent() {
    let effects = view.transition.effects
    if effects.contains(where: { $0.animation != nil }) { core.holdsAnimatedTransitions = true }
    if effects.contains(where: \.hasModifiers),
      let views = view.content as? any TransitionDistributing
    {
      slot = reconciled(slot, with: views.distributing(view.transition))
      return
    }
    let trait = TransitionTrait(transition: view.transition) { [weak self] in self?.show($0) }
    var content = AnyView(view.content)
    var isChanged = false
    for effect in effects {
      guard case .custom(let change) = effect.kind else { continue }
      content = change(content, effect.amount(in: phase) == 0 ? .identity : phase)
      isChanged = true
    }
    slot =
      isChanged
      ? reconciled(slot, with: content.modifier(TransitionTraitModifier(trait: trait)))
      : reconciled(slot, with: view.content.modifier(TransitionTraitModifier(trait: trait)))
  }

  private func show(_ phase: TransitionPhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    if view.transition.effects.contains(where: \.hasModifiers) { reconcileContent() }
  }
}

private struct TransitionTraitModifier {
  let trait: TransitionTrait
}

extension TransitionTraitModifier: ElementModifier {
  typealias Wrapper = TransitionTraitElement

  func update(_ wrapper: TransitionTraitElement, environment: EnvironmentValues) {
    wrapper.box = LayoutValueBox(trait)
  }
}

private final class TransitionTraitElement: WrapperElement {
  var box: LayoutValueBox<TransitionTrait>?

  override func layoutValue(_ key: ObjectIdentifier) -> AnyObject? {
    // The innermost of several transitions takes effect.
    child.layoutValue(key) ?? (key == ObjectIdentifier(TransitionTrait.self) ? box : nil)
  }
}
