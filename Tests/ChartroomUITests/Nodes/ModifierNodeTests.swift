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
  private enum Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("the preference of an overlay goes with the view that has it")
  func preferenceOfOverlay() {
    func content(_ count: Int) -> some View {
      ForEach(Array(0..<count), id: \.self) { _ in Color.red.frame(width: 5, height: 5) }
        .overlay { Color.blue.preference(key: Count.self, value: 1) }
        .overlayPreferenceValue(Count.self) { Text("\($0)") }
    }
    let kept = stage(width: 50, height: 50) { content(3) }
    #expect(kept.drawList() == stage(width: 50, height: 50) { content(3) }.drawList())
    kept.update { content(1) }
    #expect(kept.drawList() == stage(width: 50, height: 50) { content(1) }.drawList())
  }
}
