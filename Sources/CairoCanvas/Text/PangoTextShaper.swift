import CPango
import Foundation
public import Graphics
import Synchronization

/// Shapes text with Pango, HarfBuzz and FriBidi, in fonts that are the same on every machine.
///
/// The system font is Inter, then Noto; serif is Noto Serif, monospaced is Noto Sans Mono (or the
/// monospaced face of Noto Sans CJK where that is not installed). `Font.custom` finds Inter and the
/// Noto families by name; any other family is drawn in the system font. Characters that the font
/// lacks are drawn in Noto; those that no font has leave an empty place and are reported.
///
/// Measures are in points and know no pixels: outlines are unhinted and advances are not rounded.
/// Lines break between words, then between characters. A paragraph runs in the direction of its
/// first letter; the request's direction decides where there is none, and where lines begin. Results
/// depend on the request alone, never on what was shaped before. A shaper keeps its last 512 results,
/// up to 1024, and fewer where they have more than 262 144 glyphs. It is used from one thread at a time;
/// several shapers may be used at once, and take turns at what is not cached.
///
/// At most 100 000 characters of a text (Unicode scalars) are shaped, more than fit on any picture:
/// a longer text is truncated behind them, and ends in an ellipsis.
public final class PangoTextShaper: TextShaper {
  private let configuration: FontConfiguration
  private let picker: FontPicker
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var cache = ShapeCache()
  private var heights: [FontHeight: (ascent: Int32, descent: Int32)] = [:]

  /// The texts that were shaped since the beginning, and not found among the results that are kept.
  package private(set) var shapedTexts = 0
  /// The fonts whose height was measured since the beginning.
  package private(set) var measuredHeights = 0

  /// What the height of a font depends on; Pango takes longer to find it than to shape a label.
  private struct FontHeight: Hashable {
    /// The most heights that are kept, for sizes that animate.
    static let most = 256

    var primary: FontFiles.Place
    var font: Font.Resolved
    var size: Double
  }

  /// Held while Pango works: shapers in several threads take turns.
  ///
  /// Without it, with Pango 1.50.12, 4 of 49 runs of the tests failed: one measured an unknown
  /// character as nothing, one died of SIGFPE. The cause inside Pango was not found.
  private static let turn = Mutex(())

  /// Creates a shaper and finds the system font.
  ///
  /// - Throws: `missingFont` naming `fonts-inter` when Inter is not installed; `text` when the
  ///   text stack does not start.
  public convenience init() throws(CanvasError) { try self.init(files: FontFiles()) }

  /// Creates a shaper that knows only the fonts in some folders, for machines that lack others.
  package convenience init(fontFolders: [String]) throws(CanvasError) {
    try self.init(files: FontFiles(folders: fontFolders))
  }

  private init(files: FontFiles) throws(CanvasError) {
    picker = FontPicker(files: files)
    guard picker.primary(Font.Resolved(size: 1)) != nil else {
      throw .missingFont(family: "Inter", package: "fonts-inter")
    }
    configuration = try FontConfiguration()
    let configuration = configuration.pointer
    let made = Self.turn.withLock { _ -> Handles? in
      guard let map = pango_ft2_font_map_new() else { return nil }
      pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
      guard let context = pango_font_map_create_context(map) else {
        g_object_unref(map)
        return nil
      }
      pango_context_set_round_glyph_positions(context, 0)
      pango_fc_font_map_set_config(map.fontconfig, configuration)
      return Handles(map: UInt(bitPattern: map), context: UInt(bitPattern: context))
    }
    guard let made, let map = UnsafeMutablePointer<PangoFontMap>(bitPattern: made.map),
      let context = OpaquePointer(bitPattern: made.context)
    else { throw .text(reason: "Pango has no font map") }
    fontMap = map
    self.context = context
  }

  /// Addresses, which may leave the lock where pointers may not.
  private struct Handles {
    var map: UInt
    var context: UInt
  }

  deinit {
    Self.turn.withLock { _ in
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(fontMap)
    }
  }

  /// Shapes a text.
  ///
  /// Lines stand as close together as the widest of them allows: the widest begins at 0, and the
  /// others are aligned to it. A line is as high as its tallest font, and at least as high as the
  /// system font's ascent and descent. A text of more lines than the limit ends in an ellipsis,
  /// also where a line break of the text was cut.
  /// - Parameter request: The text and all that its shape depends on. A font of size 0 gives one
  ///   empty line of no height. Zero characters are shaped as spaces.
  /// - Returns: The lines, in points.
  /// - Complexity: O(*n*) in the text's length, of which hashing it is all for a request among the last
  ///   512 different ones; older ones are shaped anew.
  public func shape(_ request: TextRequest) -> ResolvedText {
    if let known = cache[request] { return known }
    let text = Self.turn.withLock { _ in shapeAnew(request) }
    shapedTexts += 1
    cache.keep(text)
    return text
  }

