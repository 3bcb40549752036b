package import Foundation
package import Graphics

package struct TextLeaf: Equatable, Animatable {
  // The order of the properties leaves few gaps between them.
  var request: TextRequest
  /// Whether rounded rectangles are drawn in place of the lines.
  var isRedacted = false
  var paint: BasicPaint
  var halo: Boxed<TextHalo>?
  /// The rare properties; `nil` for none.
  var extras: Boxed<TextExtras>?

  /// Creates the leaf of a string.
  init(
    _ string: String, _ font: ResolvedFont, _ paint: BasicPaint, in environment: EnvironmentValues
  ) {
    let truncation: TextTruncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    request = TextRequest(
      string: string, font: font, lineLimit: environment.lineLimit,
      alignment: environment.multilineTextAlignment, truncation: truncation,
      lineSpacing: environment.lineSpacing, layoutDirection: environment.layoutDirection,
      localeIdentifier: environment.locale.identifier)
    self.paint = paint
    halo = environment.textHalo?.resolved(in: environment).map(Boxed.init)
    isRedacted = environment.isRedacted
  }

  /// The size of the font and the data of the paint.
  package var animatableData: AnimatableArray {
    get { AnimatableArray([request.font.size] + paint.animatableData.values) }
    set {
      request.font.size = max(CGFloat(newValue[0]), 0)
      paint.animatableData = AnimatableArray(Array(newValue.values.dropFirst()))
    }
  }
}

extension TextLeaf: LeafContent {
  package func animationStart(from other: TextLeaf) -> TextLeaf {
    var start = self
    if paint.isSimilar(to: other.paint) { start.paint = other.paint }
    let hasFonts = !request.spans.isEmpty || !other.request.spans.isEmpty
    if !hasFonts, request.string == other.request.string {
      start.request.font.size = other.request.font.size
    }
    return start
  }

  package static var animatesSizes: Bool { true }

  package func isMeasured(like presented: TextLeaf) -> Bool {
    request.font.size == presented.request.font.size
  }

  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    answer(to: proposal, core: core).size
  }

  package func answer(to proposal: ProposedViewSize, core: StageCore) -> SizeAnswer {
    if let rendering = extras?.value.rendering {
      let size = rendering.renderer.base.sizeThatFits(
        proposal: proposal, text: TextProxy(text: CanvasText(withoutRenderer, core: core)))
      return SizeAnswer(
        CGSize(width: core.roundedUp(size.width), height: core.roundedUp(size.height)))
    }
    let text = shaped(for: proposal, core: core)
    // Rounded up to whole pixels, so that a text wraps the same way when its own size is proposed.
    let size = CGSize(
      width: core.roundedUp(text.size.width), height: core.roundedUp(height(of: text)))
    // A whole text on one line is the same in all widths in which it fits, and in all heights.
    let isWhole =
      text.lines.count == 1 && !text.isTruncated
      && (extras == nil || text.request.hasFonts(of: request))
    return SizeAnswer(size, for: isWhole ? .fitting : .proposal)
  }

  package func guide(
    _ key: AlignmentKey, in proposal: ProposedViewSize, core: StageCore
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return shaped(for: proposal, core: core).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return shaped(for: proposal, core: core).lastBaseline
    }
    return key == HorizontalAlignment.listRowSeparatorLeading.key ? 0 : nil
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard !request.string.isEmpty else { return }
    guard !self.paint.hasEffects else {
      return self.paint.drawEffects(into: &list) { contents in
        var leaf = self
        leaf.paint = self.paint.withoutEffects
        leaf.draw(into: &contents, size: size, proposal: proposal, core: core)
      }
    }
    let text = shaped(for: proposal, core: core)
    guard !isRedacted else { return drawRedacted(text, into: &list) }
    guard let rendering = extras?.value.rendering else {
      return draw(text, at: origin(of: text, core: core), size: size, into: &list, core: core)
    }
    let rendered = RenderedText(text, of: withoutRenderer, size: size, core: core)
    rendering.draw(rendered, size: size, into: &list, core: core)
  }

  /// Returns the top left corner of the lines of a text.
  ///
  /// A baseline on a pixel edge keeps the bottoms of letters sharp.
  @MainActor
  func origin(of text: ResolvedText, core: StageCore) -> CGPoint {
    let baseline = core.rounded(CGPoint(x: 0, y: text.firstBaseline)).y
    return CGPoint(x: 0, y: baseline - text.firstBaseline)
  }

  /// The leaf with the usual size and drawing.
  private var withoutRenderer: TextLeaf {
    var leaf = self
    var usual = extras?.value ?? TextExtras()
    usual.rendering = nil
    leaf.extras = usual == TextExtras() ? nil : Boxed(usual)
    return leaf
  }

  /// Draws lines of the text.
  ///
  /// - Parameters:
  ///   - text: The shaped text, or parts of its lines.
  ///   - origin: The top left corner of the whole text.
  ///   - size: The size of the leaf.
  ///   - list: The list to which the commands are appended.
  ///   - core: The core of the stage.
  @MainActor
  func draw(
    _ text: ResolvedText, at origin: CGPoint, size: CGSize, into list: inout DrawList,
    core: StageCore
  ) {
    var text = text
    text.halo = halo?.value
    let frame = CGRect(origin: .zero, size: size)
    let paint = paint.paint(in: frame)
    if let extras = extras?.value {
      let paints = extras.paints.map { $0.paint(in: frame) }
      if !paints.allSatisfy(\.isClear) { text.paints = paints }
      return extras.draw(text, at: origin, paint, into: &list, core: core)
    }
    guard !paint.isClear else { return }
    list.append(.text(text, at: origin, paint))
  }

  /// Draws a rounded rectangle for each line, as high as its capital letters and descenders.
  private func drawRedacted(_ text: ResolvedText, into list: inout DrawList) {
    for line in text.lines {
      let size = line.runs.map(\.size).max() ?? 0
      Redaction.draw(
        CGRect(x: line.x, y: line.baseline - 0.8 * size, width: line.width, height: size),
        paint, into: &list)
    }
  }
}
