/// The focus of a stage, which at most one field has.
@MainActor
final class FocusCenter {
  /// The identity of the field with the focus, whose changes update the fields that read it.
  private let holder = StateLocation<ObjectIdentifier?>(nil)
  /// The field with the focus.
  private(set) weak var target: FocusTarget?

  /// Returns whether a field has the focus.
  func isHeld(by target: FocusTarget) -> Bool { holder.value == ObjectIdentifier(target) }

  /// Gives the focus to a field; `nil` for none.
  func move(to new: FocusTarget?) {
    let old = target
    guard old !== new else { return }
    target = new
    holder.value = new.map { ObjectIdentifier($0) }
    old?.focusDidChange(to: false)
    new?.focusDidChange(to: true)
  }
}

/// A field that can have the focus.
@MainActor
final class FocusTarget {
  private let center: FocusCenter
  /// The focus states that follow the field.
  private(set) var links: [FocusLink] = []
  private var respond: @MainActor (KeyboardEvent) -> Void = { _ in }
  private var onChange: @MainActor (Bool) -> Void = { _ in }

  init(in center: FocusCenter) { self.center = center }

  /// Replaces the properties of the field, in each evaluation of its view.
  ///
  /// - Parameters:
  ///   - links: The focus states that follow the field.
  ///   - respond: The response to input while the field has the focus.
  ///   - onChange: A closure that is called when the field gets or loses the focus.
  func attach(
    _ links: [FocusLink], respond: @escaping @MainActor (KeyboardEvent) -> Void,
    onChange: @escaping @MainActor (Bool) -> Void
  ) {
    self.links = links
    self.respond = respond
    self.onChange = onChange
  }

  /// Whether the field has the focus; reading it in a body updates the view when that changes.
  var isFocused: Bool { center.isHeld(by: self) }

  /// Gives the focus to the field.
  func focus() { center.move(to: self) }

  /// Gives the focus to no field, if this one has it.
  func resign() { if center.target === self { center.move(to: nil) } }

  /// Follows a change of the focus states of the field, of which each gives the focus and each takes it.
  ///
  /// - Parameters:
  ///   - old: Whether each state gave the focus to the field.
  ///   - new: Whether each state gives the focus to the field; equal to `old` when the field appears.
  func follow(_ old: [Bool], _ new: [Bool]) {
    if zip(old, new).contains(where: { $0 && !$1 }) { return resign() }
    guard new.contains(true) else { return resign() }
    // Of several fields with the same state, the first one has the focus.
    let others = center.target?.links ?? []
    if !links.contains(where: { link in link.isWanted && others.contains { $0.id == link.id } }) {
      focus()
    }
  }

  func handle(_ event: KeyboardEvent) { respond(event) }

  fileprivate func focusDidChange(to isFocused: Bool) {
    for link in links { link.set(isFocused) }
    onChange(isFocused)
  }
}

/// A property wrapper for the place of a field in the focus of its stage; `nil` before the view is on a stage.
@propertyWrapper
struct FocusReceiver: DynamicProperty {
  private(set) var wrappedValue: FocusTarget?

  nonisolated init() {}
}

extension FocusReceiver: LinkedProperty {
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let target =
      kept.map { unsafeDowncast($0, to: FocusTarget.self) } ?? FocusTarget(in: node.core.focus)
    wrappedValue = target
    return target
  }
}
