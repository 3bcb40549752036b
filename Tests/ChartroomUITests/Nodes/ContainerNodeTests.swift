import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Container nodes")
struct ContainerNodeTests {
  @Test("content is in a stack along the axis of the nearest container, if that is a stack")
  func axis() {
    func size<Container: View>(_ container: Container) -> CGSize? {
      stage(width: 50, height: 30) { HStack { container } }.frame(of: "divider")?.size
    }
    let divider = Divider().id("divider")
    #expect(size(divider) == CGSize(width: 1, height: 30))
    #expect(size(VStack { divider }) == CGSize(width: 50, height: 1))
    #expect(size(VStack { HStack { divider } }) == CGSize(width: 1, height: 30))
    #expect(size(ZStack { divider }) == CGSize(width: 50, height: 1))
  }

  @Test("a new direction mirrors the container, whether it comes with a new view or without")
  func direction() {
    func content(_ direction: LayoutDirection, spacing: CGFloat) -> some View {
      Row(spacing: spacing).environment(\.layoutDirection, direction)
    }
    let stage = stage(width: 30, height: 10) { content(.leftToRight, spacing: 0) }
    #expect(stage.frame(of: "first")?.minX == 0)
    stage.update { content(.rightToLeft, spacing: 0) }
    #expect(stage.frame(of: "first")?.minX == 20)
    stage.update { content(.leftToRight, spacing: 2) }
    #expect(stage.frame(of: "first")?.minX == 0)
  }

  @Test("a new arrangement moves the content and evaluates none of it")
  func arrangement() {
    func content(_ spacing: CGFloat) -> some View {
      HStack(spacing: spacing) {
        Toggling().frame(width: 10)
        Toggling().frame(width: 10).id("second")
      }
    }
    let stage = stage(width: 30, height: 10) { content(0) }
    #expect(stage.frame(of: "second")?.minX == 10)
    let before = stage.counts.bodies
    stage.update { content(4) }
    #expect(stage.frame(of: "second")?.minX == 14)
    #expect(stage.counts.bodies == before)
  }
}

private struct Row: View {
  let spacing: CGFloat

  var body: some View {
    HStack(spacing: spacing) {
      Color.red.frame(width: 10).id("first")
      Color.blue.frame(width: 20)
    }
  }
}
