import ChartroomUI
import Foundation
import Graphics
import Testing

/// The views that an id set by `id(_:)` finds.
@MainActor
@Suite("NamedNodes")
struct NamedNodesTests {
  private let model = Toggle()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated { VStack(alignment: .leading, spacing: 0) { content() } }
    }
    _ = stage.drawList()
    return stage
  }

  private func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

  @Test("ids of different types and values are different, and equal ones are one")
  func equality() {
    let stage = stage {
      box(1).id(1)
      box(2).id("1")
      box(3).id(UInt8(1))
      box(4).id(Optional("x"))
    }
    // Equal numbers of different types are one id, and its first view is found.
    #expect(stage.frame(of: 1)?.width == 1)
    #expect(stage.frame(of: "1")?.width == 2)
    #expect(stage.frame(of: Optional("x"))?.width == 4)
    #expect(stage.frame(of: "none") == nil)
    #expect(stage.frame(of: Optional<String>.none) == nil)
  }

  @Test("the first of several views with an id is found, and a later one after its end")
  func duplicates() {
    let stage = stage {
      if !model.isOn { box(10).id("a") }
      box(20).id("a")
    }
    #expect(stage.frame(of: "a")?.width == 10)
    model.isOn = true
    #expect(stage.frame(of: "a")?.width == 20)
  }

  @Test("a view that leaves hides no other one with its id, and is not found itself")
  func leaving() {
    let stage = stage {
      if model.step == 0 { box(10).id("a") }
      if model.isOn { box(20).id("b") }
      if !model.isOn { box(30).id("b") }
    }
    withAnimation(.linear(duration: 1)) {
      model.step = 1
      model.isOn = true
    }
    _ = stage.drawList()
    for time in [0.5, 1] {
      stage.advance(to: time)
      // Both views are drawn until the end, and the leaving one is the later one.
      #expect(stage.drawList().description.contains("30x10") == (time < 1))
      #expect(stage.frame(of: "a") == nil && stage.frame(of: "b")?.width == 20)
    }
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    stage.advance(to: 1.5)
    #expect(stage.frame(of: "b")?.width == 30)
  }

  @Test("a changed id leaves nothing under the old one")
  func renaming() {
    let stage = stage { box(10).id(model.step) }
    for step in 1...5 {
      model.step = step
      #expect(stage.frame(of: step)?.width == 10 && stage.frame(of: step - 1) == nil)
    }
  }
}
