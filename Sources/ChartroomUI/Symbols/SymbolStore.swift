import Foundation
import Graphics
import Synchronization

/// The pictures of symbols that views have used.
enum SymbolStore {
  private struct Key: Hashable {
    var name: String
    var weight: Font.Weight
    var scale: Image.Scale
    /// Whether levels are separate layers.
    var isLayered: Bool
    /// The number of parts that are dimmed, because their thresholds exceed the variable value.
    var dimmedCount: Int
  }

  private struct Known {
    /// The glyphs of names; `nil` for names without one.
    var glyphs: [String: SymbolGlyph?] = [:]
    var outlines: [Key: SymbolOutline] = [:]
  }

  /// The level from which parts are dimmed.
  static let dimmedLevel = 16
  private static let capacity = 1024
  private static let known = Mutex(Known())

  /// Returns the glyph of a symbol; `nil` if there is none.
  static func glyph(_ name: String) -> SymbolGlyph? {
    if let glyph = known.withLock({ $0.glyphs[name] }) { return glyph }
    let glyph = SymbolNames.glyph(name[...])
    known.withLock { known in
      if known.glyphs.count >= capacity { known.glyphs.removeAll() }
      known.glyphs[name] = .some(glyph)
    }
    return glyph
  }

  /// Returns the outline of a symbol, or that of a dashed square if there is no such symbol.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - weight: The font weight.
  ///   - scale: The scale.
  ///   - isLayered: Whether levels are separate layers.
  ///   - variableValue: The value above which parts are dimmed, at `dimmedLevel` and above; `nil` dims none.
  /// - Returns: The outline.
  static func outline(
    of name: String, weight: Font.Weight, scale: Image.Scale, isLayered: Bool,
    variableValue: Double?
  ) -> SymbolOutline {
    var glyph = Self.glyph(name) ?? SymbolNames.picture("square.dashed") ?? SymbolGlyph()
    func isDimmed(_ part: SymbolGlyph.Part) -> Bool {
      variableValue.map { part.threshold > $0 } ?? false
    }
    let key = Key(
      name: name, weight: weight, scale: scale, isLayered: isLayered,
      dimmedCount: variableValue == nil ? 0 : glyph.parts.count(where: isDimmed))
    if let outline = known.withLock({ $0.outlines[key] }) { return outline }
    for index in glyph.parts.indices {
      if !isLayered { glyph.parts[index].level = 0 }
      if isDimmed(glyph.parts[index]) { glyph.parts[index].level += dimmedLevel }
    }
    let outline = SymbolOutline(glyph, stroke: SymbolOutline.stroke(weight), scale: scale.factor)
    known.withLock { known in
      if known.outlines.count >= capacity { known.outlines.removeAll() }
      known.outlines[key] = outline
    }
    return outline
  }
}
