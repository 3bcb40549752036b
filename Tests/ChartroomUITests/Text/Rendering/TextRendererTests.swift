import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// A shaper with a glyph for each Unicode scalar, of which combining ones belong to the cluster before.
private final class GlyphShaper: TextShaper {
  private let boxes = BoxShaper()

  func shape(_ request: TextRequest) -> ResolvedText {
    var text = boxes.shape(request)
    let bytes = Array(request.string.utf8)
    text.lines = text.lines.map { line in
      var line = line
      var characters = Array(
        String(decoding: bytes[line.range.clamped(to: bytes.indices)], as: UTF8.self))[...]
      var offset = line.range.lowerBound
      for (index, run) in line.runs.enumerated() {
        let hasPicture =
          request.spans.indices.contains(Int(run.span))
          && request.spans[Int(run.span)].attachment != nil
        var x = run.x
        while x < run.x + run.width - 0.01, let character = characters.popFirst() {
          if !hasPicture {
            for scalar in character.unicodeScalars {
              line.runs[index].glyphs.append(
                ResolvedText.Glyph(
                  id: scalar.value, position: CGPoint(x: x, y: line.baseline), cluster: offset))
            }
          }
          x += hasPicture ? run.width : run.size / 2
          offset += character.utf8.count
        }
      }
      return line
    }
    return text
  }
}

@MainActor
@Suite("Renderers of texts")
struct TextRendererTests {
  /// Texts whose parts differ in style, direction or shape.
  private static let texts: [Text] = [
    Text("one line"),
    Text("several words that need more lines"),
    Text("plain ") + Text("bold").bold().foregroundColor(.red) + Text(" end").underline(),
    Text("abc אבג def"),
    Text("e\u{301}a").strikethrough(),
    Text("a ") + Text(attachment: Disc()) + Text(" b"),
  ]

