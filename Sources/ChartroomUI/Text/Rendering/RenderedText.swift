import Foundation
import Graphics

/// A text with the lines into which it is broken, which a renderer draws in parts.
@MainActor
final class RenderedText {
  private let leaf: TextLeaf
  private let size: CGSize
  // An app can keep a layout.
  private weak var core: StageCore?
  nonisolated let text: ResolvedText
  /// The top left corner of the lines.
  nonisolated let origin: CGPoint
  /// The extents of the fonts; of the whole text, or one for each span.
  nonisolated private let extents: [FontExtent]
  /// The attributes of each span; empty for none.
  nonisolated private let attributes: [CustomTextAttributes?]

  init(_ text: ResolvedText, of leaf: TextLeaf, size: CGSize, core: StageCore) {
    self.text = text
    self.leaf = leaf
    self.size = size
    self.core = core
    origin = leaf.origin(of: text, core: core)
    attributes = leaf.extras?.value.attributes ?? []
    extents = FontExtent.all(of: text, core: core)
  }

  /// Returns the extent of the font of a run.
  nonisolated func extent(of run: ResolvedText.Run) -> FontExtent { extents[Int(run.span)] }

  /// Returns the attribute of a type of the characters of a run.
  nonisolated func attribute<Attribute: TextAttribute>(
    _ type: Attribute.Type, of run: ResolvedText.Run
  ) -> Attribute? {
    attributes.isEmpty ? nil : attributes[Int(run.span)]?[type]
  }

  /// Returns the drawing of a line, or of a part of one, at its place in the text; empty after the end of the stage.
  nonisolated func drawn(_ line: ResolvedText.Line) -> DrawList {
    MainActor.assumeIsolated {
      guard let core else { return DrawList() }
      var part = text
      part.lines = [line]
      var list = DrawList()
      leaf.draw(part, at: origin, size: size, into: &list, core: core)
      return list
    }
  }
}
