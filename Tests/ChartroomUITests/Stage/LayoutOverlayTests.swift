import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Layout overlay")
struct LayoutOverlayTests {
  @Test("every frame with an area is outlined by a hairline inside of it")
  func outlines() {
    let stage = stage(width: 20, height: 10, scale: 2) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
        Color.green.frame(width: 0)
      }
    }
    let frames = stage.layoutFrames().map(\.frame).filter { $0.width > 0 && $0.height > 0 }
    let outlines = stage.layoutOverlay().commands.map { command in
      guard case .stroke(let path, let style, _) = command, style.lineWidth == 0.5 else {
        return CGRect.null
      }
      return path.boundingRect.insetBy(dx: -0.25, dy: -0.25)
    }
    #expect(outlines == frames && frames.count >= 4)
  }
}
