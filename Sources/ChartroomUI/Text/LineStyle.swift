public import Graphics

extension Text {
  /// A line below or through the characters of a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      /// The alternating lengths of dashes and gaps, in widths of the line; empty for a solid line.
      let dash: [Double]

      /// A solid line.
      public static let solid = Pattern(dash: [])
      /// A line of dots.
      public static let dot = Pattern(dash: [1, 1])
      /// A line of dashes.
      public static let dash = Pattern(dash: [4, 2])
      /// A line of dashes and dots.
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      /// A line of dashes and pairs of dots.
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - pattern: The pattern; solid by default.
    ///   - color: The colour; `nil`, the default, for that of the characters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the colour of the characters.
    public static let single = LineStyle()
  }

  /// A conversion of letters to one case.
  public enum Case: Hashable, Sendable {
    /// The conversion to uppercase letters, by the rules of the locale.
    case uppercase
    /// The conversion to lowercase letters, by the rules of the locale.
    case lowercase
  }

  /// A size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size, for text that is less important than the text beside it.
    public static let secondary = Scale(isSecondary: true)
  }
}
