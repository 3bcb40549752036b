public import Foundation

/// A description of a part of a picture, for people who cannot see it.
package protocol ContentDescription: Encodable, Sendable {
  /// The description in sentences.
  var text: String { get }
}

nonisolated extension View {
  /// Describes the view in the pictures of a stage.
  ///
  /// - Parameter describe: A closure that creates the description from the accessibility properties of the view. It is
  ///   only called when the description is read, never while the view is drawn.
  /// - Returns: The view with the description.
  package func contentDescription(
    _ describe: @escaping @MainActor (AccessibilityProperties) -> any ContentDescription
  ) -> some View {
    DescribedView(content: self, describe: describe)
  }
}

struct DescribedView<Content: View> {
  let content: Content
  let describe: @MainActor (AccessibilityProperties) -> any ContentDescription
}

extension DescribedView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { DescribedNode(self, context) }
}

/// The node of a view with a description.
final class DescribedNode<Content: View>: ContentNode<DescribedView<Content>> {
  override init(_ view: DescribedView<Content>, _ context: NodeContext) {
    super.init(view, context)
    core.holdsDescriptions = true
  }

  override func contentDescription(
    with properties: AccessibilityProperties
  ) -> (any ContentDescription)? {
    elements.contains(where: \.isDescribed) ? view.describe(properties) : nil
  }
}

extension LayoutElement {
  /// Whether the element is displayed, and neither leaves nor is hidden.
  fileprivate var isDescribed: Bool {
    guard !isLeaving, displayState.isDisplayed else { return false }
    var element: LayoutElement? = self
    while let current = element {
      if current is HiddenElement || current.isLeaving { return false }
      element = current.parent
    }
    return true
  }
}

extension Stage {
  /// Returns the descriptions of the displayed content after layout, in the order of the views.
  ///
  /// - Complexity: O(1) if no view has a description; proportional to the number of views otherwise.
  package func contentDescriptions() -> [any ContentDescription] {
    layout()
    guard core.holdsDescriptions else { return [] }
    var found: [any ContentDescription] = []
    // Deep trees do not fit on the call stack.
    var waiting: [(node: Node, properties: AccessibilityProperties)] = [
      (rootNode, AccessibilityProperties())
    ]
    while let (node, inherited) = waiting.popLast() {
      var properties = inherited
      node.changeAccessibility(&properties)
      guard !properties.isHidden else { continue }
      if let description = node.contentDescription(with: properties) { found.append(description) }
      waiting += node.children.reversed().map { ($0, properties) }
    }
    return found
  }

  /// The language of descriptions.
  package static let descriptionLanguage = "en"

  /// A text that describes the displayed charts in English, with the numbers and dates of the locale of the
  /// environment; `nil` if no chart is displayed.
  ///
  /// It is that of the PNG file.
  public var pictureDescription: String? {
    let texts = contentDescriptions().map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  /// Returns the descriptions of the displayed charts as a JSON array.
  ///
  /// - Returns: The array in UTF-8, with an object for each chart in the order of the views; empty if no chart is
  ///   displayed. An object has the title, the kinds of marks, the axes, the series with their extremes and trends, and
  ///   the `text` of the description. Keys are sorted, and dates have the format of ISO 8601 in UTC.
  /// - Throws: An error of the encoder.
  public func pictureDescriptionJSON() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(contentDescriptions().map(AnyDescription.init))
  }
}

/// A type-erased description.
private struct AnyDescription: Encodable {
  let description: any ContentDescription

  init(_ description: any ContentDescription) { self.description = description }

  func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
