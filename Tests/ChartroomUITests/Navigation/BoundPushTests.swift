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
    let path = Chosen<[Int]>([])
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

  @Test("rows of a list stay separate, and their binding pushes one screen")
  func rows() {
    let appeared = Held(0)
    func list() -> some View {
      List {
        ForEach(0..<2) { Text(verbatim: "row \($0)").id($0) }
          .navigationDestination(isPresented: .constant(true)) {
            Text("page").onAppear { appeared.value += 1 }
          }
      }
    }
    let stage = phone { list() }
    // Outside of stacks, nothing is pushed.
    #expect(stage.drawList().strings == ["row 0", "row 1"])
    #expect((stage.frame(of: 1)?.minY ?? 0) - (stage.frame(of: 0)?.minY ?? 0) >= 44)
    let stack = phone { NavigationStack { list() } }
    #expect(stack.drawList().strings.sorted() == ["Back", "page"])
    #expect(appeared.value == 1)
  }

  /// A stack whose root and whose pushed page a binding controls, with a path.
  private struct Wizard: View {
    let isPresented: Chosen<Bool>
    let path: Chosen<[Int]>

    var body: some View {
      NavigationStack(path: path.binding) {
        Text("root")
          .navigationDestination(for: Int.self) { Text(verbatim: "value \($0)") }
          .navigationDestination(isPresented: isPresented.binding) {
            VStack {
              NavigationLink("next") { Text("step") }.id("next")
              NavigationLink("value", value: 7).id("value")
            }
          }
      }
    }
  }

  private func tap(_ stage: Stage, _ id: String) {
    guard let frame = stage.frame(of: id) else { return }
    stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    stage.advance(to: stage.time + 5)
  }

  @Test(
    "the end of a binding removes what was pushed above its screen", arguments: ["next", "value"])
  func wizard(link: String) {
    let (isPresented, path) = (Chosen(true), Chosen<[Int]>([]))
    let stage = phone { Wizard(isPresented: isPresented, path: path) }
    tap(stage, link)
    #expect(stage.drawList().strings.contains(link == "next" ? "step" : "value 7"))
    #expect(path.value == (link == "next" ? [] : [7]))
    isPresented.value = false
    stage.advance(to: stage.time + 5)
    #expect(stage.drawList().strings == ["root"])
    #expect(path.value.isEmpty)
  }

  @Test("values that an app adds to the path are above the screen of a binding")
  func order() {
    let (isPresented, path) = (Chosen(true), Chosen<[Int]>([]))
    let stage = phone { Wizard(isPresented: isPresented, path: path) }
    _ = stage.drawList()
    path.value = [5]
    stage.advance(to: 5)
    #expect(stage.drawList().strings.sorted() == ["Back", "value 5"])
    path.value = []
    stage.advance(to: 10)
    #expect(stage.frame(of: "next") != nil && isPresented.value)
  }

  @Test("links push above the screen of a binding after an app has emptied the path")
  func emptied() {
    struct Root: View {
      let path: Chosen<[Int]>

      var body: some View {
        NavigationStack(path: path.binding) {
          Text("root")
            .navigationDestination(for: Int.self) { Text(verbatim: "value \($0)") }
            .navigationDestination(isPresented: .constant(true)) {
              NavigationLink("link", value: 5).id("link")
            }
        }
      }
    }
    let path = Chosen([1])
    let stage = phone { Root(path: path) }
    _ = stage.drawList()
    path.value = []
    stage.advance(to: 5)
    tap(stage, "link")
    #expect(path.value == [5])
    #expect(stage.drawList().strings.contains("value 5"))
  }

  @Test("an app that empties the path also removes what links have pushed above its values")
  func pops() {
    struct Root: View {
      let path: Chosen<[Int]>

      var body: some View {
        NavigationStack(path: path.binding) {
          Text("root").navigationDestination(for: Int.self) { _ in
            NavigationLink("next") { Text("step") }.id("next")
          }
        }
      }
    }
    let path = Chosen([1])
    let stage = phone { Root(path: path) }
    tap(stage, "next")
    #expect(stage.drawList().strings.contains("step"))
    path.value = []
    stage.advance(to: stage.time + 5)
    #expect(stage.drawList().strings == ["root"])
  }

  @Test("a screen keeps its state when another one below it ends")
  func two() {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 }.id("count") }
    }
    struct Root: View {
      let lower: Chosen<Bool>

      var body: some View {
        NavigationStack {
          Text("root")
            .navigationDestination(isPresented: lower.binding) {
              Text("lower").navigationTitle("Lower")
            }
            .navigationDestination(isPresented: .constant(true)) {
              VStack {
                Counter()
                NavigationLink("next") { Text("step") }.id("next")
              }
              .navigationTitle("Upper")
            }
        }
      }
    }
    let lower = Chosen(true)
    let stage = phone { Root(lower: lower) }
    tap(stage, "count")
    #expect(stage.drawList().strings.contains("count 1"))
    lower.value = false
    stage.advance(to: stage.time + 5)
    #expect(stage.drawList().strings.contains("count 1"))
    tap(stage, "next")
    #expect(stage.drawList().strings.sorted() == ["Upper", "step"])
  }

  @Test("the back button writes to the current binding")
  func currentBinding() {
    struct Root: View {
      let tick: Chosen<Int>
      let log: Held<[Int]>

      var body: some View {
        let captured = tick.value
        Text("root")
          .navigationDestination(
            isPresented: Binding {
              true
            } set: { _ in
              log.value.append(captured)
            }
          ) {
            Text("page")
          }
      }
    }
    let (tick, log) = (Chosen(0), Held<[Int]>([]))
    let stage = phone { NavigationStack { Root(tick: tick, log: log) } }
    _ = stage.drawList()
    tick.value = 1
    stage.advance(to: 1)
    stage.send(.tap(at: CGPoint(x: 30, y: 22)))
    #expect(log.value == [1])
  }

  @Test("in a column beside others, the screen is in the next one")
  func columns() {
    let isPresented = Chosen(false)
    struct Root: View {
      let isPresented: Chosen<Bool>

      var body: some View {
        NavigationSplitView {
          Text("sidebar").id("sidebar")
            .navigationDestination(isPresented: isPresented.binding) { Text("page") }
        } detail: {
          Text("detail")
        }
      }
    }
    let stage = stage(width: 1000, height: 600) { Root(isPresented: isPresented) }
    #expect(stage.drawList().strings.sorted() == ["detail", "sidebar"])
    isPresented.value = true
    stage.advance(to: 5)
    #expect(stage.drawList().strings.sorted() == ["page", "sidebar"])
    isPresented.value = false
    stage.advance(to: 10)
    #expect(stage.drawList().strings.sorted() == ["detail", "sidebar"])
  }

  @Test("a link in a column ends the binding whose screen it replaces")
  func replaced() {
    let isPresented = Chosen(true)
    struct Root: View {
      let isPresented: Chosen<Bool>

      var body: some View {
        NavigationSplitView {
          NavigationLink("link") { Text("step") }.id("link")
            .navigationDestination(isPresented: isPresented.binding) { Text("page") }
        } detail: {
          Text("detail")
        }
      }
    }
    let stage = stage(width: 1000, height: 600) { Root(isPresented: isPresented) }
    #expect(stage.drawList().strings.sorted() == ["link", "page"])
    tap(stage, "link")
    #expect(!isPresented.value)
    #expect(stage.drawList().strings.sorted() == ["link", "step"])
    isPresented.value = true
    stage.advance(to: stage.time + 5)
    #expect(stage.drawList().strings.sorted() == ["link", "page"])
  }
}
