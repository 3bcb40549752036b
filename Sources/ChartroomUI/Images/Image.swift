public import Foundation
public import Graphics

/// A bitmap; see `RasterImage`.
public typealias CGImage = RasterImage

/// A view that displays a symbol or a bitmap.
///
/// A symbol has the size and weight of the font, the scale of `imageScale(_:)` and the foreground style. It is aligned
/// with text like a letter. A bitmap has the size of its pixels divided by its scale. Both ignore the proposed size
/// unless they are resizable.
public struct Image: Hashable, Sendable {
  /// The size of symbols, relative to that of text.
  public enum Scale: Hashable, Sendable {
    /// Symbols of 0.8 times the medium size.
    case small
    /// Symbols that are slightly taller than capital letters.
    case medium
    /// Symbols of 1.28 times the medium size.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The way in which an image takes a size other than its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image.
    case tile
    /// Stretches the image.
    case stretch
  }

  /// The quality with which the pixels of an image are scaled.
  public enum Interpolation: Hashable, Sendable {
    /// The colour of the nearest pixel.
    case none
    /// A low quality.
    case low
    /// A medium quality.
    case medium
    /// A high quality.
    case high
  }

  /// The use of an image's colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, in place of the colours.
    case template
    /// The colours of the image.
    case original
  }

  /// The orientation of a bitmap; only `.up` is supported, and others count as `.up`.
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    /// The first pixel is at the upper left.
    case up
    /// Mirrored horizontally.
    case upMirrored
    /// Turned by 180°.
    case down
    /// Mirrored vertically.
    case downMirrored
    /// Mirrored, and turned by 90° anticlockwise.
    case leftMirrored
    /// Turned by 90° clockwise.
    case right
    /// Mirrored, and turned by 90° clockwise.
    case rightMirrored
    /// Turned by 90° anticlockwise.
    case left
  }

  enum Source: Hashable, Sendable {
    case symbol(name: String, variableValue: Double?)
    case asset(String)
    case pixels(PixelImage)
    case drawing(ImageDrawing)
  }

  /// The options of a resizable image.
  struct Resizing: Hashable, Sendable {
    var caps: EdgeInsets
    var isTiled: Bool
  }

  let source: Source
  private var resizing: Resizing?
  private var symbolMode: SymbolRenderingMode?
  private var renderingMode: TemplateRenderingMode?
  /// The colour that replaces all others; `nil` for none.
  private var tint: Color?
  private var interpolation = Interpolation.medium

  /// Creates an image of an asset catalog.
  ///
  /// The image is a dashed box if the catalog of the environment does not contain it, or if there is no catalog.
  /// `Stage.missingImages` then contains the name.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle of the catalog, which is ignored.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Creates an image of an asset catalog with a description; see `init(_:bundle:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle of the catalog, which is ignored.
  ///   - label: The description, which is ignored.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

  /// Creates an image of an asset catalog without a description; see `init(_:bundle:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle of the catalog, which is ignored.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Creates an image of a bitmap with a description.
  ///
  /// - Parameters:
  ///   - image: The bitmap.
  ///   - scale: The number of pixels per point; a value that is not positive and finite counts as 1.
  ///   - orientation: The orientation, which is ignored.
  ///   - label: The description, which is ignored.
  public init(
    _ image: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    source = .pixels(PixelImage(image, scale: scale))
  }

  /// Creates an image of a bitmap without a description.
  ///
  /// - Parameters:
  ///   - image: The bitmap.
  ///   - scale: The number of pixels per point; a value that is not positive and finite counts as 1.
  ///   - orientation: The orientation, which is ignored.
  public init(decorative image: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    source = .pixels(PixelImage(image, scale: scale))
  }

  /// Creates an image of a system symbol.
  ///
  /// The names are those of SF Symbols. The pictures are our own. About 200 common pictures exist, which can be
  /// combined with the variants `.fill`, `.slash`, `.circle` and other enclosures, and with badges. For an unknown
  /// name, the view is a dashed square, and `Stage.missingSymbols` contains the name.
  ///
  /// - Parameter systemName: The name of the symbol, such as `"star.fill"`.
  public init(systemName: String) {
    source = .symbol(name: systemName, variableValue: nil)
  }

  /// Creates an image of a system symbol with a value.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol; see `init(systemName:)`.
  ///   - variableValue: A value in 0...1, above which parts of symbols such as `wifi` are dimmed; `nil` dims none.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(name: systemName, variableValue: variableValue)
  }

  /// Creates an image of a drawing.
  ///
  /// The drawing is as sharp at every scale and in every size. It runs whenever the picture may have changed.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - label: The description, which is ignored.
  ///   - opaque: Whether the drawing is opaque, which has no effect; `false` by default.
  ///   - colorMode: The precision of the colours, which has no effect; `.nonLinear` by default.
  ///   - renderer: A closure that draws into a context, whose origin is the top left corner of the image.
  /// - Note: Unlike in SwiftUI, an `ImagePaint` of the image draws nothing.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(ImageDrawing(size: size, renderer: renderer))
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the image, which takes the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges of a bitmap that are not stretched or repeated, in points; none by
  ///     default. They are ignored for symbols.
  ///   - resizingMode: Whether the rest of a bitmap is stretched, the default, or repeated.
  /// - Returns: The resizable image.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(caps: capInsets, isTiled: resizingMode == .tile) }
  }

  /// The image in its own size.
  var unresizable: Image { with { $0.resizing = nil } }

  /// Returns the image in a symbol rendering mode; `nil` uses that of the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  /// Returns the image in its own colours or in the foreground style; `nil` uses the setting of the asset catalog.
  ///
  /// A symbol in its own colours is the same as in the symbol rendering mode `multicolor`, which is set unless another
  /// mode is set for the image.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = mode }
  }

  /// Returns the image in one colour, which replaces its colours and the foreground style.
  func tinted(_ color: Color) -> Image {
    with {
      $0.tint = color
      $0.renderingMode = .template
      $0.symbolMode = .monochrome
    }
  }

  /// Returns the image, whose pixels are scaled with a quality; `.medium` by default.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Returns the image unchanged, because the edges of bitmaps are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: LeafView {
  package func leaf(in environment: EnvironmentValues) -> ImageLeaf {
    let leaf = visibleLeaf(in: tint.map(environment.withForeground) ?? environment)
    guard environment.isRedacted else { return leaf }
    return .redacted(leaf, ForegroundStyle().basicPaint(in: environment))
  }

  private func visibleLeaf(in environment: EnvironmentValues) -> ImageLeaf {
    switch source {
    case .symbol(let name, let value):
      .symbol(
        SymbolLeaf(
          name: name, variableValue: value,
          mode: symbolMode ?? (renderingMode == .original ? .multicolor : nil),
          isResizable: resizing != nil,
          in: environment))
    case .asset(let name):
      environment.assets?.image(
        named: name, scheme: environment.colorScheme, scale: environment.displayScale
      ).map { bitmap($0, in: environment) }
        ?? .missing(
          name: name, resizes: resizing != nil,
          paint: HierarchicalShapeStyle.tertiary.basicPaint(in: environment))
    case .pixels(let image): bitmap(image, in: environment)
    case .drawing(let drawing):
      .drawing(
        DrawingLeaf(
          drawing: drawing, isResizable: resizing != nil,
          paint: renderingMode == .template ? ForegroundStyle().basicPaint(in: environment) : nil,
          environment: environment))
    }
  }

  /// Returns the bitmap; `nil` for a symbol, and for an image that is not found.
  func pixels(in environment: EnvironmentValues) -> PixelImage? {
    switch source {
    case .symbol, .drawing: nil
    case .asset(let name):
      environment.assets?.image(
        named: name, scheme: environment.colorScheme, scale: environment.displayScale)
    case .pixels(let image): image
    }
  }

  private func bitmap(_ image: PixelImage, in environment: EnvironmentValues) -> ImageLeaf {
    let isTemplate = renderingMode.map { $0 == .template } ?? image.isTemplate
    let interpolation: RasterImage.Interpolation =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    return .bitmap(
      BitmapLeaf(
        image: image, resizing: resizing, interpolation: interpolation,
        paint: isTemplate ? ForegroundStyle().basicPaint(in: environment) : nil))
  }
}
