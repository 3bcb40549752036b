import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Foreground styles")
struct ForegroundStyleTests {
  @Test("texts take levels, colours and gradients as shapes do")
  func texts() {
    let colors = drawnColors {
      VStack(spacing: 0) {
        Text("a").foregroundStyle(.secondary)
        Text("b").foregroundStyle(.blue).bold()
        Text("c").foregroundColor(.green)
        Text("d")
      }
      .foregroundStyle(.red).font(.system(size: 5))
    }
    #expect(colors == ["#FF383C80", "#0088FF", "#34C759", "#FF383C"])
    #expect(Text("a").foregroundStyle(.secondary) == Text("a").foregroundStyle(.secondary))
    #expect(Text("a").foregroundStyle(.secondary) != Text("a").foregroundStyle(.primary))
    #expect(Text("a").foregroundStyle(.red) != Text("a"))
  }
}
