import CPango
import Foundation
public import Graphics
import Synchronization

/// A text shaper that uses Pango, HarfBuzz and FriBidi, and only Inter and Noto fonts.
///
/// The system font is Inter, which must be installed. The serif design is Noto Serif. The monospaced design
/// is Noto Sans Mono or, if it is not installed, the monospaced face of Noto Sans CJK. If none of the fonts
/// of a design is installed, Inter replaces them. `Font.custom` finds Inter and the installed Noto families
/// by name, and any other name gives the system font. Characters missing from the font are drawn in installed
/// Noto fonts. A character missing from all of them leaves a gap, and is listed in `ResolvedText.missing`.
///
/// Results are in points and independent of the pixel scale, because outlines are not hinted and advances
/// are not rounded. Lines break between words, or between characters if a word is too long. The direction
/// of a paragraph is that of its first letter. The request's direction applies to paragraphs without
/// letters, and determines the side at which lines begin.
///
/// A result depends only on its request and the installed fonts. A shaper caches at least its last 1024
/// results, unless they have more than 262 144 glyphs in total. A shaper must be used from one thread at a
/// time. Shapers in different threads can run concurrently, but only one of them shapes uncached text at a
/// time.
///
/// At most 100 000 Unicode scalars of a text are shaped, which is more than fit on an image. A longer text
/// is truncated at this limit and ends in an ellipsis.
public final class PangoTextShaper: TextShaper {
  private let picker: FontPicker
  private let fontMap: FaceFontMap
  private let context: OpaquePointer
  @exclusivity(unchecked) private var cache = ShapeCache()
  private var heights: [FontHeightKey: (ascent: Int32, descent: Int32)] = [:]

  /// The number of texts that were shaped because they were not cached.
  package private(set) var shapedTexts = 0
  /// The number of fonts whose height was measured.
  package private(set) var measuredHeights = 0

  /// The properties that determine the height of a font.
  ///
  /// Finding it takes Pango longer than shaping a label.
  private struct FontHeightKey: Hashable {
    /// The maximum number of heights in the cache, for animated sizes.
    static let most = 256

    var primary: FontFiles.Place
    var font: ResolvedFont
    var size: Double
  }

  /// A lock that lets only one shaper use Pango at a time.
  ///
  /// Without it, with Pango 1.50.12, 4 of 49 test runs failed. One of them measured an unknown character as
  /// having no width. The cause inside Pango was not found.
  private static let turn = Mutex(())

  /// Creates a shaper and finds the system font.
  ///
  /// - Throws: `missingFont` with the package `fonts-inter` if Inter is not installed; `text` if the text
  ///   libraries fail to start.
  public convenience init() throws(CanvasError) { try self.init(files: FontFiles()) }

  /// Creates a shaper that uses only the fonts in some folders, as if no others were installed.
  package convenience init(fontFolders: [String]) throws(CanvasError) {
    try self.init(files: FontFiles(folders: fontFolders))
  }

