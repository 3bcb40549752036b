import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Container elements")
struct ContainerElementTests {
  @Test("a cache is made once, and brought up to date when something changes")
  func cache() {
    let calls = LayoutCalls()
    func content(_ count: Int, height: CGFloat) -> some View {
      Diagonal(calls: calls) {
        ForEach(0..<count, id: \.self) { Color.red.frame(width: 10, height: height).id($0) }
      }
    }
    let stage = stage(width: 100, height: 100) { content(2, height: 10) }
    #expect(stage.frame(of: 1) == CGRect(10, 10, 10, 10))
    #expect(calls.made == 1)
    #expect(calls.updated == 0)
    stage.update { content(2, height: 20) }
    #expect(stage.frame(of: 1) == CGRect(10, 20, 10, 20))
    #expect(calls.made == 1)
    #expect(calls.updated == 1)
    stage.update { content(3, height: 20) }
    #expect(stage.frame(of: 2) == CGRect(20, 40, 10, 20))
    #expect(calls.made == 1)
    #expect(calls.updated == 2)
  }

  @Test("a layout is asked for its spacing once, and again after a change")
  func spacing() {
    let calls = LayoutCalls()
    func content(_ isTight: Bool) -> some View {
      HStack {
        Color.red.frame(width: 10)
        Diagonal(calls: calls) {
          if isTight { Spacer(minLength: 10) } else { Color.blue.frame(width: 10, height: 10) }
        }
      }
    }
    let stage = stage(height: 10) { content(false) }
    #expect(stage.size.width == 28)
    #expect(calls.spaced == 1)
    stage.update { content(true) }
    #expect(stage.size.width == 20)
    #expect(calls.spaced == 2)
  }

  @Test("guides and places depend on one placement by the layout, until something changes")
  func placement() {
    let calls = LayoutCalls()
    func content(_ height: CGFloat) -> some View {
      Diagonal(calls: calls) { Color.red.frame(width: 10, height: height).id(0) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    let stage = stage(width: 100, height: 100) { content(10) }
    #expect(stage.frame(of: 0) == CGRect(90, 90, 10, 10))
    #expect(calls.placed == 1)
    stage.update { content(20) }
    #expect(stage.frame(of: 0) == CGRect(90, 80, 10, 20))
    #expect(calls.placed == 2)
  }

  @Test("an equal arrangement lays nothing out")
  func equalArrangement() {
    let calls = LayoutCalls()
    func content(_ spacing: CGFloat) -> some View {
      VStack(spacing: spacing) {
        Color.red.frame(height: 5)
        Diagonal(calls: calls) { Color.blue.frame(width: 10, height: 10) }
      }
    }
    let stage = stage(width: 20, height: 50) { content(1) }
    #expect(stage.layoutFrames().isEmpty == false)
    let before = stage.counts.measurements
    stage.update { content(1) }
    _ = stage.drawList()
    #expect(stage.counts.measurements == before)
    stage.update { content(2) }
    _ = stage.drawList()
    #expect(stage.counts.measurements > before)
    #expect(calls.made == 1 && calls.updated == 0)
  }
}
