import CCairo
import Graphics

extension CairoContext {
  /// Composites a layer, with its top left pixel at (`x`, `y`), with its backdrop.
  ///
  /// The layer may be changed.
  ///
  /// - Parameters:
  ///   - layer: The layer, the source.
  ///   - x: The column of the context's image that is the layer's first one.
  ///   - y: The row of the context's image that is the layer's first one.
  ///   - opacity: A factor of the opacity of the source.
  ///   - mode: The mode.
  ///   - bounds: The bounding rectangle of the source, in which alone the mode may clear the backdrop.
  /// - Throws: `cairo`.
  func paint(
    _ layer: borrowing CairoSurface, x: Int, y: Int, opacity: Double, _ mode: DrawBlendMode,
    bounds: @autoclosure () -> PixelRect
  ) throws(CanvasError) {
    var opacity = opacity
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    if mode == .copy || mode == .plusDarker, opacity < 1 {
      // Cairo's operator would interpolate between the backdrop and the source by the opacity.
      let context = try CairoContext(layer)
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
      cairo_paint_with_alpha(context.pointer, opacity)
      try context.check()
      opacity = 1
    }
    if mode == .plusDarker {
      try darken(layer, x: x, y: y)
      clip(PixelRect(minX: x, minY: y, maxX: x + layer.width, maxY: y + layer.height))
    }
    if mode.isUnbounded { clip(bounds()) }
    cairo_set_operator(pointer, mode.cairo)
    paint(layer, x: x, y: y, opacity: opacity)
  }

  /// Replaces the pixels of a layer by those of `.plusDarker` with the layer as the source.
  private func darken(_ layer: borrowing CairoSurface, x: Int, y: Int) throws(CanvasError) {
    guard let target = TargetPixels(of: self) else {
      throw .status(CAIRO_STATUS_SURFACE_TYPE_MISMATCH)
    }
    let (width, height) = (layer.width, layer.height)
    let rect = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
      .intersection(target.rect)
    try layer.withBytes { bytes, bytesPerRow in
      target.read { backdrop, pixelsPerRow in
        for row in rect.minY..<max(rect.minY, rect.maxY) {
          for column in rect.minX..<max(rect.minX, rect.maxX) {
            Self.darken(
              bytes, at: (row - y) * bytesPerRow + 4 * (column - x),
              over: backdrop[row * pixelsPerRow + column])
          }
        }
      }
    }
  }

  /// Replaces a pixel of premultiplied components s by those of `.plusDarker` over a backdrop b, with the alphas α:
  /// α = min(αs + αb, 1), and max(s + b + α − αs − αb, 0).
  private static func darken(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int, over backdrop: UInt32
  ) {
    let sum = Int(bytes[index + 3]) + Int(backdrop >> 24)
    let alpha = min(sum, 255)
    for channel in 0..<3 {
      let component = Int(bytes[index + channel]) + Int(backdrop >> (8 * UInt32(channel)) & 255)
      bytes[index + channel] = UInt8(max(component + alpha - sum, 0))
    }
    bytes[index + 3] = UInt8(alpha)
  }
}

extension DrawBlendMode {
  /// Whether the operator changes the backdrop where the source is transparent.
  ///
  /// Source: the manual of Cairo, compositing operators.
  var isUnbounded: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// The equivalent operator of Cairo; for `.plusDarker`, which has none, the one for its results.
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_DEST_OUT
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker: CAIRO_OPERATOR_SOURCE
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
