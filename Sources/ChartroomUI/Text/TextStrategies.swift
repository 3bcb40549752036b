extension Text {
  /// The meaning of the alignment of lines.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// The strategy of the platform.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The leading edge is that of the layout direction.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The leading edge is that of the writing direction.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// The origin of the writing direction of paragraphs.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// The strategy of the platform.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The direction is that of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// The direction is that of the first strong character.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

nonisolated extension View {
  /// Accepted, and has no effect: the leading edge of lines is that of the layout direction.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }

  /// Accepted, and has no effect: the direction of a paragraph is that of its first strong character.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}
