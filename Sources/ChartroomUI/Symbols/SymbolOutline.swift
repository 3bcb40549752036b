import Foundation
import Graphics

/// The outline of a symbol in a weight and a scale.
struct SymbolOutline: Hashable, Sendable {
  struct Layer: Hashable, Sendable {
    var level: Int
    var path: Path
  }

  /// The areas of the glyph's levels, in ascending order of the levels.
  var layers: [Layer]
  /// The bounds of all layers.
  var bounds: CGRect

  /// The largest distance of curves from the lines that replace them, in hundredths of the font size.
  private static let tolerance: CGFloat = 0.02

  /// Creates the outline of a glyph.
  ///
  /// - Parameters:
  ///   - glyph: The description.
  ///   - stroke: The width of strokes, in hundredths of the font size.
  ///   - scale: The factor of all lengths but the width of strokes.
  init(_ glyph: SymbolGlyph, stroke: CGFloat, scale: CGFloat) {
    let parts = glyph.parts
    let gap = 2 * (3.6 + stroke * 0.3)
    var regions: [[[CGPoint]]] = []
    for part in parts {
      let path = part.path.applying(CGAffineTransform(scaleX: scale, y: scale))
      let fills = glyph.isFilled && (part.role == .body || part.role == .window)
      let width = min(stroke, part.limit) * part.width + (part.isWidened ? gap : 0)
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      // The areas and strokes of a part are separate, because their orientations may differ.
      regions.append(
        part.extent != .stroke || fills
          ? path.flattened(tolerance: Self.tolerance).map(\.points) : [])
      regions.append(StrokeOutline(style, tolerance: Self.tolerance).polygons(of: path))
    }
    /// Returns the level that is visible at a point, from the winding numbers of the regions; `nil` for none.
    func level(_ windings: [Int]) -> Int? {
      var level: Int?
      // The level without details, which are holes in it also where they cross.
      var ground: Int?
      for (index, part) in parts.enumerated()
      where windings[2 * index] != 0 || windings[2 * index + 1] != 0 {
        switch (part.role, glyph.isFilled) {
        case (.ink, _), (.body, _), (.detail, false), (.window, false), (.counter, true):
          level = part.level
        case (.window, true) where ground != nil && part.level != ground:
          level = part.level
          continue
        case (.detail, true):
          level = part.level == ground ? nil : part.level
          continue
        case (.hole, _), (.counter, false), (.window, true): level = nil
        }
        ground = level
      }
      return level
    }
    layers = Set(parts.map(\.level)).sorted().map { wanted in
      Layer(level: wanted, path: Path.combining(regions) { level($0) == wanted })
    }
    bounds = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
  }

  /// Returns the width of strokes in a font weight, in hundredths of the font size.
  static func stroke(_ weight: Font.Weight) -> CGFloat {
    let widths: [CGFloat] = [2.4, 3.8, 5.6, 7.6, 8.8, 10, 11.6, 13.4, 15.2]
    let place = min(max(CGFloat(weight.value) / 100 - 1, 0), 8)
    let index = min(Int(place), 7)
    return widths[index] + (widths[index + 1] - widths[index]) * (place - CGFloat(index))
  }
}
