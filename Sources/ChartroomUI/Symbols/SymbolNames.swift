import Foundation

/// The symbols by their names.
enum SymbolNames {
  /// Returns the glyph of a name; `nil` if there is none.
  ///
  /// A name is that of a picture, followed by variants that are composed: `.fill`, `.slash`, enclosures such as
  /// `.circle`, and `.badge` with or without another picture.
  static func glyph(_ name: Substring) -> SymbolGlyph? {
    if let picture = picture(name) { return picture }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let head = name[..<dot]
    let variant = name[name.index(after: dot)...]
    if let enclosure = SymbolEnclosure(rawValue: String(variant)) {
      return glyph(head)?.enclosed(in: enclosure)
    }
    switch variant {
    case "fill":
      guard let glyph = glyph(head), glyph.hasBody, !glyph.isFilled else { return nil }
      return glyph.filled
    case "slash": return glyph(head)?.slashed
    case "badge": return glyph(head)?.dotted
    default:
      guard head.hasSuffix(".badge"), let mark = picture(variant) else { return nil }
      return glyph(head.dropLast(".badge".count))?.badged(with: mark)
    }
  }

  /// Returns the glyph of a picture that is not composed.
  static func picture(_ name: Substring) -> SymbolGlyph? {
    var glyph = SymbolGlyph()
    if let enclosure = SymbolEnclosure(rawValue: String(name)) {
      glyph.body(enclosure.outline)
      return glyph
    }
    let name = String(aliases[String(name)].map { Substring($0) } ?? name)
    for draw in [
      drawSigns, drawArrows, drawText, drawPeople, drawMedia, drawDevices, drawObjects, drawPlaces,
      drawNature, drawWeather, drawLayout, drawWriting, drawRewards, drawGames, drawControls,
      drawPlayback,
      drawFood, drawHome, drawAnimals, drawHealth, drawFigures,
      drawSports, drawTravel, drawTurns, drawPhrases, drawThings, drawPapers,
      drawEquipment, drawDigits, drawLetters,
    ] where draw(name, &glyph) {
      return glyph
    }
    return nil
  }

  /// The current names of pictures that have older ones.
  private static let aliases = [
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "arrow.up.forward": "arrow.up.right", "arrow.up.backward": "arrow.up.left",
    "arrow.down.forward": "arrow.down.right", "arrow.down.backward": "arrow.down.left",
    "battery.100percent": "battery.100", "battery.75percent": "battery.75",
    "battery.50percent": "battery.50", "battery.25percent": "battery.25",
    "battery.0percent": "battery.0", "battery.100percent.bolt": "battery.100.bolt",
    "macbook": "laptopcomputer", "mail": "envelope", "table": "tablecells",
    "hourglass.tophalf.fill": "hourglass.tophalf.filled",
    "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled", "cube.box": "shippingbox",
    "wave.3.forward": "wave.3.right", "wave.3.backward": "wave.3.left",
  ]

  /// Returns whether the picture of a name is reflected where text is read from right to left.
  ///
  /// Names of directions and sides of reading are, and those of lists and texts. Names with left or right, of media
  /// controls and of all other pictures are not.
  static func isDirectional(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    return words.dropFirst().contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    } || words.first == "list" || words.first == "text"
  }
}
