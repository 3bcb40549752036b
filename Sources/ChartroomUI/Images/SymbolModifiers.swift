/// The way in which the layers of symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable {
    case monochrome, hierarchical, palette, multicolor
  }

  let kind: Kind

  /// One layer in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Layers in the foreground style, of which the secondary ones are translucent.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Layers in the styles of `foregroundStyle(_:_:)` and `foregroundStyle(_:_:_:)`.
  ///
  /// With only one style, the layers are those of `hierarchical`.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// Layers in their own colours, such as a yellow sun, and the others in the foreground style.
  ///
  /// Filled clouds and moons are white. A symbol without own colours is drawn like in `monochrome`.
  ///
  /// - Note: Fewer symbols have own colours than in SwiftUI: those of the weather, badges, and some others such as
  ///   `heart.fill`. Symbols in lines of text have the colour of the text.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Variants of symbols, such as filled ones.
public struct SymbolVariants: Hashable, Sendable {
  var shape: String?
  var isFilled = false
  var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()
  /// A symbol in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// A symbol in a square.
  public static let square = SymbolVariants(shape: "square")
  /// A symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// A filled symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// A symbol with a diagonal bar.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variant in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// The variant in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// The filled variant.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variant with a diagonal bar.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns whether this contains the parts of another variant.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the variant of a symbol; the symbol itself if it has none.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var name = symbol
    let words = symbol.split(separator: ".")
    func append(_ suffix: String) {
      let next = "\(name).\(suffix)"
      if !words.contains(Substring(suffix)), SymbolStore.glyph(next) != nil { name = next }
    }
    if isSlashed { append("slash") }
    if let shape { append(shape) }
    if isFilled { append("fill") }
    return name
  }
}

nonisolated extension View {
  /// Sets the scale of the symbols in the view; `.medium` by default.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Adds variants to the symbols in the view, if they have them.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants.shape = variant.shape ?? variants.shape
      variants.isFilled = variants.isFilled || variant.isFilled
      variants.isSlashed = variants.isSlashed || variant.isSlashed
    }
  }

  /// Sets the rendering mode of the symbols in the view.
  ///
  /// - Parameter mode: The mode; `nil` selects `.palette` if `foregroundStyle` has several styles, and
  ///   `.monochrome` otherwise.
  /// - Returns: The view with the mode set.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum ModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// The scale of symbols; `.medium` by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants of symbols; `.none` by default.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// The rendering mode of symbols; `nil`, the default, depends on the foreground style.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}
