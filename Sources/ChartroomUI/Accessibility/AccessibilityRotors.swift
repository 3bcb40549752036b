import Foundation

// Nobody moves through a picture by a rotor, so that rotors have no effect.

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  private init() {}
}

/// The content of a rotor.
public protocol AccessibilityRotorContent {}

extension AccessibilityRotorEntry: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension AccessibilityRotorEntry {
  /// Creates an entry; it has no effect.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry of a view with an id in a namespace; it has no effect.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry; it has no effect.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry of a view with an id in a namespace; it has no effect.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry; it has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry of a view with an id in a namespace; it has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init() }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: AccessibilityRotorContent {
  /// Creates the entries of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The entry of an element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates the entries of the elements of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The path of the id in an element.
  ///   - content: The entry of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// The entries of a rotor.
public struct _RotorEntries: AccessibilityRotorContent {}

/// A builder of the content of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Returns an entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Returns the only content.
  public static func buildPartialBlock<Content: AccessibilityRotorContent>(
    first: Content
  ) -> Content { first }

  /// Returns the entries of two contents.
  public static func buildPartialBlock(
    accumulated: some AccessibilityRotorContent, next: some AccessibilityRotorContent
  ) -> some AccessibilityRotorContent { _RotorEntries() }

  /// Returns the entries of a condition.
  public static func buildIf(
    _ content: (some AccessibilityRotorContent)?
  ) -> some AccessibilityRotorContent { _RotorEntries() }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  /// The rotor `headings`.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// The rotor `links`.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// The rotor `images`.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// The rotor `boldText`.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// The rotor `italicText`.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// The rotor `underlineText`.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// The rotor `misspelledWords`.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// The rotor `lists`.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// The rotor `tables`.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// The rotor `textFields`.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// The rotor `landmarks`.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")

  /// Links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }

  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .headings
  }
}

nonisolated extension View {
  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, EntryModel: Identifiable>(
    _ label: S, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol, EntryModel, ID: Hashable>(
    _ label: S, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<S: StringProtocol>(
    _ label: S, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }
}
