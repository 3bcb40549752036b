import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Modifiers of previews")
struct PreviewModifiersTests {
  @Test(
    "a preferred colour scheme is that of the whole stage, and none keeps that of the environment")
  func colorSchemes() {
    let both = stage(width: 40, height: 20) {
      HStack {
        Rectangle()
        Circle().preferredColorScheme(.dark)
      }
    }
    #expect(both.drawList().colors == ["#FFFFFF", "#FFFFFF"])
    #expect(drawnColors { Rectangle().preferredColorScheme(.dark) } == ["#FFFFFF"])
    #expect(drawnColors(scheme: .dark) { Rectangle().preferredColorScheme(nil) } == ["#FFFFFF"])
  }

  @Test("the colour scheme follows a state")
  func changingScheme() {
    struct Screen: View {
      @State private var isDark = false

      var body: some View {
        Rectangle().id("tap").onTapGesture { isDark.toggle() }
          .preferredColorScheme(isDark ? .dark : nil)
      }
    }
    let stage = stage(width: 10, height: 10) { Screen() }
    for color in ["#000000", "#FFFFFF", "#000000"] {
      #expect(stage.drawList().description.contains("fill \(color)"))
      stage.tap("tap")
    }
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
