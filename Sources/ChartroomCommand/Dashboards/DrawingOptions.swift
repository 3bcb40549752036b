import CairoCanvas

/// The options of a run that concern the drawing of each item.
struct DrawingOptions: Codable, Hashable, Sendable {
  /// The compression effort of the PNG files.
  var compression: PNGCompression
  /// Whether pictures that are up to date are drawn, too.
  var redraws: Bool
  /// Whether warnings are failures.
  var isStrict: Bool
  /// Whether data sources that are commands run.
  var runsCommands: Bool
}

extension PNGCompression: Codable {}
