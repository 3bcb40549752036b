/// The accessibility properties that modifiers give to a view and its content.
///
/// A property that an outer modifier sets overrides that of an inner one.
package struct AccessibilityProperties {
  /// The name; `nil` for the automatic one.
  package var label: String?
  /// The text of the value; `nil` for none.
  package var value: String?
  /// The result of the view's action; `nil` for none.
  package var hint: String?
  package var identifier: String?
  package var isHidden = false
  /// The value that describes a chart for the app; `nil` for none.
  package var chartDescriber: (any AXChartDescriptorRepresentable)?

  package init() {}
}

/// A change of the accessibility properties of a view.
struct AccessibilityView<Content: View> {
  let content: Content
  let change: (inout AccessibilityProperties, EnvironmentValues) -> Void
}

extension AccessibilityView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { AccessibilityNode(self, context) }
}

extension AccessibilityView: RowWrapper {
  var wrappedRow: (any View)? { content }
}

/// The node of a view with accessibility properties.
final class AccessibilityNode<Content: View>: ContentNode<AccessibilityView<Content>> {
  override func changeAccessibility(_ properties: inout AccessibilityProperties) {
    view.change(&properties, environment)
  }
}

nonisolated extension View {
  /// Changes the accessibility properties of the view, in its environment, when they are read.
  func accessibility(
    _ change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> some View {
    AccessibilityView(content: self, change: change)
  }
}
