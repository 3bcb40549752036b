import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("The rows of views in lists")
struct ListStructureTests {
  /// The texts of a list of 300 points, each with the top of its row or header.
  private func rows<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    stage(width: 300, height: 800) { List { content() } }.drawList().texts
      .map(\.text.request.string)
  }

  private func tops<Content: View>(@ViewBuilder _ content: () -> Content) -> [CGFloat] {
    stage(width: 300, height: 800) { List { content() } }.drawList().texts.map(\.frame.minY)
  }

  private struct Fruits: View {
    @State private var count = 2
    @Environment(\.lineLimit) private var limit

    var body: some View {
      Section("Fruits \(limit ?? 0)") {
        ForEach(0..<count, id: \.self) { Text("fruit \($0)") }
        Color.red.frame(height: 20).id("more").onTapGesture { count += 1 }
      }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("first")
      Text("second")
    }
  }

  @Test("a view with a body that is a section is that section, with its state and environment")
  func sections() {
    let stage = stage(width: 300, height: 800) {
      List {
        Fruits().environment(\.lineLimit, 7)
        Text("below")
      }
    }
    #expect(stage.drawList().strings == ["FRUITS 7", "fruit 0", "fruit 1", "below"])
    stage.tap("more")
    #expect(stage.drawList().strings == ["FRUITS 7", "fruit 0", "fruit 1", "fruit 2", "below"])
    #expect(
      tops { Fruits() }
        == tops {
          Section("Fruits 0") {
            Text("fruit 0")
            Text("fruit 1")
            Color.red.frame(height: 20)
          }
        })
  }

  @Test("several views of a body, a ForEach or an AnyView are as many rows")
  func several() {
    let expected = tops {
      Text("first")
      Text("second")
    }
    #expect(tops { Pair() } == expected)
    #expect(
      tops {
        ForEach(0..<1) { _ in
          Text("first")
          Text("second")
        }
      } == expected)
    #expect(tops { AnyView(Group { Pair() }) } == expected)
    #expect(
      tops { ForEach(0..<1, id: \.self) { _ in Pair() } } == expected)
  }

  @Test("an element without a view is no row")
  func absent() {
    let shown = tops {
      ForEach(0..<6) { index in
        if index.isMultiple(of: 3) { Text("\(index)") }
      }
    }
    #expect(
      shown
        == tops {
          Text("0")
          Text("3")
        })
  }

  @Test("a row of a divided ForEach has the id of its element as its tag")
  func tags() {
    let selection = Held<Int?>(nil)
    let stage = stage(width: 300, height: 300) {
      List(selection: selection.binding) {
        ForEach(0..<4) { index in
          if index != 1 { Text("row \(index)") }
        }
      }
    }
    guard let row = stage.drawList().texts.first(where: { $0.text.request.string == "row 2" })
    else { return #expect(Bool(false)) }
    stage.send(.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY)))
    #expect(selection.value == 2)
  }

  @Test("modifiers of a section leave it a section")
  func modified() {
    let expected = tops {
      Section("A") {
        Text("1")
        Text("2")
      }
    }
    func expect<Content: View>(_ content: Content, _ name: String) {
      #expect(tops { content } == expected, "\(name)")
    }
    let section = Section("A") {
      Text("1")
      Text("2")
    }
    expect(section.listRowBackground(Color.red), "background")
    expect(section.onChange(of: 1) {}, "onChange")
    expect(section.task {}, "task")
    expect(section.buttonStyle(.bordered), "buttonStyle")
    expect(section.foregroundColor(.red), "foregroundColor")
    expect(section.tint(.red), "tint")
  }

  @Test("options of an inline picker are rows below its label, and so is what a group discloses")
  func controls() {
    let three = tops {
      Text("1")
      Text("2")
      Text("3")
    }
    let picker = Picker("P", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    #expect(tops { picker.pickerStyle(.inline) } == three)
    #expect(rows { picker.pickerStyle(.inline).labelsHidden() } == ["One", "Two"])
    #expect(
      tops {
        DisclosureGroup("G", isExpanded: .constant(true)) {
          Text("a")
          Text("b")
        }
      } == three)
    let stage = stage(width: 300, height: 300) {
      List { DisclosureGroup("G") { Text("a") } }
    }
    #expect(stage.drawList().strings == ["G"])
    let label = stage.drawList().texts[0].frame
    stage.send(.tap(at: CGPoint(x: label.midX, y: label.midY)))
    stage.advance(to: 2)
    let texts = stage.drawList().texts
    #expect(texts.map(\.text.request.string) == ["G", "a"])
    #expect(texts[1].frame.minX == texts[0].frame.minX + 20)
  }

  @Test("the prominence of a section is that of its header")
  func prominence() {
    func header<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] { rows(content) }
    let section = Section("A") { Text("1") }
    #expect(header { section } == ["A", "1"])
    let sizes = stage(width: 300, height: 300) {
      List {
        section
        section.headerProminence(.increased)
        section
      }
    }.drawList().texts.filter { $0.text.request.string == "A" }.map(\.text.request.font.size)
    #expect(sizes.count == 3 && sizes[1] > sizes[0] && sizes[2] == sizes[0])
  }

  @Test("links in a scroll view of a row are no rows, and have no chevron")
  func nestedLinks() {
    func strokes<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
      stage(width: 300, height: 300) { List { content() } }.drawList().description
        .matches(of: /stroke/).count
    }
    let link = NavigationLink("a") { Text("b") }
    #expect(strokes { link } == 1)
    #expect(strokes { ScrollView(.horizontal) { HStack { link } } } == 0)
  }

  private struct Watched: View {
    let log: Log<String>
    @State private var items = [1, 2, 3]

    var body: some View {
      List {
        ForEach(items, id: \.self) { Text("item \($0)") }
          .onChange(of: items) { log.add("change \(items.count)") }
          .task { log.add("task") }
        Color.red.frame(height: 20).id("remove").onTapGesture { items.removeFirst() }
      }
    }
  }

  @Test("a modifier that acts once does so for all rows together")
  func once() {
    let log = Log<String>()
    let stage = stage(width: 300, height: 500) { Watched(log: log) }
    _ = stage.drawList()
    // As `onAppear`, a task belongs to each row.
    #expect(log.take() == ["task", "task", "task"])
    stage.tap("remove")
    _ = stage.drawList()
    #expect(log.take() == ["change 2"])
    #expect(stage.drawList().strings == ["item 2", "item 3"])
  }
}
