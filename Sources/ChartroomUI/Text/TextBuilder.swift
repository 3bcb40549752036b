import Foundation
import Graphics

/// The runs of a text in an environment, each with one style.
struct TextBuilder {
  /// The style of a run.
  private struct RunStyle: Hashable {
    var font: ResolvedFont
    var paint: BasicPaint
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var background: Color.Resolved?
    var underline: TextLine?
    var strikethrough: TextLine?
    var attributes: CustomTextAttributes?
  }

  private struct Run {
    var string: String
    var style: RunStyle
    var picture: TextPicture?
  }

  private let environment: EnvironmentValues
  private let outer: FontTraits
  private var runs: [Run] = []
  private var known: (style: TextStyle, resolved: RunStyle, caps: Font.SmallCaps)?

  init(in environment: EnvironmentValues) {
    self.environment = environment
    outer = environment.fontTraits
  }

  /// Appends characters of a style.
  mutating func append(_ string: String, _ style: TextStyle) {
    guard !string.isEmpty else { return }
    let (resolved, caps) = resolve(style)
    let string =
      switch outer.rare.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    guard !caps.isEmpty else { return append(string, resolved) }
    var small = resolved
    small.font.size *= Font.SmallCaps.scale
    for character in string {
      let isSmall =
        character.isLowercase && caps.contains(.lowercase)
        || character.isUppercase && caps.contains(.uppercase)
      append(isSmall ? character.uppercased() : String(character), isSmall ? small : resolved)
    }
  }

  /// Appends a picture beside characters of a style.
  mutating func append(_ attachment: AnyTextAttachment, _ style: TextStyle) {
    var (resolved, _) = resolve(style)
    let picture = attachment.base.picture(
      beside: resolved.font, paint: resolved.paint, in: environment)
    resolved.baselineOffset -= picture.descent
    runs.append(Run(string: "\u{FFFC}", style: resolved, picture: picture))
  }

  private mutating func append(_ string: String, _ style: RunStyle) {
    if let last = runs.last, last.picture == nil, last.style == style {
      runs[runs.count - 1].string += string
    } else {
      runs.append(Run(string: string, style: style))
    }
  }

  private mutating func resolve(_ style: TextStyle) -> (RunStyle, Font.SmallCaps) {
    if let known, known.style == style { return (known.resolved, known.caps) }
    let font = style.font(in: environment, outer)
    var resolved = RunStyle(
      font: font.resolve(in: environment.dynamicTypeSize), paint: style.paint(in: environment))
    let rare = style.traits.rare.inside(outer.rare)
    if rare.isSecondary == true { resolved.font.size *= 0.8 }
    resolved.kerning = rare.tracking.flatMap { $0 == 0 ? nil : $0 } ?? rare.kerning ?? 0
    resolved.baselineOffset = rare.baselineOffset ?? 0
    resolved.background = rare.background?.resolve(in: environment)
    func line(_ style: Text.LineStyle??) -> TextLine? {
      guard case .some(.some(let style)) = style else { return nil }
      return TextLine(
        pattern: style.pattern, color: style.color.map { $0.resolve(in: environment) })
    }
    resolved.underline = line(rare.underline)
    resolved.strikethrough = line(rare.strikethrough)
    resolved.attributes = rare.attributes
    known = (style, resolved, font.caps)
    return (resolved, font.caps)
  }

  /// Returns the leaf of the runs.
  ///
  /// - Parameter usual: The style of a text without characters.
  /// - Returns: The leaf.
  mutating func leaf(_ usual: TextStyle) -> TextLeaf {
    let first = runs.first?.style ?? resolve(usual).0
    var extras = TextExtras()
    let rare = outer.rare
    extras.minimumScaleFactor = rare.minimumScaleFactor ?? 1
    extras.allowsTightening = rare.allowsTightening ?? false
    extras.minimumLines = min(rare.minimumLines ?? 0, environment.lineLimit ?? .max)
    if runs.contains(where: { $0.style.paint != first.paint }) {
      extras.paints = runs.map(\.style.paint)
    }
    if runs.contains(where: { $0.style.background != nil }) {
      extras.backgrounds = runs.map(\.style.background)
    }
    if runs.contains(where: { $0.style.underline != nil }) {
      extras.underlines = runs.map(\.style.underline)
    }
    if runs.contains(where: { $0.style.strikethrough != nil }) {
      extras.strikethroughs = runs.map(\.style.strikethrough)
    }
    if runs.contains(where: { $0.style.attributes != nil }) {
      extras.attributes = runs.map(\.style.attributes)
    }
    if let renderer = rare.renderer {
      extras.rendering = TextRendering(renderer: renderer, environment: environment)
    }
    if runs.contains(where: { $0.picture != nil }) { extras.pictures = runs.map(\.picture) }
    var leaf = TextLeaf(
      runs.map(\.string).joined(), first.font, first.paint, in: environment)
    leaf.request.spans = spans(first)
    leaf.extras = extras == TextExtras() ? nil : Boxed(extras)
    return leaf
  }

  /// Returns the spans of the runs; none for one run with nothing but a font.
  private func spans(_ first: RunStyle) -> [TextSpan] {
    let isOne = runs.count < 2 && first.kerning == 0 && first.baselineOffset == 0
    guard !isOne || runs.contains(where: { $0.picture != nil }) else { return [] }
    var end = 0
    return runs.map { run in
      let start = end
      end += run.string.utf8.count
      return TextSpan(
        range: start..<end, font: run.style.font, kerning: run.style.kerning,
        baselineOffset: run.style.baselineOffset, attachment: run.picture?.size)
    }
  }
}
