import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("NavigationStack")
struct NavigationStackTests {
  private func text(_ stage: Stage) -> String { stage.drawList().description }
  private let back = CGPoint(x: 30, y: 22)

  @Test("a large title takes 96 points at the top, an inline one 44, and none nothing")
  func heights() {
    func top<Content: View>(_ content: Content) -> CGFloat? {
      stage(width: 300, height: 400) { NavigationStack { content } }.frame(of: "content")?.minY
    }
    let content = Color.red.id("content")
    #expect(top(content) == 0)
    #expect(top(content.navigationTitle("a")) == 96)
    #expect(top(content.navigationTitle("a").navigationBarTitleDisplayMode(.inline)) == 44)
    #expect(top(content.toolbar { Button("Add") {} }) == 44)
    #expect(top(content.navigationTitle("a").toolbar(.hidden, for: .navigationBar)) == 0)
  }

  @Test("a link pushes its view, and the button at the top returns")
  func links() {
    let stage = stage(width: 300, height: 400) {
      NavigationStack {
        NavigationLink {
          Text("second").navigationTitle("Two")
        } label: {
          Rectangle()
        }
        .navigationTitle("One")
      }
    }
    #expect(text(stage).contains("\"One\""))
    stage.send(.tap(at: CGPoint(x: 150, y: 250)))
    stage.advance(to: 2)
    #expect(text(stage).contains("\"second\"") && text(stage).contains("\"Two\""))
    #expect(text(stage).contains("\"One\""), "the title on the button")
    stage.send(.tap(at: back))
    stage.advance(to: 4)
    #expect(!text(stage).contains("\"Two\"") && !text(stage).contains("\"second\""))
  }

  @Test("the values of a path are shown by the destinations of their types")
  func path() {
    let box = Held(NavigationPath(["start"]))
    let stage = stage(width: 300, height: 400) {
      NavigationStack(path: box.binding) {
        Text("root")
          .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
          .navigationDestination(for: String.self) { name in
            NavigationLink(value: 7) { Rectangle() }.navigationTitle(name)
          }
      }
    }
    #expect(text(stage).contains("\"start\"") && !text(stage).contains("\"root\""))
    stage.send(.tap(at: CGPoint(x: 150, y: 250)))
    #expect(box.value.count == 2)
  }

  @Test("a path is a stack of values")
  func values() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    #expect(path.count == 2 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test("items of the toolbar stand at their places")
  func toolbar() throws {
    let stage = stage(width: 300, height: 400) {
      NavigationStack {
        Color.clear
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("L").id("leading") }
            ToolbarItem(placement: .principal) { Text("C").id("center") }
            if true { ToolbarItem { Text("T").id("trailing") } }
            ToolbarItem(placement: .bottomBar) { Text("B").id("bottom") }
            ToolbarItem(placement: .keyboard) { Text("K").id("keyboard") }
          }
      }
    }
    #expect(stage.frame(of: "leading")?.minX == 16)
    #expect(stage.frame(of: "trailing")?.maxX == 284)
    #expect(abs(try #require(stage.frame(of: "center")).midX - 150) <= 0.5)
    #expect(abs(try #require(stage.frame(of: "bottom")).midY - (400 - 22)) <= 0.5)
    #expect(stage.frame(of: "keyboard") == nil)
  }

  @Test("a view above a screen covers the items at its bottom, and has its own")
  func coveredItems() {
    func stage(hasItems: Bool) -> Stage {
      ChartroomUITests.stage(width: 300, height: 400) {
        NavigationStack {
          Color.clear
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
            .navigationDestination(isPresented: .constant(true)) {
              Color.red.id("above").toolbar {
                if hasItems { ToolbarItem(placement: .bottomBar) { Text("above") } }
              }
            }
        }
      }
    }
    let plain = stage(hasItems: false)
    #expect(plain.frame(of: "above")?.maxY == 400)
    #expect(plain.drawList().strings == ["Back"])
    let other = stage(hasItems: true)
    // The bar is 44 points high.
    #expect(other.frame(of: "above")?.maxY == 356)
    #expect(other.drawList().strings.sorted() == ["Back", "above"])
  }

  @Test("a link in a list has a chevron and keeps the colour of its label")
  func rows() {
    let list = drawnColors { NavigationStack { List { NavigationLink("a") { Text("b") } } } }
    #expect(list.contains("#3C3C434D"))
    #expect(!list.contains("#007AFF"))
  }
}
