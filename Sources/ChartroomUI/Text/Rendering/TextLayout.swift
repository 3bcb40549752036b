public import Foundation
public import Graphics

extension Text {
  /// The lines into which a text is broken, from top to bottom.
  ///
  /// Positions are points from the top left corner of the text.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    let source: RenderedText

    init(source: RenderedText) { self.source = source }

    /// The index of the first line: 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { source.text.lines.count }
    /// The line at an index.
    public subscript(index: Int) -> Line { Line(source: source, value: source.text.lines[index]) }
    /// Whether part of the text is omitted, because it does not fit.
    public var isTruncated: Bool { source.text.isTruncated }

    /// Returns whether both are layouts of the same lines in the same place.
    public static func == (lhs: Layout, rhs: Layout) -> Bool { lhs.source.isSame(as: rhs.source) }
  }
}

extension RenderedText {
  nonisolated fileprivate func isSame(as other: RenderedText) -> Bool {
    self === other || text == other.text && origin == other.origin
  }

  /// Returns the bounds of characters in a line.
  nonisolated fileprivate func bounds(
    x: CGFloat, width: CGFloat, in line: ResolvedText.Line, _ extent: FontExtent
  ) -> Text.Layout.TypographicBounds {
    Text.Layout.TypographicBounds(
      origin: CGPoint(x: origin.x + x, y: origin.y + line.baseline), width: width,
      ascent: extent.ascent, descent: extent.descent)
  }
}

extension Text.Layout {
  /// Options of the drawing of a part of a text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Characters between pixels, for moving texts; it has no effect, because characters are never moved to pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// The place of a character in the string of a text, to be compared with others of the same text.
  public struct CharacterIndex: Comparable, Hashable, Sendable {
    let byte: Int