  private func stage<Content: View>(
    width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> Stage {
    Stage(
      size: ProposedViewSize(width: width, height: height), shaper: GlyphShaper(), content: content)
  }

  private enum Part: CaseIterable { case lines, runs, slices, allSlices }

  /// Returns the glyphs of a draw list, where they are in the picture, and the fills beside them.
  private func drawn(_ list: DrawList) -> (glyphs: [String], fills: [CGRect]) {
    let glyphs = list.texts.flatMap { drawn in
      drawn.text.lines.flatMap(\.runs).flatMap { run in
        run.glyphs.map {
          let x = drawn.frame.minX + $0.position.x
          let y = drawn.frame.minY + $0.position.y
          return "\($0.id) \(x) \(y) \(run.size) \(run.span)"
        }
      }
    }
    return (glyphs.sorted(), list.fills)
  }

  @Test(
    "a text that is drawn in parts has the glyphs and pictures of the whole",
    arguments: 0..<6)
  func parts(index: Int) {
    let text = Self.texts[index].frame(width: 80, alignment: .leading)
    let whole = stage(width: 80) { text }
    let expected = drawn(whole.drawList())
    #expect(!expected.glyphs.isEmpty)
    for part in Part.allCases {
      let stage = stage(width: 80) { text.textRenderer(Plain(part: part)) }
      #expect(stage.size == whole.size)
      let found = drawn(stage.drawList())
      #expect(found.glyphs == expected.glyphs, "\(part)")
      if part != .slices { #expect(found.fills == expected.fills, "\(part)") }
    }
  }

  @Test("a shadow of the letters is that of the whole drawing")
  func shadow() {
    func groups(_ part: Part?) -> Int {
      let style = Color.red.shadow(.drop(radius: 2))
      let text = Text("ab").foregroundStyle(style)
      let list = stage {
        if let part { text.textRenderer(Plain(part: part)) } else { text }
      }.drawList()
      return list.description.components(separatedBy: "shadow").count
    }
    #expect(groups(nil) == 2)
    for part in Part.allCases { #expect(groups(part) == 2, "\(part)") }
  }

  private struct Plain: TextRenderer {
    let part: Part

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        if part == .lines { context.draw(line) }
        for run in line {
          if part == .runs { context.draw(run) }
          if part == .allSlices { context.draw(run[run.startIndex..<run.endIndex]) }
          if part == .slices {
            for slice in run { context.draw(slice, options: .disablesSubpixelQuantization) }
          }
        }
      }
    }
  }

  private struct Disc: TextAttachment {
    func picture(
      beside font: ResolvedFont, paint: BasicPaint, in environment: EnvironmentValues
    ) -> TextPicture {
      let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
      return TextPicture(
        size: rect.size, descent: 2,
        contents: DrawList([.fill(Path(rect), FillStyle(), paint.paint(in: rect))]))
    }
  }

  /// Returns the layout with which a view is drawn.
  private func layout(width: CGFloat? = nil, _ view: some View) throws -> Text.Layout {
    let found = Found()
    _ = stage(width: width) { view.textRenderer(Finder(found: found)) }.drawList()
    return try #require(found.layout)
  }

  private final class Found { var layout: Text.Layout? }

  private struct Finder: TextRenderer {
    let found: Found

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { found.layout = layout }
  }

  @Test("lines, runs and slices have the bounds of their characters")
  func bounds() throws {
    // Characters have half the size of the font, ascents 0.9 and descents 0.3 of it, rounded up to 21 points.
    let layout = try layout(width: 30, Text("abc defg").font(.system(size: 10)))
    #expect(layout.count == 2 && !layout.isTruncated)
    let (first, last) = (layout[0], layout[1])
    #expect(first.origin.x == 0 && first.origin.y < last.origin.y)
    #expect(last.typographicBounds.width == 20)
    let bounds = last.typographicBounds
    #expect(bounds.rect.minY == bounds.origin.y - bounds.ascent)
    #expect(bounds.rect.height == bounds.ascent + bounds.descent && bounds.leading == 0)
    let run = last[0]
    #expect(run.typographicBounds == bounds && run.layoutDirection == .leftToRight)
    #expect(run.map(\.typographicBounds.width) == [5, 5, 5, 5])
    #expect(run.map(\.typographicBounds.origin.x) == [0, 5, 10, 15])
    #expect(run[1..<3].typographicBounds.rect.minX == 5)
    #expect(run[1..<3].typographicBounds.width == 10)
    #expect(run[1..<3].map(\.typographicBounds.origin.x) == [5, 10])
    let characters = run.characterIndices
    #expect(characters.count == 4 && characters == characters.sorted())
    #expect(try #require(first[0].characterIndices.first) < characters[0])
  }

  @Test("the bounds of a line contain its largest font")
  func fonts() throws {
    let text = Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 30))
    let line = try layout(text)[0]
    #expect(line.count == 2)
    #expect(line[0].typographicBounds.ascent < line[1].typographicBounds.ascent)
    #expect(line.typographicBounds.ascent == line[1].typographicBounds.ascent)
    #expect(line[0].typographicBounds.origin.y == line[1].typographicBounds.origin.y)
  }

  @Test("a text that does not fit says so")
  func truncation() throws {
    #expect(try layout(width: 30, Text("a long text").lineLimit(1)).isTruncated)
  }

  private struct Emphasis: TextAttribute { var level = 1 }
  private struct Other: TextAttribute {}

  @Test("attributes belong to the characters of their text, and inner ones precede outer ones")
  func attributes() throws {
    let text =
      Text("a \(Text("b").customAttribute(Emphasis(level: 2))) c").customAttribute(Emphasis())
      + Text("d").customAttribute(Other())
    let line = try layout(text)[0]
    #expect(line.map { $0[Emphasis.self]?.level } == [1, 2, 1, nil])
    #expect(line.map { $0[Other.self] != nil } == [false, false, false, true])
    #expect(line[1][0][Emphasis.self] == Emphasis(level: 2))
    let plain = try layout(Text("a"))[0]
    #expect(plain[0][Emphasis.self] == nil)
  }

  private struct Tall: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 12)
    }
  }

  @Test("a renderer determines the size of its text, and the innermost one draws")
  func size() throws {
    let usual = stageSize { Text("ab") }
    let view = Text("ab").textRenderer(Tall())
    #expect(
      stageSize { view } == CGSize(width: usual.width, height: usual.height + 12))
    #expect(stage { view.textRenderer(Plain(part: .lines)) }.drawList().isEmpty)
    #expect(
      !stage { Text("ab").textRenderer(Plain(part: .lines)).textRenderer(Tall()) }
        .drawList().isEmpty)
  }

  private struct Fading: TextRenderer {
    var progress: Double
    var log: Log<Double>?

    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      let (log, progress) = (log, progress)
      MainActor.assumeIsolated { log?.add(progress) }
      context.opacity = progress
      context.translateBy(x: 0, y: 10 * (1 - progress))
      for line in layout { context.draw(line) }
    }
  }

  @Test("a renderer animates its data, without a body of the view")
  func animation() throws {
    let model = Toggle()
    let log = Log<Double>()
    let stage = stage(width: 100, height: 100) {
      Evaluated { Text("ab").textRenderer(Fading(progress: model.isOn ? 1 : 0.5, log: log)) }
    }
    _ = stage.drawList()
    #expect(log.take() == [0.5])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = stage.drawList()
    #expect(log.take() == [0.5])
    for (time, progress) in [(0.5, 0.75), (1.0, 1.0)] {
      stage.advance(to: time)
      _ = stage.drawList()
      #expect(log.take() == [progress])
    }
    #expect(!stage.isAnimating)
  }

  @Test("a redacted text has no renderer, and an empty one is not drawn")
  func redacted() {
    let log = Log<Double>()
    let renderer = Fading(progress: 1, log: log)
    let redacted = stage { Text("ab").textRenderer(renderer).redacted(reason: .placeholder) }
    #expect(!redacted.drawList().isEmpty)
    #expect(stage { Text("").textRenderer(renderer) }.drawList().isEmpty)
    #expect(log.take() == [])
  }

  private struct Starred: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.draw(Text("*"), at: .zero)
      for line in layout { context.draw(line) }
    }
  }

  @Test("a text that a renderer draws has no renderer")
  func inner() {
    let list = stage { Text("ab").textRenderer(Starred()) }.drawList()
    #expect(list.strings.sorted() == ["*", "ab"])
  }

  @Test("a layout that outlives its stage draws nothing")
  func kept() throws {
    let found = Found()
    weak var stage: Stage?
    do {
      let made = self.stage { Text("ab").textRenderer(Finder(found: found)) }
      _ = made.drawList()
      stage = made
    }
    #expect(stage == nil)
    let layout = try #require(found.layout)
    #expect(layout.count == 1)
    let list = self.stage(width: 10, height: 10) {
      Canvas { context, _ in for line in layout { context.draw(line) } }
    }.drawList()
    #expect(list.isEmpty)
  }
}
