/// A list of changes that can be undone and done again.
///
/// It stands in for the class of Foundation, which Linux does not have.
///
/// - Note: Unlike in Foundation, each change is undone separately unless it is in a group that the source begins and
///   ends, because there are no events.
open class UndoManager {
  private struct Change {
    /// The object that the change belongs to.
    let target: ObjectIdentifier
    let perform: () -> Void
  }

  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The group that was begun and has not ended; `nil` for none.
  private var open: Group?
  private var depth = 0
  private var disabledCount = 0

  /// Whether the manager is undoing a change.
  public private(set) var isUndoing = false
  /// Whether the manager is doing a change again.
  public private(set) var isRedoing = false
  /// Whether the changes of an event are a group, which has no effect.
  open var groupsByEvent = true
  /// The greatest number of groups that can be undone; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// Creates an empty list.
  public init() {}

  /// The number of groups that were begun and have not ended.
  public var groupingLevel: Int { depth }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || open?.changes.isEmpty == false }
  /// Whether there is a change to do again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether changes are added to the list.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// The name of the change to undo; empty for none.
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  /// The name of the change to do again; empty for none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Adds the closure that undoes a change.
  ///
  /// Changes that the closure adds while it undoes are those to do again.
  ///
  /// - Parameters:
  ///   - target: The object that the closure changes, which the list does not own. The closure is not called after the
  ///     end of its life.
  ///   - handler: The closure, which receives the object.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    if open != nil { open?.changes.append(change) } else { add(Group(changes: [change])) }
  }

  private func add(_ group: Group) {
    if isUndoing { return redoGroups.append(group) }
    if !isRedoing { redoGroups.removeAll() }
    undoGroups.append(group)
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
    undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
  }

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() {
    depth += 1
    if open == nil { open = Group() }
  }

  /// Ends the group that was begun last; without one, it has no effect.
  open func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let group = open else { return }
    open = nil
    if !group.changes.isEmpty { add(group) }
  }

  /// Undoes the last group of changes; without one, it has no effect.
  open func undo() {
    guard !isUndoing, !isRedoing else { return }
    while depth > 0 { endUndoGrouping() }
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Does the last group of undone changes again; without one, it has no effect.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// Performs a group in reverse order, and makes one group of the changes that this adds.
  private func perform(_ group: Group) {
    // A group that the app has begun takes none of them.
    let outer = (open, depth)
    (open, depth) = (Group(), 1)
    open?.name = group.name
    for change in group.changes.reversed() { change.perform() }
    while depth > 0 { endUndoGrouping() }
    (open, depth) = outer
  }

  /// Sets the name of the last change.
  open func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = actionName
    }
  }

  /// Stops adding changes, until `enableUndoRegistration()` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Adds changes again.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  /// Removes all changes.
  open func removeAllActions() {
    undoGroups.removeAll()
    redoGroups.removeAll()
    open = depth > 0 ? Group() : nil
  }

  /// Removes the changes of an object.
  open func removeAllActions(withTarget target: AnyObject) {
    func remaining(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.changes.removeAll { $0.target == ObjectIdentifier(target) }
        return group.changes.isEmpty ? nil : group
      }
    }
    undoGroups = remaining(undoGroups)
    redoGroups = remaining(redoGroups)
    open?.changes.removeAll { $0.target == ObjectIdentifier(target) }
  }
}

extension EnvironmentValues {
  /// The list of the user's changes, which is `nil`.
  ///
  /// - Note: Unlike in SwiftUI, windows have no such list, because nobody undoes the changes of a picture.
  public var undoManager: UndoManager? { nil }
}