  private init(files: FontFiles) throws(CanvasError) {
    picker = FontPicker(files: files)
    guard let regular = picker.primary(ResolvedFont(size: 1)) else {
      throw .missingFont(family: "Inter", package: "fonts-inter")
    }
    fontMap = try FaceFontMap(fallback: regular)
    guard let context = pango_font_map_create_context(fontMap.pointer) else { throw .outOfMemory }
    pango_context_set_round_glyph_positions(context, 0)
    self.context = context
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  /// Returns the lines of a text with positioned glyphs.
  ///
  /// The widest line begins at x = 0, and the other lines are aligned to it. A line is as high as its
  /// tallest font, and at least as high as the ascent and descent of the requested font. A text with more
  /// lines than the limit is truncated with an ellipsis.
  /// - Parameter request: The text with its font, width and other properties. An empty text has one empty
  ///   line of the font's height. A font size that is not positive and finite gives one empty line of
  ///   height 0. Null characters are shaped as spaces.
  /// - Returns: The lines, in points.
  /// - Complexity: O(*n*) in the length of the text. A cached result requires only hashing and comparing
  ///   the request.
  public func shape(_ request: TextRequest) -> ResolvedText {
    if let known = cache[request] { return known }
    if let text = unbroken(request) {
      cache.keep(text)
      return text
    }
    let text = Self.turn.withLock { _ in
      fontMap.limitFonts()
      return shapeAnew(request)
    }
    shapedTexts += 1
    cache.keep(text)
    return text
  }

  /// Returns the result of a request whose text is known without a width, and fits on one line in the width.
  ///
  /// A layout measures most labels without a width first, and draws them in a width that is large enough.
  private func unbroken(_ request: TextRequest) -> ResolvedText? {
    guard let width = request.width else { return nil }
    var free = request
    free.width = nil
    guard var text = cache[free], text.lines.count == 1, !text.isTruncated, text.size.width <= width
    else { return nil }
    text.request = request
    return text
  }

  private func shapeAnew(_ request: TextRequest) -> ResolvedText {
    let size = Double(request.font.size)
    guard size > 0, size.isFinite, let primary = picker.primary(request.font) else {
      let count = request.string.utf8.count
      let line = ResolvedText.Line(runs: [], baseline: 0, x: 0, width: 0, range: 0..<count)
      return ResolvedText(request: request, lines: [line], size: .zero)
    }
    let prefix = TextPrefix(of: request.string)
    let setting = ParagraphStyle(request, prefix.string, primary: primary)
    pango_context_set_language(context, setting.language.base)
    pango_context_set_base_dir(
      context,
      request.layoutDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    var assembly = TextAssembly(request)
    var left = request.lineLimit.map { max($0, 1) }
    let paragraphs = Paragraph.all(in: prefix.string)
    for (index, paragraph) in paragraphs.enumerated() {
      if let left, left <= 0 { break }
      let isLast = index + 1 == paragraphs.count
      var isCut = isLast && !prefix.isWhole
      var layout = layout(paragraph, isCut: isCut, setting, left)
      if let lines = left, layout.lineCount >= lines, !isLast {
        isCut = true
        layout = self.layout(paragraph, isCut: true, setting, lines)
      }
      assembly.isTruncated = assembly.isTruncated || isCut
      assembly.isTruncated = assembly.isTruncated || layout.isTruncated
      let lines = layout.lines(unit: setting.unit, request)
      assembly.append(left.map { Array(lines.prefix($0)) } ?? lines, of: paragraph) { range in
        fontHeight(setting, in: range)
      }
      left = left.map { $0 - layout.lineCount }
    }
    var text = assembly.finish()
    text.missingFamilies = missingFamilies(request)
    return text
  }

  /// Returns the names of the families of a request that the system font replaces.
  private func missingFamilies(_ request: TextRequest) -> [String] {
    var names: [String] = []
    for font in [request.font] + request.spans.map(\.font) {
      guard let family = font.family, !names.contains(family),
        picker.files.named(family, font) == nil
      else { continue }
      names.append(family)
    }
    return names
  }

  private func layout(
    _ paragraph: Paragraph, isCut: Bool, _ setting: ParagraphStyle, _ lineLimit: Int?
  ) -> ParagraphLayout {
    let text = isCut ? paragraph.text + "…" : paragraph.text
    let attributes = TextAttributes()
    let font = setting.font
    attributes.add(description(setting.primary, font, size: setting.size))
    attributes.addNoFallback()
    if font.hasMonospacedDigits { attributes.add(features: "tnum=1") }
    let fallbacks =
      setting.request.spans.isEmpty
      ? picker.fallbacks(in: text, setting)
      : add(setting.request.spans, to: attributes, of: text, from: paragraph.start, setting)
    // In the order of their beginnings: others take Pango time that grows with their square.
    var languages = setting.language.spans(in: text)[...]
    for span in fallbacks {
      while let first = languages.first, first.range.lowerBound < span.range.lowerBound {
        attributes.add(language: first.language, first.range)
        languages = languages.dropFirst()
      }
      let font = span.font ?? font
      attributes.add(
        description(span.place, font, size: span.font.map { setting.size(of: $0) } ?? setting.size),
        span.range)
    }
    for span in languages { attributes.add(language: span.language, span.range) }
    let layout = ParagraphLayout(text, context: context, attributes: attributes)
    if let width = setting.width { layout.breakLines(at: width) }
    if let lineLimit { layout.limit(to: lineLimit, setting.request.truncation) }
    return layout
  }

  /// Adds the attributes of the spans of a paragraph.
  ///
  /// - Parameters:
  ///   - spans: The spans of the request.
  ///   - attributes: The attributes of the paragraph.
  ///   - text: The paragraph, with an added ellipsis if it is cut.
  ///   - start: The offset of the paragraph in the string of the request.
  ///   - setting: The properties of the text.
  /// - Returns: The parts of the paragraph that need another face than the primary one.
  private func add(
    _ spans: [TextSpan], to attributes: borrowing TextAttributes, of text: String, from start: Int,
    _ setting: ParagraphStyle
  ) -> [FontPicker.Span] {
    var faces: [FontPicker.Span] = []
    let bytes = text.utf8
    for (index, span) in spans.enumerated() {
      let isLast = index + 1 == spans.count
      let lower = max(span.range.lowerBound - start, 0)
      // The last span includes an ellipsis.
      let upper = isLast ? bytes.count : min(span.range.upperBound - start, bytes.count)
      guard lower < upper else { continue }
      let range = lower..<upper
      attributes.add(span: index, range)
      if span.kerning != 0 { attributes.add(spacing: setting.units(span.kerning), range) }
      if span.baselineOffset != 0 {
        attributes.add(rise: setting.units(span.baselineOffset), range)
      }
      if let size = span.attachment {
        attributes.add(
          width: setting.units(size.width), height: setting.units(size.height), range)
        continue
      }
      if span.font.hasMonospacedDigits != setting.font.hasMonospacedDigits {
        attributes.add(features: "tnum=\(span.font.hasMonospacedDigits ? 1 : 0)", range)
      }
      guard let primary = picker.primary(span.font) else { continue }
      if span.font != setting.font {
        faces.append(FontPicker.Span(range: range, place: primary, font: span.font))
      }
      let from = bytes.index(bytes.startIndex, offsetBy: lower)
      let part = String(text[from..<bytes.index(from, offsetBy: upper - lower)])
      for var face in picker.fallbacks(in: part, setting.with(span.font, primary: primary)) {
        face.range = face.range.lowerBound + lower..<face.range.upperBound + lower
        face.font = span.font
        faces.append(face)
      }
    }
    return faces
  }

  /// Returns the description of the face at `place`, or of Inter's regular face if the file has no such face.
  private func description(
    _ place: FontFiles.Place, _ font: ResolvedFont, size: Double
  ) -> FontDescription {
    let size = Int32(size * Double(PANGO_SCALE))
    if let found = fontMap.description(of: place, for: font, size: size) { return found }
    guard let regular = picker.primary(ResolvedFont(size: 1)),
      let description = fontMap.description(of: regular, for: font, size: size)
    else { return FontDescription(ShapingFont.Style(face: -1, size: size)) }
    return description
  }

  /// Returns the largest ascent and descent of the requested fonts of a byte range, in points.
  private func fontHeight(_ setting: ParagraphStyle, in range: Range<Int>) -> FontHeight {
    let spans = setting.request.spans
    guard !spans.isEmpty else { return fontHeight(setting) }
    var height: FontHeight?
    for (index, span) in spans.enumerated() {
      // An empty line has the font at its position.
      let isInside =
        span.range.overlaps(range) || span.range.contains(range.lowerBound)
        || range.lowerBound >= span.range.upperBound && index + 1 == spans.count
      guard isInside, let primary = picker.primary(span.font) else { continue }
      let own = fontHeight(setting.with(span.font, primary: primary))
      height = height.map { $0.union(own) } ?? own
    }
    return height ?? fontHeight(setting)
  }

  private func fontHeight(_ setting: ParagraphStyle) -> FontHeight {
    let key = FontHeightKey(primary: setting.primary, font: setting.font, size: setting.size)
    let height: (ascent: Int32, descent: Int32)
    if let known = heights[key] {
      height = known
    } else {
      if heights.count >= FontHeightKey.most { heights.removeAll(keepingCapacity: true) }
      height = measured(setting)
      heights[key] = height
    }
    return FontHeight(
      ascent: CGFloat(height.ascent) * setting.unit,
      descent: CGFloat(height.descent) * setting.unit, leading: setting.font.leading.addition)
  }

  /// Returns the ascent and descent of the requested font, in Pango units.
  ///
  /// They are that font's alone. `pango_context_get_metrics` returns the same two numbers, but also shapes a
  /// sample text.
  private func measured(_ setting: ParagraphStyle) -> (ascent: Int32, descent: Int32) {
    let description = description(setting.primary, setting.font, size: setting.size)
    measuredHeights += 1
    guard let font = pango_context_load_font(context, description.pointer) else { return (0, 0) }
    defer { g_object_unref(font) }
    return ShapingFont.height(of: font)
  }
}
