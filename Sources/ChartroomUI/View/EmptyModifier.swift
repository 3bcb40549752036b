/// A modifier that leaves a view unchanged.
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}

nonisolated extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another one.
  public func concat<Outer: ViewModifier>(_ modifier: Outer) -> ModifiedContent<Self, Outer> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view with both modifiers applied to it, the inner one first.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
