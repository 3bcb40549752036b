import Foundation
import Graphics

/// The description of a symbol's picture, from which outlines of every weight are made.
///
/// The coordinates are hundredths of the font size at the scale `.medium`, with y pointing down. The origin is in the
/// middle between the baseline and the height of capital letters. The circle of `circle` has the radius 46. Paths are
/// the centre lines of strokes, which a font's weight makes thicker on both sides.
struct SymbolGlyph: Sendable {
  /// How a part contributes to the outlined and to the filled form of the symbol.
  enum Role: Sendable {
    /// Drawn in both forms.
    case ink
    /// Stroked in the outlined form, and filled in the other.
    case body
    /// Drawn in the outlined form, and a hole in the other.
    case detail
    /// A hole in the outlined form, and drawn in the other.
    case counter
    /// A hole in both forms.
    case hole
    /// Stroked in the outlined form, and a hole with its area in the other.
    case window
  }

  /// The points of a part.
  enum Extent: Sendable {
    case stroke, areaAndStroke
  }

  struct Part: Sendable {
    var role: Role
    var extent: Extent
    var path: Path
    /// The width of the stroke, as a multiple of that of the weight.
    var width: CGFloat = 1
    /// The largest width of the weight's stroke, so that fine details stay open in heavy weights.
    var limit = CGFloat.infinity
    /// Whether the part is wider by a gap on all sides.
    var isWidened = false
    /// The level of hierarchical rendering, from 0.
    var level = 0
    /// The share of the variable value from which the part is drawn in full; 0 for always.
    var threshold = 0.0
  }

  var parts: [Part] = []
  var isFilled = false
  /// The largest width of the weight's stroke inside of an enclosure.
  var enclosedLimit: CGFloat = 11

  /// Whether the filled form differs from the outlined one.
  var hasBody: Bool { parts.contains { $0.role == .body } }

  // MARK: Drawing

  /// Adds lines that are the same in both forms.
  mutating func line(
    _ paths: Path..., width: CGFloat = 1, limit: CGFloat = .infinity, level: Int = 0,
    from threshold: Double = 0
  ) {
    for path in paths {
      parts.append(
        Part(
          role: .ink, extent: .stroke, path: path, width: width, limit: limit, level: level,
          threshold: threshold))
    }
  }

  /// Adds areas that are filled in both forms, and that grow with the weight half as much as lines.
  mutating func area(_ paths: Path..., level: Int = 0, from threshold: Double = 0) {
    for path in paths {
      parts.append(
        Part(
          role: .ink, extent: .areaAndStroke, path: path, width: 0.5, level: level,
          threshold: threshold))
    }
  }

  /// Adds areas with rounded corners that are filled in both forms.
  mutating func solid(_ paths: Path..., level: Int = 0) {
    for path in paths {
      parts.append(Part(role: .ink, extent: .areaAndStroke, path: path, level: level))
    }
  }

  /// Adds closed outlines, which are filled in the filled form.
  mutating func body(_ paths: Path..., width: CGFloat = 1, level: Int = 0) {
    for path in paths {
      parts.append(Part(role: .body, extent: .stroke, path: path, width: width, level: level))
    }
  }

  /// Adds lines that are holes in the filled form.
  mutating func detail(_ paths: Path..., width: CGFloat = 1, limit: CGFloat = .infinity) {
    for path in paths {
      parts.append(
        Part(role: .detail, extent: .stroke, path: path, width: width, limit: limit))
    }
  }

  /// Adds areas that are holes in the filled form, and that grow with the weight half as much as lines.
  mutating func spot(_ paths: Path...) {
    for path in paths {
      parts.append(Part(role: .detail, extent: .areaAndStroke, path: path, width: 0.5))
    }
  }

  /// Adds closed outlines that are holes, with their areas, in the filled form.
  mutating func window(_ paths: Path...) {
    for path in paths { parts.append(Part(role: .window, extent: .stroke, path: path)) }
  }

  /// Removes an area from the parts so far, with a gap around it.
  mutating func clear(_ paths: Path..., gap: Bool = true) {
    for path in paths {
      parts.append(Part(role: .hole, extent: .areaAndStroke, path: path, isWidened: gap))
    }
  }

  /// Removes a line from the parts so far, with a gap around it.
  mutating func clearLine(_ paths: Path..., width: CGFloat = 1) {
    for path in paths {
      parts.append(
        Part(role: .hole, extent: .stroke, path: path, width: width, isWidened: true))
    }
  }

  /// Adds dots as wide as strokes, or wider by a factor.
  mutating func dot(_ points: CGPoint..., width: CGFloat = 1.4) {
    for point in points { line(Path { $0.move(to: point) }, width: width) }
  }

  /// Adds the parts of another glyph.
  mutating func add(_ other: SymbolGlyph) { parts += other.parts }

  /// Adds the parts of another glyph, with a gap between them and the parts so far.
  mutating func addInFront(_ other: SymbolGlyph) {
    for part in other.parts where part.role == .body || part.role == .ink {
      parts.append(
        Part(
          role: .hole, extent: part.role == .body ? .areaAndStroke : part.extent, path: part.path,
          width: part.width, isWidened: true))
    }
    add(other)
  }

  /// Returns the glyph that a closure draws.
  static func drawing(_ draw: (inout SymbolGlyph) -> Void) -> SymbolGlyph {
    var glyph = SymbolGlyph()
    draw(&glyph)
    return glyph
  }

  // MARK: Measuring and moving

  /// The bounds of the paths that are drawn, without the widths of strokes.
  var bounds: CGRect {
    parts.filter { $0.role != .hole && $0.role != .counter }
      .reduce(CGRect.null) { $0.union($1.path.boundingRect) }
  }

  /// Returns the glyph, scaled and moved; the widths of strokes are the same.
  func placed(scale: CGFloat = 1, x: CGFloat = 0, y: CGFloat = 0) -> SymbolGlyph {
    applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y))
  }

  /// Returns the glyph in a square around a point, at most at a scale.
  func fitted(
    into side: CGFloat, x: CGFloat = 0, y: CGFloat = 0, atMost most: CGFloat = 0.62
  ) -> SymbolGlyph {
    let bounds = bounds
    let scale = min(most, side / max(bounds.width, bounds.height, 1))
    return placed(scale: scale, x: x - bounds.midX * scale, y: y - bounds.midY * scale)
  }

  /// The glyph reflected in the vertical through its origin.
  var mirrored: SymbolGlyph { applying(CGAffineTransform(scaleX: -1, y: 1)) }

  /// The glyph reflected in the horizontal through its origin.
  var flipped: SymbolGlyph { applying(CGAffineTransform(scaleX: 1, y: -1)) }

  /// The glyph with its levels increased by one, behind something that is added to it.
  var behind: SymbolGlyph {
    var copy = self
    for index in parts.indices { copy.parts[index].level += 1 }
    return copy
  }

  /// The glyph as solid details of a body around it.
  var solidDetail: SymbolGlyph {
    var copy = self
    for index in parts.indices {
      copy.parts[index].role = .detail
      copy.parts[index].extent = .areaAndStroke
      copy.parts[index].width = 0.5
    }
    return copy
  }

  private func applying(_ transform: CGAffineTransform) -> SymbolGlyph {
    var copy = self
    for index in parts.indices { copy.parts[index].path = parts[index].path.applying(transform) }
    return copy
  }
}
