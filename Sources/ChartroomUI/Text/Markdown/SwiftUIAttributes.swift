public import Foundation
public import Graphics

extension AttributeScopes {
  /// The attributes of strings that a text displays.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space between the characters, in points.
    public let kern: KerningAttribute
    /// The space between the characters, in points, in place of `kern`.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The emphasis that Markdown gives.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of fonts.
    @frozen public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the colours of characters.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the colours behind characters.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of lines through characters.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of lines below characters.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of spaces between characters.
    @frozen public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of spaces between characters that divide ligatures.
    @frozen public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of distances above the baseline.
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The key of the emphasis of Markdown.
    @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = InlinePresentationIntent
      /// The name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of strings that a text displays.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// The emphasis that Markdown gives to characters.
///
/// Foundation on Linux has no such type.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public var rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, which is monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck characters.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
