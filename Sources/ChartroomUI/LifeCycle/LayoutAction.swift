/// A value that is computed from the layout of a view.
@MainActor
protocol LayoutReading {
  associatedtype Value: Equatable
  /// Returns the value after a layout.
  ///
  /// - Parameter elements: The layout elements of the view.
  /// - Returns: The value; `nil` if there is none, or if it cannot have changed.
  func value(of elements: ElementList) -> Value?
}

/// A view with an action for the changes of a value that is computed after each layout.
struct LayoutActionView<Content: View, Reading: LayoutReading> {
  let content: Content
  let reading: Reading
  /// The action, which receives the old and the new value; it first runs with the first value as both.
  let action: @MainActor (Reading.Value, Reading.Value) -> Void
}

extension LayoutActionView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { LayoutActionNode(self, context) }
}

/// The node of a view with an action for the changes of its layout.
final class LayoutActionNode<Content: View, Reading: LayoutReading>:
  ContentNode<LayoutActionView<Content, Reading>>
{
  /// The value after the last layout.
  private var current: Reading.Value?
  /// The value for which the action last ran.
  private var known: Reading.Value?

  override init(_ view: LayoutActionView<Content, Reading>, _ context: NodeContext) {
    super.init(view, context)
    core.addAnchor(self)
  }

  override func update(
    _ view: LayoutActionView<Content, Reading>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    // The reading may have another value.
    core.needsLayout = true
  }

  override func layoutDidChange() {
    guard let value = view.reading.value(of: elements) else { return }
    current = value
    if value != known { core.actions.add(self) }
  }

  override func performActions() {
    guard let current, current != known else { return }
    let old = known ?? current
    known = current
    view.action(old, current)
  }
}
