public import Foundation

extension Font {
  /// A distance between lines, relative to that of the font.
  public enum Leading: Hashable, Sendable {
    /// The distance of the font.
    case standard
    /// A distance that is smaller by two points.
    case tight
    /// A distance that is larger by two points.
    case loose

    /// The difference to the distance of the font, in points.
    package var addition: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// A width of letterforms.
  ///
  /// - Note: Unlike in SwiftUI, all widths are drawn like `standard`, because Inter and Noto have no others.
  public struct Width: Hashable, Sendable {
    /// The width, from -1 to 1, where 0 is the standard.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A width narrower than the standard.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A width wider than the standard.
    public static let expanded = Width(0.2)
  }

  /// The letters that are replaced by small capitals.
  package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)

    /// The size of small capitals relative to the font, because Inter has no small capitals.
    package static let scale: CGFloat = 0.8
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the font with all letters as small capitals, which are scaled capitals.
  public func smallCaps() -> Font { with { $0.caps = [.lowercase, .uppercase] } }
  /// Returns the font with small capitals in place of lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.caps.insert(.lowercase) } }
  /// Returns the font with small capitals in place of uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.caps.insert(.uppercase) } }
  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
  /// Returns the font unchanged, because Inter and Noto have only one width.
  public func width(_ width: Width) -> Font { self }
}
