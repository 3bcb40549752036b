import Foundation
import Graphics

/// What the context of a canvas takes from the stage.
///
/// A renderer runs on the main actor without being isolated to it.
@MainActor
final class CanvasResources {
  private let core: StageCore
  private let environment: EnvironmentValues
  private let symbols: [CanvasSymbol]

  /// The most tiles of an image with which an area is filled.
  nonisolated private static let mostTiles: CGFloat = 10_000

  init(core: StageCore, environment: EnvironmentValues, symbols: [CanvasSymbol]) {
    self.core = core
    self.environment = environment
    self.symbols = symbols
  }

  nonisolated func resolve(_ text: Text) -> CanvasText {
    MainActor.assumeIsolated { CanvasText(text.leaf(in: environment), core: core) }
  }

  nonisolated func resolve(_ image: Image) -> CanvasImage {
    MainActor.assumeIsolated { CanvasImage(image.leaf(in: environment), core: core) }
  }

  /// Returns the drawing and the size of the symbol at an index.
  nonisolated func symbol(at index: Int) -> (DrawList, CGSize) {
    MainActor.assumeIsolated {
      let element = symbols[index].element
      return (
        element.drawn(phase: .zero), element.frame(in: FramePlace(corner: .zero, phase: .zero)).size
      )
    }
  }

  /// Returns the tiles over a rectangle in user space; none if there are too many.
  nonisolated func drawn(_ tiles: CanvasTiles, over rect: CGRect) -> DrawList {
    let image = resolve(tiles.image)
    let part = tiles.sourceRect.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    let whole = CGSize(
      width: image.size.width * tiles.scale, height: image.size.height * tiles.scale)
    let size = CGSize(width: part.width * whole.width, height: part.height * whole.height)
    let first = CGPoint(
      x: ((rect.minX - tiles.origin.x) / size.width).rounded(.down),
      y: ((rect.minY - tiles.origin.y) / size.height).rounded(.down))
    let columns = ((rect.maxX - tiles.origin.x) / size.width).rounded(.up) - first.x
    let rows = ((rect.maxY - tiles.origin.y) / size.height).rounded(.up) - first.y
    guard columns > 0, rows > 0, columns * rows <= Self.mostTiles else { return DrawList() }
    let tile = DrawList([
      .group(
        DrawGroup(
          contents: DrawList([
            .group(
              DrawGroup(
                contents: image.drawn(),
                transform: CGAffineTransform(
                  a: tiles.scale, b: 0, c: 0, d: tiles.scale, tx: -part.minX * whole.width,
                  ty: -part.minY * whole.height)))
          ]), clip: DrawGroup.Clip(path: Path(CGRect(origin: .zero, size: size)))))
    ])
    var list = DrawList()
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let origin = CGPoint(
          x: tiles.origin.x + (first.x + CGFloat(column)) * size.width,
          y: tiles.origin.y + (first.y + CGFloat(row)) * size.height)
        list.append(
          .group(
            DrawGroup(
              contents: tile, transform: CGAffineTransform(translationX: origin.x, y: origin.y))))
      }
    }
    return list
  }
}

/// A text in the environment of a canvas.
@MainActor
final class CanvasText {
  private let leaf: TextLeaf
  private let core: StageCore
  /// The style of the text.
  nonisolated let paint: BasicPaint

  init(_ leaf: TextLeaf, core: StageCore) {
    self.leaf = leaf
    self.core = core
    paint = leaf.paint
  }

  nonisolated func size(in proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { leaf.size(for: proposal, core: core) }
  }

  nonisolated func baseline(
    _ alignment: VerticalAlignment, in proposal: ProposedViewSize
  ) -> CGFloat {
    MainActor.assumeIsolated { leaf.guide(alignment.key, in: proposal, core: core) ?? 0 }
  }

  /// Returns the drawing of the text in a size.
  ///
  /// - Parameters:
  ///   - size: The size that the text has for the proposal.
  ///   - proposal: The proposal with which lines are broken.
  ///   - paint: The paint of the letters; `nil` for that of the text.
  /// - Returns: The drawing, with its origin at the top left corner of the size.
  nonisolated func drawn(
    in size: CGSize, proposal: ProposedViewSize, paint: BasicPaint?
  ) -> DrawList {
    MainActor.assumeIsolated {
      var leaf = leaf
      if let paint { leaf.paint = paint }
      var list = DrawList()
      leaf.draw(into: &list, size: size, proposal: proposal, core: core)
      return list
    }
  }
}

/// An image in the environment of a canvas.
@MainActor
final class CanvasImage {
  private let leaf: ImageLeaf
  private let core: StageCore
  /// The size, in points.
  nonisolated let size: CGSize
  /// The distance of the baseline from the top, in points.
  nonisolated let baseline: CGFloat

  init(_ leaf: ImageLeaf, core: StageCore) {
    self.leaf = leaf
    self.core = core
    size = leaf.answer(to: .unspecified, core: core).size
    let guide = leaf.guide(
      VerticalAlignment.lastTextBaseline.key, in: .unspecified, core: core)
    baseline = guide ?? size.height
  }

  /// Returns the drawing of the image in its own size.
  nonisolated func drawn() -> DrawList {
    MainActor.assumeIsolated {
      var list = DrawList()
      leaf.draw(into: &list, size: size, proposal: .unspecified, core: core)
      return list
    }
  }
}
