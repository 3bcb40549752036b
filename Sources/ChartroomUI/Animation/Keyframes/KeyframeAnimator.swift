import Foundation

/// A view whose content follows keyframes, by the clock of the stage.
///
/// The content is evaluated in every frame while the keyframes are in progress.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  let initialValue: Value
  /// The value whose changes start the keyframes; `nil` if they start with the view.
  let trigger: (any Equatable)?
  let repeats: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that follows its keyframes from its first evaluation on.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes begin again at their end; `true` by default.
  ///   - content: A closure that creates the content of a value.
  ///   - keyframes: The keyframes, for the initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that follows its keyframes once whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: A closure that creates the content of a value.
  ///   - keyframes: The keyframes, for the value at the time of the change.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> Node { KeyframeNode(self, context) }
}

/// The node of a keyframe animator, which evaluates its content in every frame.
final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  TypedNode<KeyframeAnimator<Value, KeyframePath, Content>>
where KeyframePath.Value == Value {
  private var slot: Node?
  private var value: Value
  /// The keyframes in progress with the time of their beginning; `nil` for none.
  private var run: (timeline: KeyframeTimeline<Value>, start: TimeInterval)?
  private lazy var frames = FrameClock { [weak self] in self?.invalidate() }

  override init(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: NodeContext
  ) {
    value = view.initialValue
    super.init(view, context)
    if view.trigger == nil { start() }
    evaluate()
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func update(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, environment: EnvironmentValues
  ) {
    let old = self.view.trigger
    super.update(view, environment: environment)
    advance()
    if let trigger = view.trigger, !trigger.equals(old) { start() }
    evaluate()
  }

  override func refresh() { evaluate() }

  private func start() {
    let timeline = KeyframeTimeline(initialValue: value) { view.keyframes(value) }
    run = (timeline, core.timers.now)
    frames.start(for: self)
  }

  /// Moves the value to the present, and ends keyframes that are over.
  private func advance() {
    guard let run else { return }
    let elapsed = core.timers.now - run.start
    let duration = run.timeline.duration
    if view.repeats, duration > 0 {
      value = run.timeline.value(time: elapsed.truncatingRemainder(dividingBy: duration))
    } else {
      value = run.timeline.value(time: elapsed)
      guard elapsed >= duration else { return }
      self.run = nil
      frames.stop()
    }
  }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    advance()
    let content = observing { view.content(value) }
    slot = reconciled(slot, with: content)
  }
}

nonisolated extension View {
  /// Applies effects to the view that follow keyframes; see `KeyframeAnimator`.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the keyframes begin again at their end; `true` by default.
  ///   - content: A closure that applies the effects of a value to the view.
  ///   - keyframes: The keyframes, for the initial value.
  /// - Returns: The view with the effects.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes
    )
  }

  /// Applies effects to the view that follow keyframes once whenever a value changes; see `KeyframeAnimator`.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first change.
  ///   - trigger: The value whose changes start the keyframes.
  ///   - content: A closure that applies the effects of a value to the view.
  ///   - keyframes: The keyframes, for the value at the time of the change.
  /// - Returns: The view with the effects.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes
    )
  }
}
