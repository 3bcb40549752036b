/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The unmodified view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  package func makeNode(_ context: NodeContext) -> Node {
    Modifier._makeNode(of: self, in: _ViewPlace(context)).node
  }
}
