import Foundation
import Graphics

extension UIColor {
  /// The system red.
  public class var systemRed: UIColor { UIColor(Color.red) }
  /// The system orange.
  public class var systemOrange: UIColor { UIColor(Color.orange) }
  /// The system yellow.
  public class var systemYellow: UIColor { UIColor(Color.yellow) }
  /// The system green.
  public class var systemGreen: UIColor { UIColor(Color.green) }
  /// The system mint.
  public class var systemMint: UIColor { UIColor(Color.mint) }
  /// The system teal.
  public class var systemTeal: UIColor { UIColor(Color.teal) }
  /// The system cyan.
  public class var systemCyan: UIColor { UIColor(Color.cyan) }
  /// The system blue.
  public class var systemBlue: UIColor { UIColor(Color.blue) }
  /// The system indigo.
  public class var systemIndigo: UIColor { UIColor(Color.indigo) }
  /// The system purple.
  public class var systemPurple: UIColor { UIColor(Color.purple) }
  /// The system pink.
  public class var systemPink: UIColor { UIColor(Color.pink) }
  /// The system brown.
  public class var systemBrown: UIColor { UIColor(Color.brown) }
  /// The system grey.
  public class var systemGray: UIColor { UIColor(Color.gray) }
  /// The system grey number 2, the closer to the background, the higher the number.
  public class var systemGray2: UIColor { UIColor(Color.gray2) }
  /// The system grey number 3, the closer to the background, the higher the number.
  public class var systemGray3: UIColor { UIColor(Color.gray3) }
  /// The system grey number 4, the closer to the background, the higher the number.
  public class var systemGray4: UIColor { UIColor(Color.gray4) }
  /// The system grey number 5, the closer to the background, the higher the number.
  public class var systemGray5: UIColor { UIColor(Color.gray5) }
  /// The system grey number 6, the closer to the background, the higher the number.
  public class var systemGray6: UIColor { UIColor(Color.gray6) }
  /// The tint colour, which is the system blue.
  public class var tintColor: UIColor { UIColor(Color.accentColor) }
  /// The colour of primary text.
  public class var label: UIColor { UIColor(Color.primary) }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { UIColor(Color.secondary) }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(Color.tertiaryLabel) }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(Color.quaternaryLabel) }
  /// The colour of placeholders.
  public class var placeholderText: UIColor { UIColor(Color.placeholder) }
  /// The colour of links.
  public class var link: UIColor { UIColor(Color.blue) }
  /// The colour of lines between content, which lets the background show through.
  public class var separator: UIColor { UIColor(Color.separator) }
  /// The colour of lines between content, without transparency.
  public class var opaqueSeparator: UIColor { UIColor(Color.opaqueSeparator) }
  /// The fill of thin shapes.
  public class var systemFill: UIColor { UIColor(Color.fill) }
  /// The fill of shapes of medium size.
  public class var secondarySystemFill: UIColor { UIColor(Color.secondaryFill) }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(Color.tertiaryFill) }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(Color.quaternaryFill) }
  /// The background of a screen.
  public class var systemBackground: UIColor { UIColor(Color.surface) }
  /// The background of content grouped in a screen.
  public class var secondarySystemBackground: UIColor { UIColor(Color.secondarySurface) }
  /// The background of content grouped in `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { UIColor(Color.tertiarySurface) }
  /// The background of a screen of grouped lists.
  public class var systemGroupedBackground: UIColor { UIColor(Color.groupedSurface) }
  /// The background of the rows of a grouped list.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(Color.secondaryGroupedSurface)
  }
  /// The background of content grouped in the rows of a grouped list.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(Color.tertiaryGroupedSurface)
  }
  /// White at an opacity of 0.6, for text on dark backgrounds.
  public class var lightText: UIColor { UIColor(Color.white.opacity(0.6)) }
  /// Black, for text on light backgrounds.
  public class var darkText: UIColor { UIColor(Color.black) }
}

/// The colours with fixed components.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A grey with the components 1/3.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// A grey with the components 2/3.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// A grey with the components 1/2.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// The red of sRGB with the components 1, 0 and 0.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// The green of sRGB with the components 0, 1 and 0.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// The blue of sRGB with the components 0, 0 and 1.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// The cyan of sRGB with the components 0, 1 and 1.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// The yellow of sRGB with the components 1, 1 and 0.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// The magenta of sRGB with the components 1, 0 and 1.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// The orange of sRGB with the components 1, 0.5 and 0.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// The purple of sRGB with the components 0.5, 0 and 0.5.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// The brown of sRGB with the components 0.6, 0.4 and 0.2.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// A fully transparent colour.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
