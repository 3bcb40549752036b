import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Modifier nodes")
struct ModifierNodeTests {
  @Test("a modifier of ten thousand views wraps each once, whatever their order becomes")
  func manyWrapped() {
    func content(_ ids: [Int]) -> some View {
      VStack(spacing: 0) {
        ForEach(ids, id: \.self) { _ in Color.red.frame(height: 1) }.padding(.top, 1)
      }
    }
    let stage = stage(width: 10) { content(Array(0..<10_000)) }
    #expect(stage.size.height == 20_000)
    let clock = ContinuousClock()
    let spent = clock.measure {
      stage.update { content((0..<10_000).reversed()) }
      #expect(stage.size.height == 20_000)
    }
    #expect(spent < .seconds(20))
  }
}
