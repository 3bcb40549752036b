/// The methods that the result builders of charts, axes and axis marks share.
///
/// This protocol is an implementation detail. Do not use it.
public protocol _PartsBuilder {}

extension _PartsBuilder {
  /// Returns no content for a closure without statements.
  public static func buildBlock() -> _TupleParts<> { _TupleParts() }

  /// Returns the content of an `if` statement without `else`, or `nil` if the condition is false.
  public static func buildIf<Content>(_ content: Content?) -> Content? { content }

  /// Returns the content of the first branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First, Second>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.first(first))
  }

  /// Returns the content of the second branch of an `if`-`else` or `switch` statement.
  public static func buildEither<First, Second>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(.second(second))
  }
}

/// A fixed number of pieces of content, as created by a result builder.
///
/// This type is an implementation detail. Do not use it.
public struct _TupleParts<each Content> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

/// The content of one of two branches, depending on a condition.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}