  private func shapeAnew(_ request: TextRequest) -> ResolvedText {
    let size = Double(request.font.size)
    guard size > 0, size.isFinite, let primary = picker.primary(request.font) else {
      let count = request.string.utf8.count
      let line = ResolvedText.Line(runs: [], baseline: 0, x: 0, width: 0, range: 0..<count)
      return ResolvedText(request: request, lines: [line], size: .zero)
    }
    let beginning = TextBeginning(of: request.string)
    let setting = TextSetting(request, beginning.string, primary: primary)
    pango_context_set_language(context, setting.language.base)
    pango_context_set_base_dir(
      context,
      request.layoutDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    var assembly = TextAssembly(request, fontHeight: fontHeight(setting))
    var left = request.lineLimit.map { max($0, 1) }
    let paragraphs = Paragraph.all(in: beginning.string)
    for (index, paragraph) in paragraphs.enumerated() {
      if let left, left <= 0 { break }
      let isLast = index + 1 == paragraphs.count
      var isCut = isLast && !beginning.isWhole
      var layout = layout(isCut ? paragraph.text + "…" : paragraph.text, setting, left)
      if let lines = left, layout.lineCount >= lines, !isLast {
        isCut = true
        layout = self.layout(paragraph.text + "…", setting, lines)
      }
      assembly.isTruncated = assembly.isTruncated || isCut
      assembly.isTruncated = assembly.isTruncated || layout.isTruncated
      let lines = layout.lines(unit: setting.unit, size: request.font.size)
      assembly.append(left.map { Array(lines.prefix($0)) } ?? lines, of: paragraph)
      left = left.map { $0 - layout.lineCount }
    }
    return assembly.finish()
  }

  private func layout(
    _ text: String, _ setting: TextSetting, _ lineLimit: Int?
  ) -> ParagraphLayout {
    let attributes = TextAttributes()
    let font = setting.request.font
    attributes.add(description(setting.primary, font, size: setting.size))
    attributes.addNoFallback()
    if font.hasMonospacedDigits { attributes.add(features: "tnum=1") }
    // In the order of their beginnings: others take Pango time that grows with their square.
    var languages = setting.language.spans(in: text)[...]
    for span in picker.fallbacks(in: text, setting) {
      while let first = languages.first, first.range.lowerBound < span.range.lowerBound {
        attributes.add(language: first.language, first.range)
        languages = languages.dropFirst()
      }
      attributes.add(description(span.place, font, size: setting.size), span.range)
    }
    for span in languages { attributes.add(language: span.language, span.range) }
    let layout = ParagraphLayout(text, context: context, attributes: attributes)
    if let width = setting.width { layout.breakLines(at: width) }
    if let lineLimit { layout.limit(to: lineLimit, setting.request.truncation) }
    return layout
  }

  /// The description that finds exactly the face at `place`, which is added if need be.
  ///
  /// The weight and slant are the face's own, unless the family lacks a bolder or an italic face:
  /// then they are those asked for, and fontconfig makes them up.
  private func description(
    _ place: FontFiles.Place, _ font: Font.Resolved, size: Double
  ) -> FontDescription {
    let isNew = !configuration.contains(place)
    guard let name = configuration.add(place) else {
      return FontDescription(family: "Inter", weight: 400, isItalic: false, size: size)
    }
    if isNew { pango_fc_font_map_config_changed(fontMap.fontconfig) }
    let isTooLight = font.weight.value >= 600 && name.weight < 600
    return FontDescription(
      family: name.family, weight: isTooLight ? font.weight.value : name.weight,
      isItalic: font.isItalic || name.isItalic, size: size)
  }

  /// The ascent and descent of the font asked for, in points.
  private func fontHeight(_ setting: TextSetting) -> (ascent: CGFloat, descent: CGFloat) {
    let key = FontHeight(
      primary: setting.primary, font: setting.request.font, size: setting.size)
    let height: (ascent: Int32, descent: Int32)
    if let known = heights[key] {
      height = known
    } else {
      if heights.count >= FontHeight.most { heights.removeAll(keepingCapacity: true) }
      height = measured(setting)
      heights[key] = height
    }
    return (CGFloat(height.ascent) * setting.unit, CGFloat(height.descent) * setting.unit)
  }

  /// The ascent and descent of the font asked for, in Pango units.
  ///
  /// They are that font's alone. `pango_context_get_metrics` also includes the fonts that Pango finds
  /// for a sample of the language, and these depend on which fonts have been loaded.
  private func measured(_ setting: TextSetting) -> (ascent: Int32, descent: Int32) {
    let description = description(setting.primary, setting.request.font, size: setting.size)
    measuredHeights += 1
    guard let font = pango_context_load_font(context, description.pointer) else { return (0, 0) }
    defer { g_object_unref(font) }
    // The language is that of the sample by which Pango measures widths, which are not used here.
    let metrics = pango_font_get_metrics(font, pango_language_from_string("en"))
    defer { pango_font_metrics_unref(metrics) }
    return (pango_font_metrics_get_ascent(metrics), pango_font_metrics_get_descent(metrics))
  }
}

extension UnsafeMutablePointer<PangoFontMap> {
  /// The map as the subclass that it is.
  fileprivate var fontconfig: OpaquePointer { OpaquePointer(self) }
}
