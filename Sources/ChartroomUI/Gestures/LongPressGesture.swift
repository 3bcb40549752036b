public import Foundation

/// A gesture that recognises a press of a minimum duration.
///
/// Its value is `true`, both while the pointer is pressed and when the gesture ends. It ends as soon as the
/// duration has passed, while the pointer is still pressed.
public struct LongPressGesture {
  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the pointer, in points; a longer movement makes the gesture fail.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds; 0.5 by default. A value less than 0
  ///     counts as 0. With an infinite duration, the gesture never ends and only reports the press.
  ///   - maximumDistance: The maximum movement of the pointer, in points; 10 by default.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// The type of the gesture's value: whether the pointer is pressed.
  public typealias Value = Bool

  package func makeMachine(in place: _GesturePlace) -> LongPressRecognizer {
    LongPressRecognizer(core: place.core)
  }

  package func update(_ machine: LongPressRecognizer, in place: _GesturePlace) {
    machine.minimumDuration = minimumDuration
    machine.maximumDistance = maximumDistance
  }
}

nonisolated extension View {
  /// Calls an action each time the view is pressed for a minimum duration.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds; 0.5 by default.
  ///   - maximumDistance: The maximum movement of the pointer, in points; 10 by default.
  ///   - action: The action, which is called when the duration has passed.
  ///   - onPressingChanged: An action that is called with `true` when a press begins, and with `false` when
  ///     the duration has passed or the gesture fails; `nil`, the default, for none.
  /// - Returns: The view with the gesture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        content: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance
        ).onEnded { _ in action() }, action: onPressingChanged ?? { _ in }))
  }

  /// Calls an action each time the view is pressed for a minimum duration.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds; 0.5 by default.
  ///   - maximumDistance: The maximum movement of the pointer, in points; 10 by default.
  ///   - pressing: An action that is called with `true` when a press begins, and with `false` when the
  ///     duration has passed or the gesture fails; `nil` for none.
  ///   - action: The action, which is called when the duration has passed.
  /// - Returns: The view with the gesture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that reports the beginning and the end of the press.
struct PressingGesture<Content: Gesture<Bool>> {
  let content: Content
  let action: (Bool) -> Void
}

extension PressingGesture: PrimitiveGesture {
  typealias Value = Bool

  func makeMachine(in place: _GesturePlace) -> PressingRecognizer {
    PressingRecognizer(content.makeRecognizer(in: place))
  }

  func update(_ machine: PressingRecognizer, in place: _GesturePlace) {
    machine.use(content.update(machine.base, in: place))
    machine.action = action
  }
}

final class PressingRecognizer: DerivedRecognizer<Bool, Bool> {
  var action: (Bool) -> Void = { _ in }
  private var wasPressed = false

  override func childDidChange() { change(to: base.phase) }

  override func perform() {
    var isPressed = false
    if case .possible(true?) = phase { isPressed = true }
    guard isPressed != wasPressed else { return }
    wasPressed = isPressed
    action(isPressed)
  }
}