    /// Returns whether the character of an index precedes that of another.
    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.byte < rhs.byte }
  }

  /// The bounds of characters, as their fonts give them.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, in points from the top left corner of the text.
    public var origin = CGPoint.zero
    /// The width, in points.
    public var width: CGFloat = 0
    /// The height above the baseline, in points.
    public var ascent: CGFloat = 0
    /// The height below the baseline, in points.
    public var descent: CGFloat = 0
    /// The space between lines, in points, which the fonts of this library include in their ascents and descents: 0.
    public var leading: CGFloat = 0

    /// Creates bounds.
    public init(
      origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0,
      leading: CGFloat = 0
    ) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The rectangle from the ascent to the descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line of a text: its runs from left to right.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    let source: RenderedText
    let value: ResolvedText.Line

    /// The left end of the baseline, in points from the top left corner of the text.
    public var origin: CGPoint { typographicBounds.origin }
    /// The index of the first run: 0.
    public var startIndex: Int { 0 }
    /// The number of runs; 0 for an empty line.
    public var endIndex: Int { value.runs.count }
    /// The run at an index.
    public subscript(index: Int) -> Run {
      Run(source: source, line: value, value: value.runs[index])
    }

    /// The bounds of the line, with the largest ascent and descent of its runs.
    public var typographicBounds: TypographicBounds {
      let extent = value.runs.reduce(FontExtent()) { $0.union(source.extent(of: $1)) }
      return source.bounds(x: value.x, width: value.width, in: value, extent)
    }

    /// Returns whether both are the same line of equal layouts.
    public static func == (lhs: Line, rhs: Line) -> Bool {
      lhs.value == rhs.value && lhs.source.isSame(as: rhs.source)
    }
  }

  /// Characters in a line with one font, direction and style: their slices from left to right.
  ///
  /// Each slice has the characters that are shaped together, such as a letter with its accents, or a ligature.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    let source: RenderedText
    let line: ResolvedText.Line
    let value: ResolvedText.Run
    /// The glyphs of each slice; a picture is a slice without glyphs.
    let clusters: [Range<Int>]

    init(source: RenderedText, line: ResolvedText.Line, value: ResolvedText.Run) {
      self.source = source
      self.line = line
      self.value = value
      var clusters: [Range<Int>] = value.glyphs.isEmpty ? [0..<0] : []
      for (index, glyph) in value.glyphs.enumerated() {
        if let last = clusters.last, value.glyphs[last.lowerBound].cluster == glyph.cluster {
          clusters[clusters.count - 1] = last.lowerBound..<index + 1
        } else {
          clusters.append(index..<index + 1)
        }
      }
      self.clusters = clusters
    }

    /// The index of the first slice: 0.
    public var startIndex: Int { 0 }
    /// The number of slices.
    public var endIndex: Int { clusters.count }
    /// The slice at an index.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    /// The slices at indices, as one.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// The value of a type that `Text.customAttribute(_:)` has attached to the characters; `nil` for none.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? {
      source.attribute(key, of: value)
    }
    /// The direction in which the characters are read.
    public var layoutDirection: LayoutDirection {
      value.isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// The bounds of the run.
    public var typographicBounds: TypographicBounds {
      self[startIndex..<endIndex].typographicBounds
    }
    /// The places of the characters that begin the slices.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }

    /// Returns whether both are the same run of equal layouts.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.value == rhs.value && lhs.line == rhs.line && lhs.source.isSame(as: rhs.source)
    }
  }

  /// Some adjacent characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    /// The run.
    public var run: Run
    /// The indices of the slices of the run.
    public var indices: Range<Int>

    /// Creates the slice at indices of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The index of the first slice.
    public var startIndex: Int { indices.lowerBound }
    /// The index after that of the last slice.
    public var endIndex: Int { indices.upperBound }
    /// The slice at an index of the run.
    public subscript(index: Int) -> RunSlice { run[index] }
    /// The slices at indices of the run, as one.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    /// The value of a type that `Text.customAttribute(_:)` has attached to the characters; `nil` for none.
    public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { run[key] }

    /// The bounds of the slice.
    public var typographicBounds: TypographicBounds {
      run.source.bounds(
        x: left, width: right - left, in: run.line, run.source.extent(of: run.value))
    }

    /// The places of the characters that begin the slices.
    public var characterIndices: [CharacterIndex] {
      glyphs.isEmpty
        ? [] : indices.map { CharacterIndex(byte: glyphs[run.clusters[$0].lowerBound].cluster) }
    }

    private var glyphs: [ResolvedText.Glyph] { run.value.glyphs }

    private var left: CGFloat { edge(before: indices.lowerBound) }
    private var right: CGFloat { edge(before: indices.upperBound) }

    /// Returns the left edge of the slice at an index; for the number of slices, the right edge of the last.
    private func edge(before index: Int) -> CGFloat {
      if index == 0 { return run.value.x }
      guard index < run.clusters.count else { return run.value.x + run.value.width }
      // The letter of a cluster is where it begins; its marks precede it from right to left.
      let cluster = run.clusters[index]
      return glyphs[run.value.isRightToLeft ? cluster.upperBound - 1 : cluster.lowerBound].position
        .x
    }

    /// The line with nothing but the slice.
    fileprivate var line: ResolvedText.Line {
      var line = run.line
      line.runs = []
      guard !indices.isEmpty else { return line }
      var part = run.value
      part.x = left
      part.width = right - left
      let first = run.clusters[indices.lowerBound].lowerBound
      part.glyphs = Array(glyphs[first..<run.clusters[indices.upperBound - 1].upperBound])
      line.runs = [part]
      return line
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its place, in its style.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: The options, which have no effect.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    recording.append(line.source.drawn(line.value), in: state)
  }

  /// Draws a run of a text at its place, in its style.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - options: The options, which have no effect.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws characters of a run at their place, in their style.
  ///
  /// - Parameters:
  ///   - slice: The characters.
  ///   - options: The options, which have no effect.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    recording.append(slice.run.source.drawn(slice.line), in: state)
  }
}
