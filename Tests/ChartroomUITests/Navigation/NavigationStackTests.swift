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

  @Test("the bar stays at the edges of the screen if the content is larger")
  func largeContent() throws {
    func frame(width: CGFloat, height: CGFloat) throws -> CGRect {
      let list = stage(width: 300, height: 400) {
        NavigationStack {
          Color.red.frame(width: width, height: height).navigationTitle("a")
        }
        .frame(width: 300, height: 400)
      }
      .drawList()
      return try #require(list.texts.first { $0.text.request.string == "a" }).frame
    }
    let expected = try frame(width: 100, height: 100)
    #expect(try frame(width: 500, height: 100) == expected)
    #expect(try frame(width: 100, height: 900) == expected)
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

  private struct Counter: View {
    let isLazy: Bool
    @State private var number = 0

    var body: some View {
      NavigationStack {
        VStack {
          if isLazy {
            NavigationLink {
              destination
            } label: {
              Rectangle()
            }
          } else {
            NavigationLink(destination: destination) { Rectangle() }
          }
        }
      }
    }

    private var destination: some View {
      Button("number \(number)") { number += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
  }

  @Test(
    "a pushed view changes with the view of its link, and is that of the moment later",
    arguments: [false, true])
  func changes(isLazy: Bool) {
    let stage = stage(width: 300, height: 400) { Counter(isLazy: isLazy) }
    stage.send(.tap(at: CGPoint(x: 150, y: 250)))
    stage.advance(to: 2)
    #expect(stage.drawList().strings.contains("number 0"))
    for number in 1...2 {
      stage.send(.tap(at: CGPoint(x: 150, y: 222)))
      #expect(stage.drawList().strings.contains("number \(number)"))
    }
    stage.send(.tap(at: back))
    stage.advance(to: 4)
    #expect(!stage.drawList().strings.contains("number 2"))
    stage.send(.tap(at: CGPoint(x: 150, y: 250)))
    stage.advance(to: 6)
    #expect(stage.drawList().strings.contains("number 2"))
  }

  @Test(
    "a pushed view slides over the one below, which moves aside, and back",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func movement(direction: LayoutDirection) throws {
    let stage = stage(width: 300, height: 400) {
      NavigationStack {
        NavigationLink {
          Text("above").frame(maxWidth: .infinity)
        } label: {
          Text("below").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .environment(\.layoutDirection, direction)
    }
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    /// The distance of a text from its place, in the direction of the text.
    func distance(_ string: String) throws -> CGFloat {
      let text = stage.drawList().texts.first { $0.text.request.string == string }
      return (try #require(text).frame.midX - 150) * sign
    }
    stage.send(.tap(at: CGPoint(x: 150, y: 250)))
    #expect(try abs(distance("above") - 300) <= 1 && abs(distance("below")) <= 1)
    stage.advance(to: 0.2)
    let (above, below) = (try distance("above"), try distance("below"))
    #expect(above > 10 && above < 290, "\(above)")
    // While one moves by its width, the other one moves by 30 % of it.
    #expect(abs(below - 0.3 * (above - 300)) <= 1, "\(below) \(above)")
    stage.advance(to: 2)
    #expect(try abs(distance("above")) <= 1)
    #expect(!stage.drawList().strings.contains("below"))
    stage.send(.tap(at: CGPoint(x: direction == .leftToRight ? 30 : 270, y: 22)))
    stage.advance(to: 2.2)
    #expect(try distance("above") > 10 && distance("below") < -1)
    stage.advance(to: 4)
    #expect(!stage.drawList().strings.contains("above"))
    #expect(try abs(distance("below")) <= 1)
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
    #expect(!list.contains("#0088FF"))
  }

  @Test(
    "a title without a mode has the size of that of the screen below",
    arguments: [
      (NavigationBarItem.TitleDisplayMode.inline, NavigationBarItem.TitleDisplayMode.automatic, 44),
      (.inline, .large, 96), (.automatic, .automatic, 96), (.large, .automatic, 96),
      (.automatic, .inline, 44),
    ] as [(NavigationBarItem.TitleDisplayMode, NavigationBarItem.TitleDisplayMode, CGFloat)])
  func inheritedMode(
    root: NavigationBarItem.TitleDisplayMode, first: NavigationBarItem.TitleDisplayMode,
    top: CGFloat
  ) {
    let stage = stage(width: 300, height: 400) {
      NavigationStack(path: .constant([1, 2])) {
        Color.clear.navigationTitle("Root").navigationBarTitleDisplayMode(root)
          .navigationDestination(for: Int.self) {
            Color.clear.navigationTitle("\($0)")
              .navigationBarTitleDisplayMode($0 == 1 ? first : .automatic)
              .id($0)
          }
      }
    }
    #expect(stage.frame(of: 2)?.minY == top)
  }
}
