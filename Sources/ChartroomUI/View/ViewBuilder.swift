/// A result builder that combines the statements of a closure into one view.
@MainActor
@resultBuilder
public struct ViewBuilder {
  /// Builds an empty view from no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a view from one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a tuple of views from several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds a view from an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view from an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds a view from the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// Builds a view from the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// Builds a view from a branch of an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
