package import CairoCanvas

/// The rasteriser and the text shaper of the main actor: one set of fonts for all pictures.
@MainActor
package enum MainEngine {
  /// The rasteriser of all pictures on the main actor.
  package static let rasterizer = Rasterizer()
  private static var known: PangoTextShaper?

  /// The shaper of all stages on the main actor.
  ///
  /// - Throws: `CanvasError` when the system font is not installed; it names the package.
  package static func shaper() throws(CanvasError) -> PangoTextShaper {
    if let known { return known }
    let shaper = try PangoTextShaper()
    known = shaper
    return shaper
  }
}
