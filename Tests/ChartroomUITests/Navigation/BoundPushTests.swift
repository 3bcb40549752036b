import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Screens that bindings push")
struct BoundPushTests {
  /// Returns a stage of 400×600 points.
  private func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    stage(width: 400, height: 600, content: content)
  }

  @Test("a screen covers the one below, wherever its binding is")
  func place() {
    let stage = phone {
      NavigationStack {
        VStack {
          Button("Go") {}.navigationDestination(isPresented: .constant(true)) {
            Color.red.id("page").navigationTitle("Page")
          }
          Text("content")
        }
        .navigationTitle("Root")
      }
    }
    #expect(stage.frame(of: "page") == CGRect(x: 0, y: 96, width: 400, height: 504))
    #expect(stage.drawList().strings.sorted() == ["Page", "Root"])
  }

  @Test("the back button and the dismiss action write to the binding")
  func back() {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View { Button("Done") { dismiss() }.id("done") }
    }
    struct Root: View {
      let item: Chosen<Int?>

      var body: some View {
        Color.clear.navigationTitle("Root")
          .navigationDestination(item: item.binding) { number in
            VStack {
              Text(verbatim: "page \(number)")
              Page()
            }
          }
      }
    }
    let item = Chosen<Int?>(nil)
    let stage = phone { NavigationStack { Root(item: item) } }
    func show(_ number: Int?) {
      item.value = number
      stage.advance(to: stage.time)
    }
    show(3)
    #expect(stage.drawList().strings.contains("page 3"))
    show(4)
    #expect(stage.drawList().strings.contains("page 4"))
    #expect(!stage.drawList().strings.contains("page 3"))
    stage.send(.tap(at: CGPoint(x: 30, y: 22)))
    #expect(item.value == nil)
    #expect(stage.drawList().strings == ["Root"])
    show(5)
    if let frame = stage.frame(of: "done") {
      stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    }
    #expect(item.value == nil)
    #expect(stage.frame(of: "done") == nil)
  }

  @Test("screens that are pushed by turns are above each other")
  func nested() {
    let path = Held<[Int]>([])
    let stage = phone {
      NavigationStack(path: path.binding) {
        Color.clear.navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text(verbatim: "value \($0)") }
          .navigationDestination(isPresented: .constant(true)) {
            NavigationLink("Link", value: 7).id("link").navigationTitle("First")
              .navigationDestination(isPresented: .constant(false)) { Text("none") }
          }
      }
    }
    guard let link = stage.frame(of: "link") else {
      Issue.record("the first screen has a link")
      return
    }
    stage.send(.tap(at: CGPoint(x: link.midX, y: link.midY)))
    stage.advance(to: 5)
    #expect(stage.drawList().strings.sorted() == ["First", "value 7"])
    stage.send(.tap(at: CGPoint(x: 30, y: 22)))
    stage.advance(to: 10)
    #expect(stage.drawList().strings.sorted() == ["First", "Link", "Root"])
  }

  @Test("a screen follows the state of its view, and has the environment of the stack")
  func content() {
    struct Root: View {
      @State private var count = 0

      var body: some View {
        Color.clear
          .navigationDestination(isPresented: .constant(true)) {
            VStack {
              Text(verbatim: "count \(count)")
              Button("Add") { count += 1 }.id("add")
            }
          }
          .font(.system(size: 40))
      }
    }
    let stage = phone { NavigationStack { Root() }.font(.system(size: 20)) }
    func texts() -> [String: CGFloat] {
      Dictionary(
        stage.drawList().texts.map { ($0.text.request.string, $0.text.request.font.size) },
        uniquingKeysWith: { first, _ in first })
    }
    #expect(texts()["count 0"] == 20)
    if let frame = stage.frame(of: "add") {
      stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    }
    #expect(texts()["count 1"] == 20)
    #expect(texts()["count 0"] == nil)
  }

  @Test(
    "a stack with several destinations for values shows the screen, and settles")
  func destinations() throws {
    struct Root: View {
      let isPresented: Chosen<Bool>

      var body: some View {
        Text("root")
          .navigationDestination(isPresented: isPresented.binding) { Text("page") }
          .navigationDestination(for: String.self) { Text($0) }
          .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
      }
    }
    let isPresented = Chosen(false)
    let stage = phone { NavigationStack { Root(isPresented: isPresented) } }
    #expect(stage.drawList().strings == ["root"])
    isPresented.value = true
    stage.advance(to: 1)
    #expect(stage.drawList().strings.sorted() == ["Back", "page"])
    try stage.checkSettled()
  }

  @Test("rows of a list stay separate, and outside of stacks nothing is pushed")
  func places() {
    let stage = phone {
      List {
        ForEach(0..<2) { Text(verbatim: "row \($0)").id($0) }
          .navigationDestination(isPresented: .constant(true)) { Text("page") }
      }
    }
    #expect(stage.drawList().strings == ["row 0", "row 1"])
    #expect((stage.frame(of: 1)?.minY ?? 0) - (stage.frame(of: 0)?.minY ?? 0) >= 44)
  }
}
