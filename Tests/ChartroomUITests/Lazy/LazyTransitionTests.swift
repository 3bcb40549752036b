import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

/// Rows of lazy containers that are inserted and removed with an animation.
@MainActor
@Suite("Transitions of lazy rows")
struct LazyTransitionTests {
  private let model = Rows()
  private let log = Log<String>()

  private func stage() -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      RowsView(model: model, log: log)
    }
    _ = stage.drawList()
    _ = log.take()
    return stage
  }

  private func animate(_ change: () -> Void) { withAnimation(.linear(duration: 1)) { change() } }

  @Test("a removed row fades out, and the rows after it move")
  func removal() {
    let stage = stage()
    animate { model.names.removeAll { $0 == "b" } }
    stage.advance(to: 0.5)
    #expect(stage.strings == "b a c d e f")
    #expect(stage.drawList().description.contains("group opacity 0.5"))
    #expect(stage.frame(of: "c")?.minY == 30)
    #expect(log.take() == ["+f"])
    stage.advance(to: 1)
    #expect(stage.strings == "a c d e f")
    #expect(stage.frame(of: "c")?.minY == 20)
    #expect(log.take() == ["-b"])
  }

  @Test("an inserted row fades in, and the rows after it move")
  func insertion() {
    let stage = stage()
    animate { model.names.insert("x", at: 1) }
    stage.advance(to: 0.25)
    #expect(stage.drawList().description.contains("group opacity 0.25"))
    #expect(stage.frame(of: "x") == CGRect(0, 20, 100, 20))
    #expect(stage.frame(of: "b")?.minY == 25)
    stage.advance(to: 1)
    #expect(!stage.drawList().description.contains("group opacity"))
    #expect(stage.frame(of: "b")?.minY == 40)
  }

  @Test("rows that only come into view, or change without an animation, have no transition")
  func scrolling() {
    let stage = stage()
    animate { model.names.remove(at: 0) }
    stage.advance(to: 0.5)
    // The row f comes into view at the end of the list.
    #expect(stage.drawList().description.components(separatedBy: "group opacity").count == 2)
    stage.advance(to: 1)
    model.names.insert("x", at: 0)
    #expect(!stage.drawList().description.contains("group opacity"))
    model.names.remove(at: 0)
    #expect(!stage.drawList().description.contains("group opacity"))
    stage.scroll(at: middle, by: CGSize(width: 0, height: 60))
    #expect(!stage.drawList().description.contains("group opacity"))
  }

  @Test("a row whose id an earlier row has comes into view without a transition")
  func repeatedID() {
    model.names = ["a", "b", "c", "d", "e", "a", "f", "g"]
    let stage = stage()
    #expect(stage.strings == "a b c d e")
    animate { model.names.removeAll { $0 == "b" } }
    stage.advance(to: 0.5)
    #expect(stage.strings == "b a c d e a")
    #expect(stage.drawList().description.components(separatedBy: "group opacity").count == 2)
    stage.advance(to: 1)
    animate { model.names.append("g") }
    stage.scroll(at: middle, by: CGSize(width: 0, height: 60))
    #expect(!stage.drawList().description.contains("group opacity"))
  }

  @Test("a row that returns before its end keeps its state")
  func returning() {
    let stage = stage()
    stage.tap("b")
    #expect(stage.strings.contains("b1"))
    animate { model.names.removeAll { $0 == "b" } }
    stage.advance(to: 0.5)
    animate { model.names.insert("b", at: 1) }
    stage.advance(to: 0.75)
    #expect(stage.strings == "a b1 c d e")
    stage.advance(to: 2)
    #expect(stage.strings == "a b1 c d e")
    #expect(log.take() == ["+f", "-f"])
  }

  @Test("a removed row that is not displayed leaves at once")
  func hidden() {
    let stage = stage()
    stage.scroll(at: middle, by: CGSize(width: 0, height: 100))
    _ = stage.drawList()
    _ = log.take()
    animate { model.names.removeAll { $0 == "a" } }
    _ = stage.drawList()
    #expect(!stage.drawList().description.contains("group opacity"))
  }

  @Test(
    "a row has the transition that it sets, and one in a condition too", arguments: [false, true])
  func transition(isGrid: Bool) {
    let flag = Toggle()
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated {
        ScrollView {
          if isGrid {
            LazyVGrid(columns: [GridItem()], spacing: 0) { Self.conditional(flag.isOn) }
          } else {
            LazyVStack(spacing: 0) { Self.conditional(flag.isOn) }
          }
        }
      }
    }
    _ = stage.drawList()
    animate { flag.isOn = true }
    stage.advance(to: 0.5)
    #expect(stage.frame(of: "first")?.minX == -50)
    #expect(stage.frame(of: "last")?.minY == 10)
    animate { flag.isOn = false }
    stage.advance(to: 3)
    #expect(stage.frame(of: "first") == nil)
    #expect(stage.frame(of: "last")?.minY == 0)
  }

  @ViewBuilder
  private static func conditional(_ isOn: Bool) -> some View {
    if isOn { Color.red.frame(height: 20).id("first").transition(.move(edge: .leading)) }
    Color.blue.frame(height: 20).id("last")
  }

  @Test("rows are drawn in the order of zIndex, and pinned headers are in front")
  func order() {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            Text("a").zIndex(1)
            Text("b").zIndex(-1)
            Text("c")
            Color.red.frame(height: 100)
          } header: {
            Text("header")
          }
        }
      }
    }
    #expect(stage.strings == "b header c a")
    stage.scroll(at: middle, by: CGSize(width: 0, height: 5))
    #expect(stage.strings == "b c a header")
  }

  @Test("a row that was scrolled away has no frame, as one that was never displayed")
  func frames() {
    let stage = stage()
    #expect(stage.frame(of: "a") == CGRect(0, 0, 100, 20))
    #expect(stage.frame(of: "h") == nil)
    stage.scroll(at: middle, by: CGSize(width: 0, height: 60))
    #expect(stage.frame(of: "a") == nil)
    #expect(stage.frame(of: "h")?.minY == 80)
    model.names.insert("x", at: 0)
    stage.scroll(at: middle, by: CGSize(width: 0, height: -60))
    #expect(stage.frame(of: "a")?.minY == 20)
  }
}

@Observable
private final class Rows {
  var names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
}

private struct RowsView: View {
  let model: Rows
  let log: Log<String>

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.names, id: \.self) { name in
          CountedRow(name: name)
            .onAppear { log.add("+\(name)") }
            .onDisappear { log.add("-\(name)") }
            .id(name)
        }
      }
    }
  }
}

private struct CountedRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text(count == 0 ? name : "\(name)\(count)")
      .frame(maxWidth: .infinity).frame(height: 20)
      .contentShape(Rectangle())
      .onTapGesture { count += 1 }
  }
}
