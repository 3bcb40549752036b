public import Foundation

// Texts of a picture are neither selected, searched nor rewritten, so that these modifiers have nothing to do.

/// The end of a line that a selection at a line break belongs to.
public struct TextSelectionAffinity: Hashable, Sendable {
  private let name: String

  /// The one that suits the movement.
  public static let automatic = TextSelectionAffinity(name: "automatic")
  /// The beginning of the following line.
  public static let downstream = TextSelectionAffinity(name: "downstream")
  /// The end of the preceding line.
  public static let upstream = TextSelectionAffinity(name: "upstream")
}

/// The tools for writing that a text offers.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The tools that suit the text.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All tools.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The tools that show their results in a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension AttributedString {
  /// The height of lines of text.
  public struct LineHeight: Hashable, Sendable {
    private let name: String
    private var amount: CGFloat = 0

    /// The height that suits the font and its use.
    public static let normal = LineHeight(name: "normal")
    /// A greater height.
    public static let loose = LineHeight(name: "loose")
    /// A smaller height.
    public static let tight = LineHeight(name: "tight")
    /// A height that depends on the characters of each line.
    public static let variable = LineHeight(name: "variable")

    /// Returns a height in points.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(name: "exact", amount: points)
    }

    /// Returns a height that is greater than that of the font by a distance, in points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "leading", amount: increase)
    }

    /// Returns a multiple of the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(name: "multiple", amount: factor)
    }
  }
}

nonisolated extension View {
  /// Sets the height of the lines of texts; `nil` selects that of the font.
  ///
  /// Accepted, and has no effect but on the value in the environment.
  ///
  /// - Note: Unlike in SwiftUI, lines keep the height of their font.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }

  /// Sets the line to which a selection at a line break belongs.
  ///
  /// Accepted, and has no effect but on the value in the environment: nobody selects texts.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }

  /// Sets the tools for writing that texts offer.
  ///
  /// Accepted, and has no effect: no tools are displayed.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Displays a panel for searching in an editor while a binding is `true`.
  ///
  /// Accepted, and has no effect: editors are not searched.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Sets whether editors cannot be searched; `true` by default.
  ///
  /// Accepted, and has no effect: editors are not searched.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets whether found text cannot be replaced; `true` by default.
  ///
  /// Accepted, and has no effect: editors are not searched.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets the text by which typing selects the view; `nil` for its own text.
  ///
  /// Accepted, and has no effect: nobody types to select a view.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Sets the text by which typing selects the view.
  ///
  /// Accepted, and has no effect: nobody types to select a view.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Sets the text by which typing selects the view.
  ///
  /// Accepted, and has no effect: nobody types to select a view.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}
private enum SelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// The height of the lines of texts; `nil`, the default, for that of the font.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// The line to which a selection at a line break belongs; `.automatic` by default.
  public internal(set) var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinityKey.self] }
    set { self[SelectionAffinityKey.self] = newValue }
  }
}
