/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The unmodified view.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Creates a view with a modifier applied.
  ///
  /// - Parameters:
  ///   - content: The unmodified view.
  ///   - modifier: The modifier to apply.
  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Returns the node of the modified view.
  @MainActor @preconcurrency
  public static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    Modifier._makeNode(of: view, in: place)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func makeNode(_ context: NodeContext) -> Node {
    Modifier._makeNode(of: self, in: _ViewPlace(context)).node
  }
}
