/// A result builder that combines the statements of a closure into one view.
@resultBuilder
public struct ViewBuilder {
  // Arguments are consumed, so that generic code moves views and does not copy them.

  /// Returns an empty view for a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a single statement unchanged.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Returns a view that consists of the views of several statements, in order.
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns the view of an expression unchanged.
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Returns the view of an `if` statement without `else`, or `nil` if the condition is false.
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Returns the view of the first branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the view of the second branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns the view of a branch of an availability check, with its type erased.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
