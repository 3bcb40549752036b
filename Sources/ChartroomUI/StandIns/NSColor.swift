public import Foundation
public import Graphics

/// A colour of AppKit, for sources that create colours by `Color(nsColor:)`.
///
/// - Note: Unlike in AppKit, the colours of backgrounds and fills have the values of iOS.
open class NSColor: NSObject, @unchecked Sendable {
  // All stored properties are constants, so that the class is safe to share; subclasses are of the app.
  package let color: Color

  /// Creates the object of a colour.
  public init(_ color: Color) { self.color = color }

  /// Creates a colour from red, green and blue components of sRGB; values outside 0...1 are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a colour from red, green and blue components of sRGB; values outside 0...1 are clamped.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey; values outside 0...1 are clamped.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// Returns the colour with another opacity, in 0...1.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(UIColor(color).withAlphaComponent(alpha).color)
  }

  /// Returns whether `object` is a colour with equal components in both colour schemes.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.color == color }

  /// The hash value of the colour.
  open override var hash: Int { color.hashValue }
}

extension Color {
  /// Creates the colour of an AppKit colour.
  public init(nsColor: NSColor) { self = nsColor.color }

  /// Creates the colour of an AppKit colour; the macOS 10.15 form of `init(nsColor:)`.
  ///
  /// A name that `UIColor` has, too, selects its colour, as in `Color(.systemRed)`.
  @_disfavoredOverload
  public init(_ color: NSColor) { self = color.color }
}

extension NSColor {
  /// The system red.
  public class var systemRed: NSColor { NSColor(Color.red) }
  /// The system orange.
  public class var systemOrange: NSColor { NSColor(Color.orange) }
  /// The system yellow.
  public class var systemYellow: NSColor { NSColor(Color.yellow) }
  /// The system green.
  public class var systemGreen: NSColor { NSColor(Color.green) }
  /// The system mint.
  public class var systemMint: NSColor { NSColor(Color.mint) }
  /// The system teal.
  public class var systemTeal: NSColor { NSColor(Color.teal) }
  /// The system cyan.
  public class var systemCyan: NSColor { NSColor(Color.cyan) }
  /// The system blue.
  public class var systemBlue: NSColor { NSColor(Color.blue) }
  /// The system indigo.
  public class var systemIndigo: NSColor { NSColor(Color.indigo) }
  /// The system purple.
  public class var systemPurple: NSColor { NSColor(Color.purple) }
  /// The system pink.
  public class var systemPink: NSColor { NSColor(Color.pink) }
  /// The system brown.
  public class var systemBrown: NSColor { NSColor(Color.brown) }
  /// The system grey.
  public class var systemGray: NSColor { NSColor(Color.gray) }
  /// The colour of primary text.
  public class var labelColor: NSColor { NSColor(Color.primary) }
  /// The colour of secondary text.
  public class var secondaryLabelColor: NSColor { NSColor(Color.secondary) }
  /// The colour of tertiary text.
  public class var tertiaryLabelColor: NSColor { NSColor(Color.tertiaryLabel) }
  /// The colour of quaternary text.
  public class var quaternaryLabelColor: NSColor { NSColor(Color.quaternaryLabel) }
  /// The colour of text.
  public class var textColor: NSColor { NSColor(Color.primary) }
  /// The colour of placeholders.
  public class var placeholderTextColor: NSColor { NSColor(Color.placeholder) }
  /// The accent colour, which is the system blue.
  public class var controlAccentColor: NSColor { NSColor(Color.accentColor) }
  /// The colour of links.
  public class var linkColor: NSColor { NSColor(Color.blue) }
  /// The colour of lines between content.
  public class var separatorColor: NSColor { NSColor(Color.separator) }
  /// The colour of grid lines of tables.
  public class var gridColor: NSColor { NSColor(Color.opaqueSeparator) }
  /// The background of a window.
  public class var windowBackgroundColor: NSColor { NSColor(Color.secondarySurface) }
  /// The background behind documents.
  public class var underPageBackgroundColor: NSColor { NSColor(Color.tertiarySurface) }
  /// The background of large controls.
  public class var controlBackgroundColor: NSColor { NSColor(Color.surface) }
  /// The background of text.
  public class var textBackgroundColor: NSColor { NSColor(Color.surface) }
  /// The background of small controls.
  public class var controlColor: NSColor { NSColor(Color.tertiarySurface) }
  /// The background of selected content.
  public class var selectedContentBackgroundColor: NSColor { NSColor(Color.blue) }
  /// The background of selected content in an inactive window.
  public class var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor(Color.gray5) }
  /// Black.
  public class var black: NSColor { NSColor(Color.black) }
  /// White.
  public class var white: NSColor { NSColor(Color.white) }
  /// A fully transparent colour.
  public class var clear: NSColor { NSColor(Color.clear) }
}
