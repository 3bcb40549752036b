import Foundation

/// A view whose content is animated through a sequence of phases.
///
/// Each phase lasts as long as the animation to it, by the clock of the stage: a spring until its perceived end, and no
/// animation at all, or one of less than a frame, for 1/60 s. An endless animation ends the sequence.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  /// The value whose changes start the phases; `nil` if they repeat without end.
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that repeats its phases without end, from its first layout on.
  ///
  /// - Note: Unlike in SwiftUI, an empty sequence of phases gives an empty view.
  /// - Parameters:
  ///   - phases: The phases, of which the first is displayed at first. A single one is displayed without animation.
  ///   - content: A closure that creates the content of a phase.
  ///   - animation: A closure that returns the animation to a phase; `.default` by default.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through its phases once, and back to the first, whenever a value changes.
  ///
  /// A change during the sequence begins it again with the second phase.
  ///
  /// - Note: Unlike in SwiftUI, an empty sequence of phases gives an empty view.
  /// - Parameters:
  ///   - phases: The phases, of which the first is displayed at first.
  ///   - trigger: The value.
  ///   - content: A closure that creates the content of a phase.
  ///   - animation: A closure that returns the animation to a phase; `.default` by default.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { PhaseNode(self, context) }
}

/// The node of a phase animator, which displays the next phase when the time of the current one is over.
final class PhaseNode<Phase: Equatable, Content: View>: TypedNode<PhaseAnimator<Phase, Content>> {
  private var slot: Node?
  private var index = 0
  private var timer: VirtualTimers.ID?

  /// The shortest time of a phase, in seconds.
  private static var frame: TimeInterval { 1.0 / 60 }

  override init(_ view: PhaseAnimator<Phase, Content>, _ context: NodeContext) {
    super.init(view, context)
    evaluate()
    // The first phase is laid out before the animation to the second one begins.
    if view.trigger == nil { core.actions.add(self) }
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func update(_ view: PhaseAnimator<Phase, Content>, environment: EnvironmentValues) {
    let old = self.view.trigger
    super.update(view, environment: environment)
    index = min(index, max(view.phases.count - 1, 0))
    evaluate()
    if let trigger = view.trigger, !trigger.equals(old) { core.actions.add(self) }
  }

  override func refresh() { evaluate() }

  override func performActions() { show(min(1, view.phases.count - 1)) }

  override func dispose() {
    stopTimer()
    super.dispose()
  }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    let content = observing {
      view.phases.indices.contains(index) ? view.content(view.phases[index]) : nil
    }
    slot = reconciled(slot, with: content)
  }

  private func stopTimer() {
    if let timer { core.timers.cancel(timer) }
    timer = nil
  }

  /// Displays a phase, and the one after it when its animation has ended.
  private func show(_ next: Int) {
    stopTimer()
    guard view.phases.count > 1 else { return }
    index = next
    let animation = view.animation(view.phases[next])
    withAnimation(animation) { invalidate() }
    guard next != 0 || view.trigger == nil else { return }
    let duration = animation.map { Animator(of: 1.0, by: $0, at: 0).logicalEnd } ?? 0
    timer = core.timers.schedule(after: max(duration, Self.frame)) { [handle] in
      guard let node = handle.object as? PhaseNode<Phase, Content> else { return }
      node.timer = nil
      node.show((node.index + 1) % max(node.view.phases.count, 1))
    }
  }
}

extension Equatable {
  /// Returns whether a value of any type equals this one.
  func equals(_ other: (any Equatable)?) -> Bool { (other as? Self) == self }
}

nonisolated extension View {
  /// Animates effects on the view through a sequence of phases, without end; see `PhaseAnimator`.
  ///
  /// - Parameters:
  ///   - phases: The phases, of which the first is displayed at first.
  ///   - content: A closure that applies the effects of a phase to the view.
  ///   - animation: A closure that returns the animation to a phase; `.default` by default.
  /// - Returns: The view with the effects.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }

  /// Animates effects on the view through a sequence of phases whenever a value changes; see `PhaseAnimator`.
  ///
  /// - Parameters:
  ///   - phases: The phases, of which the first is displayed at first.
  ///   - trigger: The value.
  ///   - content: A closure that applies the effects of a phase to the view.
  ///   - animation: A closure that returns the animation to a phase; `.default` by default.
  /// - Returns: The view with the effects.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }
}
