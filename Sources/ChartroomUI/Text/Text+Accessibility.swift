import Foundation

// The description of a picture is that of its charts, so that these properties of a text change nothing.

extension Text {
  /// Accepted, and has no effect: the properties of other views than charts have none.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Accepted, and has no effect: the properties of other views than charts have none.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Accepted, and has no effect: the properties of other views than charts have none.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text { self }

  /// Accepted, and has no effect: a picture is not read aloud.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Accepted, and has no effect: a picture is not read aloud.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// Accepted, and has no effect: a picture is not read aloud.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Accepted, and has no effect: a picture is not read aloud.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Accepted, and has no effect: a picture is not read aloud.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Accepted, and has no effect: a picture is not read aloud.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
