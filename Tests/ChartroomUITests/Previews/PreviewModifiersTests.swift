import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Modifiers of previews")
struct PreviewModifiersTests {
  @Test("a preferred colour scheme is that of the view, and none keeps that of the environment")
  func colorSchemes() {
    #expect(drawnColors { Rectangle().preferredColorScheme(.dark) } == ["#FFFFFF"])
    #expect(drawnColors(scheme: .dark) { Rectangle().preferredColorScheme(nil) } == ["#FFFFFF"])
  }

  @Test("names and layouts of previews draw nothing and change no size")
  func passive() {
    let view = Color.red.frame(width: 3, height: 4)
    let size = stageSize {
      view.previewDisplayName("Red").previewLayout(.fixed(width: 9, height: 9))
    }
    #expect(size == CGSize(width: 3, height: 4))
  }
}
