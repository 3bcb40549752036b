public import Foundation

// The attributes of texts of UIKit. Those of the titles of bars have an effect; see `UINavigationBarAppearance`.

extension NSAttributedString.Key {
  /// The key of the colour of texts.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of the colour behind texts.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The key of the font of texts.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key of the kerning of texts.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The key of the space between characters.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The key of the number of the style of lines below texts; see `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The key of the colour of lines below texts.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The key of the number of the style of lines through texts; see `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The key of the colour of lines through texts.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The key of the colour of outlines.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The key of the width of outlines, in percent of the size of the font.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The key of the style of paragraphs; see `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The key of the distance from the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The key of the slant of characters.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The key of the URL of links.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The style of a line below or through texts.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Lines that leave spaces out.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The alignment of a text of UIKit.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// At the side of the script.
  case natural
}

/// The style of a paragraph of UIKit.
///
/// - Note: Unlike in UIKit, the style has no effect: use the modifiers of `Text`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
  }

  fileprivate var values = Values()

  /// The alignment.
  open var alignment: NSTextAlignment { values.alignment }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space behind the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The factor of the height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of lines, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indent of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }

  /// Creates the usual style.
  public override init() { super.init() }

  /// The usual style.
  public static let `default` = NSParagraphStyle()

  /// Returns a style with the same values, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// The style of a paragraph of UIKit, for sources that change it.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The space between lines, in points.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space behind the paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The factor of the height of lines; 0 for none.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of lines, in points; 0 for none.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of lines, in points; 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The indent of the first line, in points.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Creates the usual style.
  public override init() { super.init() }
}
