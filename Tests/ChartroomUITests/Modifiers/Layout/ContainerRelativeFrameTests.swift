import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("containerRelativeFrame")
struct ContainerRelativeFrameTests {
  @Test("the container is the stage without its safe area")
  func stageFrame() {
    let stage = screen {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).id("view")
          .containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading).id("frame")
      }
      .padding(20)
    }
    #expect(stage.frame(of: "frame")?.size == CGSize(width: 100, height: 170))
    #expect(stage.frame(of: "view")?.origin == stage.frame(of: "frame")?.origin)
  }

  @Test("the container is the nearest scroll view, also when it becomes larger")
  func scrollView() {
    func content(_ width: CGFloat) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).id("a")
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.id("b")
          Color.red.frame(height: 10).containerRelativeFrame(.horizontal).id("c")
        }
      }
      .frame(width: width)
    }
    let stage = stage(width: 200, height: 40) { content(90) }
    #expect(stage.frame(of: "a")?.width == 65)
    #expect(stage.frame(of: "b")?.width == 45)
    #expect(stage.frame(of: "c")?.size == CGSize(width: 90, height: 10))
    stage.update { content(190) }
    #expect(stage.frame(of: "a")?.width == 140)
    #expect(stage.frame(of: "b")?.width == 95)
    #expect(stage.frame(of: "c")?.width == 190)
  }

  @Test("across the axis of a scroll view, its offered length counts")
  func across() throws {
    let stage = stage(width: 100, height: 50) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 30)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<9) { Color.red.containerRelativeFrame([.horizontal, .vertical]).id($0) }
          }
        }
      }
    }
    #expect(stage.frame(of: 0) == CGRect(30, 0, 70, 50))
    try stage.checkSettled()
  }
}
