package import CairoCanvas

/// The rasteriser and the text shaper of the main actor, which share their fonts among all images.
@MainActor
package enum MainEngine {
  /// The rasteriser of all images that are rendered on the main actor.
  package static let rasterizer = Rasterizer()
  private static var known: PangoTextShaper?

  /// The shaper of all stages on the main actor.
  ///
  /// - Throws: `CanvasError`, which names the Debian package, if the system font is not installed.
  package static func shaper() throws(CanvasError) -> PangoTextShaper {
    if let known { return known }
    let shaper = try PangoTextShaper()
    known = shaper
    return shaper
  }
}
