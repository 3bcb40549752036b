import Graphics

/// A position on an axis: a column, two columns, a value, or a range.
package struct PositionSpec: Sendable, Equatable {
  var field: Located<String>?
  var unit: Located<DateUnit>?
  var start: Located<String>?
  var end: Located<String>?
  var value: Located<SpecValue>?
  var range: [Located<SpecValue>]?

  static let shape = SpecShape<PositionSpec>.object(
    "a position", PositionSpec(),
    [
      Field("field", \.field, SpecShape<String>.name.located, "Column of the positions."),
      Field(
        "unit", \.unit, SpecShape<DateUnit>.word.located,
        "Unit of the calendar that a mark at a date occupies."),
      Field(
        "start", \.start, SpecShape<String>.name.located,
        "Column where ranges start; 'end' is needed, too."),
      Field("end", \.end, SpecShape<String>.name.located, "Column where ranges end."),
      Field(
        "value", \.value, SpecShape<SpecValue>.value.located, "The same position for all marks."),
      Field(
        "range", \.range,
        .list(of: SpecShape<SpecValue>.value.located, "a list of two ends", counts: 2...2),
        "The same range for all marks: its two ends."),
    ]
  ) { position, node, reader in
    let hasEnds = position.start != nil || position.end != nil
    let count = [position.field != nil, hasEnds, position.value != nil, node["range"] != nil]
      .count { $0 }
    if count != 1 {
      reader.report(
        node,
        "a position needs either 'field', or 'start' and 'end', or 'value', or 'range'.")
    } else if hasEnds, position.start == nil || position.end == nil {
      reader.report(node, "a range needs 'start' and 'end'. Add the other one.")
    } else if let unit = position.unit, position.field == nil {
      reader.report(unit.node, "a unit needs 'field', a column of dates.")
    }
  }

  /// Whether the position is the same for all marks.
  var isConstant: Bool { field == nil && start == nil }

  /// Whether each mark has two ends.
  var isRange: Bool { start != nil || range != nil }
}

/// A style that is the same for all marks, or one for each value of a column.
package struct StyleSpec: Sendable, Equatable {
  var by: Located<String>?
  var value: String?
  var color: Color?

  static let shape = SpecShape<StyleSpec>.object(
    "a style", StyleSpec(),
    [
      Field(
        "by", \.by, SpecShape<String>.name.located, "Column, each value of which has its colour."),
      Field("value", \.value, .name, "Name in the legend of all marks, which have one colour."),
      Field("color", \.color, .color, "Colour of all marks."),
    ], oneOf: ["by", "value", "color"])
}

/// A shape of points that is the same for all, or one for each value of a column.
package struct SymbolSpec: Sendable, Equatable {
  var by: Located<String>?
  var value: String?
  var shape: SymbolShape?

  /// The shapes.
  enum SymbolShape: String, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  static let shape = SpecShape<SymbolSpec>.object(
    "a symbol", SymbolSpec(),
    [
      Field(
        "by", \.by, SpecShape<String>.name.located, "Column, each value of which has its shape."),
      Field("value", \.value, .name, "Name in the legend of all points, which have one shape."),
      Field("shape", \.shape, .word, "Shape of all points."),
    ], oneOf: ["by", "value", "shape"])
}

/// The division of marks by the values of a column, or the name of all marks.
package struct DivisionSpec: Sendable, Equatable {
  var by: Located<String>?
  var value: String?

  /// Returns the shape of a division.
  ///
  /// - Parameters:
  ///   - name: The division in words, with an article.
  ///   - help: A sentence about the column for editors.
  /// - Returns: The shape.
  static func shape(_ name: String, _ help: String) -> SpecShape<DivisionSpec> {
    .object(
      name, DivisionSpec(),
      [
        Field("by", \.by, SpecShape<String>.name.located, help),
        Field("value", \.value, .name, "Name of all marks."),
      ], oneOf: ["by", "value"])
  }
}

/// The area of points: one for all, or one for each number of a column.
package struct SymbolSizeSpec: Sendable, Equatable {
  var area: Double?
  var by: Located<String>?

  static let shape = SpecShape<SymbolSizeSpec>.object(
    "a size", SymbolSizeSpec(),
    [
      Field(
        "by", \.by, SpecShape<String>.name.located, "Column of numbers that the areas represent.",
        required: "by: population")
    ]
  ).orScalar(.number(in: 1...10_000)) { SymbolSizeSpec(area: $0) }
}

/// A length: of points, or relative to the room of a mark.
package struct DimensionSpec: Sendable, Equatable {
  var points: Double?
  var ratio: Double?
  var inset: Double?

  static let shape = SpecShape<DimensionSpec>.object(
    "a length", DimensionSpec(),
    [
      Field("ratio", \.ratio, .number(in: 0...1), "Part of the room of the mark."),
      Field(
        "inset", \.inset, .number(in: 0...1_000),
        "Distance from both edges of the room of the mark, in points."),
    ], oneOf: ["ratio", "inset"]
  ).orScalar(.number(in: 0...10_000)) { DimensionSpec(points: $0) }
}

/// A text beside each mark.
package struct AnnotationSpec: Sendable, Equatable {
  var text: String?
  var field: Located<String>?
  var format: Located<FormatSpec>?
  var position: Position?
  var color: Color?

  /// The places of annotations.
  enum Position: String, CaseIterable, Sendable {
    case overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  static let shape = SpecShape<AnnotationSpec>.object(
    "an annotation", AnnotationSpec(),
    [
      Field("text", \.text, .text, "Text beside each mark."),
      Field("field", \.field, SpecShape<String>.name.located, "Column of the texts."),
      Field("format", \.format, FormatSpec.shape.located, "Notation of the values of 'field'."),
      Field(
        "position", \.position, .word,
        "Place at the mark (default: above it, or at the end of a horizontal bar)."),
      Field("color", \.color, .color, "Colour (default: secondary)."),
    ], oneOf: ["text", "field"]
  ) { annotation, _, reader in
    if let format = annotation.format, annotation.field == nil {
      reader.report(format.node, "a format needs 'field', a column of numbers or dates.")
    }
  }.orScalar(.text) { AnnotationSpec(text: $0) }
}
