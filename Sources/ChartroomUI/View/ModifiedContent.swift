/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The unmodified view.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Creates a view with a modifier applied.
  ///
  /// - Parameters:
  ///   - content: The unmodified view.
  ///   - modifier: The modifier to apply.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  package func makeNode(_ context: NodeContext) -> Node {
    Modifier._makeNode(of: self, in: _ViewPlace(context)).node
  }
}
