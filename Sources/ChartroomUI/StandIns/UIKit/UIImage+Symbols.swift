public import Foundation

extension UIImage {
  /// Settings of an image, such as the size of a symbol.
  open class Configuration: @unchecked Sendable {
    // The classes have no stored properties, so that they are safe to share.
    fileprivate init() {}
  }

  /// The size, weight and colours of a symbol.
  ///
  /// - Note: Unlike in UIKit, a configuration has no effect: the font and the foreground style of the view decide.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of a symbol relative to its font.
    public enum Scale: Int, Sendable {
      /// The scale of the platform.
      case `default` = -1
      /// No scale is chosen.
      case unspecified
      /// A small symbol.
      case small
      /// A medium-sized symbol.
      case medium
      /// A large symbol.
      case large
    }

    /// The weight of a symbol.
    public enum Weight: Int, Sendable {
      /// No weight is chosen.
      case unspecified
      /// The lightest weight.
      case ultraLight
      /// The weight between ultra-light and light.
      case thin
      /// The light weight.
      case light
      /// The usual weight.
      case regular
      /// The weight between regular and semibold.
      case medium
      /// The weight between medium and bold.
      case semibold
      /// The bold weight.
      case bold
      /// The weight between bold and black.
      case heavy
      /// The heaviest weight.
      case black
    }

    /// A configuration without settings.
    public static let unspecified = SymbolConfiguration()

    fileprivate override init() { super.init() }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: Weight = .unspecified, scale: Scale = .default
    ) { self.init() }
    /// Creates a configuration with a scale.
    public convenience init(scale: Scale) { self.init() }
    /// Creates a configuration with a weight.
    public convenience init(weight: Weight) { self.init() }
    /// Creates a configuration with the size of a role of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) { self.init() }
    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont, scale: Scale = .default) { self.init() }
    /// Creates a configuration with the colours of layers.
    public convenience init(paletteColors: [UIColor]) { self.init() }
    /// Creates a configuration with a colour, of which layers have levels.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// Returns a configuration with the colours of the symbol.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }
    /// Returns a configuration with one colour.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }
    /// Returns the configuration with the settings of another one.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration { self }
  }

  /// Creates the image of a symbol; `nil` if there is no picture of the name.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - configuration: Settings, which have no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }

  /// Returns the image: settings have no effect.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the image: settings have no effect.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }
}
