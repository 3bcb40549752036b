import Foundation
import Graphics

/// A drawing that an image displays; equal only to itself.
final class ImageDrawing: Hashable, @unchecked Sendable {
  let size: CGSize
  /// It is called on the main actor only.
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  static func == (lhs: ImageDrawing, rhs: ImageDrawing) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image that is drawn by a closure.
package struct DrawingLeaf {
  let drawing: ImageDrawing
  let isResizable: Bool
  /// The paint in place of the colours; `nil` for those of the drawing.
  let paint: BasicPaint?
  let environment: EnvironmentValues

  private var size: CGSize {
    func length(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
    return CGSize(width: length(drawing.size.width), height: length(drawing.size.height))
  }

  func answer(to proposal: ProposedViewSize) -> SizeAnswer {
    isResizable
      ? SizeAnswer(proposal.replacingUnspecifiedDimensions(by: size)) : SizeAnswer(size, for: .all)
  }

  @MainActor
  func draw(into list: inout DrawList, size: CGSize, core: StageCore) {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return }
    let frame = CGRect(origin: .zero, size: own)
    var context = GraphicsContext(
      recording: CanvasRecording(), environment: environment,
      resources: CanvasResources(core: core, environment: environment, symbols: []), tags: [],
      frame: frame)
    drawing.renderer(&context)
    let drawn = context.recording.finish()
    guard !drawn.isEmpty else { return }
    let picture = DrawGroup(
      contents: drawn.isolated,
      transform: CGAffineTransform(scaleX: size.width / own.width, y: size.height / own.height),
      clip: DrawGroup.Clip(path: Path(frame)))
    guard let paint else { return list.append(.group(picture)) }
    let rect = CGRect(origin: .zero, size: size)
    let ground = DrawCommand.fill(Path(rect), FillStyle(), paint.paint(in: rect))
    list.append(.group(DrawGroup(contents: DrawList([ground]), mask: DrawList([.group(picture)]))))
  }
}

extension DrawingLeaf: Equatable {
  package static func == (lhs: DrawingLeaf, rhs: DrawingLeaf) -> Bool {
    lhs.drawing == rhs.drawing && lhs.isResizable == rhs.isResizable && lhs.paint == rhs.paint
      && lhs.environment.isSame(as: rhs.environment)
  }
}
