// A picture is not read aloud, so that these modifiers have nothing to change.

/// The kind of text that a view shows, for the voice that reads it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Text without a kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Text of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Text of the system of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Text of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// Text of a document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The key of a custom content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let label: Text
  private let id: String

  /// Creates a key with a label and an identity.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a label and an identity.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key whose label is its identity.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

  /// Returns whether both keys have the same identity.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

/// When custom content is read.
public enum AXCustomContent {
  /// The importance of content.
  public enum Importance: UInt, Sendable {
    /// The content is read on request.
    case `default`
    /// The content is always read.
    case high
  }
}

nonisolated extension View {
  /// Sets the kind of text that the view shows.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Adds a labelled content to the description of the view.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds a labelled content to the description of the view.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds a labelled content to the description of the view.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds a labelled content to the description of the view.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds a labelled content to the description of the view.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds a labelled content to the description of the view.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds a labelled content to the description of the view.
  ///
  /// Accepted, and has no effect: nothing is read aloud.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}
