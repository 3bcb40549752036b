public import ChartroomUI

// Statements without marks, such as `EmptyView`, are views as well, and remain views.

extension ContentBuilder {
  /// Returns content that consists of the content of several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _TupleParts<repeat each Content> {
    ChartContentBuilder.buildBlock(repeat each content)
  }

  /// Returns the content of the first branch of an `if`-`else` or `switch` statement.
  @_disfavoredOverload
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    ChartContentBuilder.buildEither(first: first)
  }

  /// Returns the content of the second branch of an `if`-`else` or `switch` statement.
  @_disfavoredOverload
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    ChartContentBuilder.buildEither(second: second)
  }

  /// Returns the content of a branch of an availability check, with its type erased.
  @_disfavoredOverload
  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}
