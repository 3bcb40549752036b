/// A result builder that combines the statements of a closure into one view, or into the content of a chart.
///
/// In Xcode 27, it takes the place of the builders of views and of charts. A declaration with `@ContentBuilder`
/// has the type that its statements have together: a view of views, and chart content of marks. `for` loops are not
/// supported; use `ForEach`.
@resultBuilder
public struct ContentBuilder {
  // Single statements are not constrained, so that those that are views and chart content have one function.

  /// Returns an empty view for a closure without statements, which is empty chart content too.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the content of a single statement unchanged.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }

  /// Returns a view that consists of the views of several statements, in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// Returns the content of an expression unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content { content }

  /// Returns the content of an `if` statement without `else`, or `nil` if the condition is false.
  public static func buildIf<Content>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// Returns the view of the second branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// Returns the view of a branch of an availability check, with its type erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
