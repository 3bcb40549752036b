import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("List")
struct ListTests {
  private func row(_ name: String, _ height: CGFloat = 10) -> some View {
    Color.red.frame(height: height).id(name)
  }

  @Test("rows are at least 44 points high, inset by 20 in a card inset by 20, and centred")
  func rows() {
    let stage = stage(width: 300, height: 400) {
      List {
        row("a")
        row("b", 60)
      }
    }
    // The card begins 22 points below the top.
    #expect(stage.frame(of: "a") == CGRect(40, 22 + 17, 220, 10))
    #expect(stage.frame(of: "b") == CGRect(40, 22 + 44 + 11, 220, 60))
    #expect(stage.size == CGSize(width: 300, height: 400))
  }

  @Test("sections have headers and footers, and stand 22 points apart")
  func sections() throws {
    let stage = stage(width: 300, height: 400) {
      List {
        Section {
          row("a")
        } header: {
          Color.blue.frame(height: 10).id("header")
        } footer: {
          Color.blue.frame(height: 10).id("footer")
        }
        Section { row("b") }
      }
    }
    #expect(stage.frame(of: "header") == CGRect(40, 16, 220, 10))
    let first = try #require(stage.frame(of: "a"))
    #expect(abs(first.minY - (32 + 17)) < 0.01)
    #expect(stage.frame(of: "footer") == CGRect(40, 32 + 44 + 6, 220, 10))
    let next = try #require(stage.frame(of: "b"))
    #expect(abs(next.minY - (32 + 44 + 26 + 22 + 17)) < 0.01)
  }

  @Test("plain rows have the width of the list")
  func plain() {
    let stage = stage(width: 300, height: 400) { List { row("a") }.listStyle(.plain) }
    #expect(stage.frame(of: "a") == CGRect(20, 17, 260, 10))
  }

  @Test("only the rows that can be seen are created")
  func lazy() {
    let log = Log<Int>()
    let stage = stage(width: 300, height: 400) {
      List(0..<10_000) { number in
        let _ = log.add(number)
        Color.red.frame(height: 22).id(number)
      }
    }
    #expect(stage.frame(of: 0) != nil)
    #expect(stage.frame(of: 20) == nil)
    #expect(Set(log.entries).count < 30)
    stage.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 4400))
    #expect(stage.frame(of: 102) != nil)
  }

  /// Returns the separator below the first of two rows.
  private func separator(
    _ direction: LayoutDirection = .leftToRight, @ViewBuilder below row: @escaping () -> some View
  ) -> CGRect? {
    let stage = stage(width: 300, height: 400) {
      List {
        row()
        Text("end")
      }
      .environment(\.layoutDirection, direction)
    }
    return stage.drawList().fills.first { $0.height == 1 && $0.width < 300 }
  }

  @Test("a separator begins at the first text of its row, and ends at the edge of the card")
  func separators() throws {
    #expect(separator { Text("a") } == CGRect(40, 22 + 43, 240, 1))
    #expect(separator { Color.red.frame(height: 10) } == CGRect(40, 22 + 43, 240, 1))
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 30, height: 10)
      VStack(alignment: .leading) {
        Text("a").padding(.leading, 5)
        Text("b").padding(.leading, 15)
      }
      Spacer()
      Text("c")
    }
    let separator = try #require(self.separator { row })
    #expect(separator.minX == 85 && separator.maxX == 280)
    let mirrored = try #require(self.separator(.rightToLeft) { row })
    #expect(mirrored.minX == 20 && mirrored.maxX == 215)
  }

  @Test("a separator begins at the edge of wheels of a date, and not at their first text")
  func separatorBelowWheels() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let separator = separator {
      DatePicker("", selection: .constant(date), displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel).labelsHidden()
    }
    #expect(separator?.minX == 40)
  }

  @Test("a selected row hides the separators at both of its edges", arguments: [0, 1, 2])
  func selectedSeparators(selected: Int) {
    let stage = stage(width: 300, height: 400) {
      List(0..<3, id: \.self, selection: .constant(selected as Int?)) { Text(verbatim: "\($0)") }
    }
    let fills = stage.drawList().fills
    let lines = fills.filter { $0.height == 1 && $0.width < 300 }
    let back = fills.filter { $0.height >= 44 && $0.height <= 45 && $0.width == 260 }
    // The rows meet at 22 + 44 and 22 + 88 points; lines are above, and a back covers the one above it.
    let edges: [CGFloat] = [65, 109]
    let shown = lines.map(\.minY).filter { line in
      !back.contains { $0.minY <= line && line < $0.maxY && $0.height == 45 }
    }
    let hidden = [selected - 1, selected].filter(edges.indices.contains).map { edges[$0] }
    #expect(shown == edges.filter { !hidden.contains($0) })
  }

  @Test("guides move both ends of a separator")
  func separatorGuides() throws {
    let moved = try #require(
      separator {
        Text("a")
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 10 }
          .frame(maxWidth: .infinity, alignment: .leading)
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] - 30 }
      })
    #expect(moved.minX == 30 && moved.maxX == 230)
  }

  @Test("the titles of labels in rows begin at the same place, behind a column of icons")
  func labels() throws {
    func frames(_ content: @escaping () -> some View) -> [CGRect?] {
      let stage = stage(width: 300, height: 400) { content() }
      return [stage.frame(of: "narrow"), stage.frame(of: "wide"), stage.frame(of: "header")]
    }
    func label(_ name: String, _ width: CGFloat) -> some View {
      Label {
        Color.blue.frame(width: 50, height: 10).id(name)
      } icon: {
        Color.red.frame(width: width, height: 10)
      }
    }
    let listed = frames {
      List {
        Section {
          label("narrow", 6)
          label("wide", 40)
        } header: {
          label("header", 6)
        }
      }
    }
    // A column of 28 points and a gap of 8; a wider icon has its own width.
    #expect(listed.map { $0?.minX } == [76, 88, 54])
  }

  @Test("modifiers of a row set its insets and background and hide its separators")
  func modifiers() {
    func colors<Content: View>(_ row: Content) -> [String] {
      let stage = ChartroomUITests.stage(width: 300, height: 400) {
        List {
          row
          Text("b")
        }
      }
      return stage.drawList().description.split(separator: " ").filter { $0.hasPrefix("#") }.map(
        String.init)
    }
    let separator = "#3C3C434A"
    #expect(colors(Text("a")).contains(separator))
    #expect(!colors(Text("a").listRowSeparator(.hidden)).contains(separator))
    #expect(colors(Text("a").listRowSeparator(.hidden, edges: .top)).contains(separator))
    #expect(colors(Text("a").listRowBackground(Color.green)).contains("#34C759"))
    let stage = ChartroomUITests.stage(width: 300, height: 400) {
      List { row("a").listRowInsets(EdgeInsets(top: 30, leading: 1, bottom: 30, trailing: 2)) }
    }
    #expect(stage.frame(of: "a") == CGRect(21, 22 + 30, 257, 10))
  }

  @Test("a tap selects a row, and taps in a set of rows add and remove them")
  func selection() {
    let one = Held<Int?>(nil)
    let single = stage(width: 300, height: 400) {
      List(0..<3, id: \.self, selection: one.binding) { Text(verbatim: "\($0)") }
    }
    single.send(.tap(at: CGPoint(x: 150, y: 22 + 44 + 20)))
    #expect(one.value == 1)
    let several = Held<Set<String>>([])
    let multiple = stage(width: 300, height: 400) {
      List(selection: several.binding) {
        Text("a").tag("a")
        Text("b").tag("b")
      }
    }
    multiple.send(.tap(at: CGPoint(x: 150, y: 40)))
    multiple.send(.tap(at: CGPoint(x: 150, y: 90)))
    #expect(several.value == ["a", "b"])
    multiple.send(.tap(at: CGPoint(x: 150, y: 40)))
    #expect(several.value == ["b"])
  }

  private struct Selecting: View {
    @State private var one: Int?
    @State private var several: Set<Int> = []
    let isMultiple: Bool

    @ViewBuilder var body: some View {
      if isMultiple {
        List(0..<3, id: \.self, selection: $several) { Text(verbatim: "\($0)") }
      } else {
        List(0..<3, id: \.self, selection: $one) { Text(verbatim: "\($0)") }
      }
    }
  }

  @Test(
    "a row that a tap selects is grey, also if no other view reads the selection",
    arguments: [false, true])
  func selectedRow(isMultiple: Bool) {
    let stage = stage(width: 300, height: 400) { Selecting(isMultiple: isMultiple) }
    let before = stage.drawList()
    stage.send(.tap(at: CGPoint(x: 150, y: 22 + 44 + 20)))
    let selected = stage.drawList()
    #expect(selected != before)
    if !isMultiple { stage.send(.tap(at: CGPoint(x: 150, y: 22 + 20))) }
    stage.send(.tap(at: CGPoint(x: 150, y: 22 + 44 + 20)))
    #expect(stage.drawList() == (isMultiple ? before : selected))
  }

  @Test("a tap does not select a row whose selection is disabled")
  func disabledSelection() {
    let one = Held<Int?>(1)
    let single = stage(width: 300, height: 400) {
      List(selection: one.binding) {
        ForEach(0..<2) { Text(verbatim: "\($0)") }.selectionDisabled()
        Text(verbatim: "2").selectionDisabled(false).tag(2)
        Text(verbatim: "3").selectionDisabled(false).tag(3).selectionDisabled()
      }
    }
    // The selected row stays selected, in grey.
    #expect(single.drawList().description.contains("#D1D1D6"))
    for (row, expected) in [(0, 1), (2, 2), (3, 2), (1, 2)] {
      single.send(.tap(at: CGPoint(x: 150, y: 42 + 44 * CGFloat(row))))
      #expect(one.value == expected)
    }
    let choice = Held(0)
    let picker = stage(width: 300, height: 40) {
      Picker("", selection: choice.binding) {
        ForEach(0..<3) { Text(verbatim: "\($0)").selectionDisabled($0 == 1) }
      }
      .pickerStyle(.segmented)
    }
    picker.send(.tap(at: CGPoint(x: 150, y: 20)))
    #expect(choice.value == 0)
    picker.send(.tap(at: CGPoint(x: 280, y: 20)))
    #expect(choice.value == 2)
  }

  @Test("controls in rows show their labels")
  func controls() {
    let text = stage(width: 300, height: 400) {
      Form { ChartroomUI.Toggle("Wi-Fi", isOn: .constant(true)) }
    }.drawList().description
    #expect(text.contains("\"Wi-Fi\""))
  }

  @Test("an empty list is its background")
  func empty() {
    let stage = stage(width: 300, height: 400) { List {} }
    #expect(stage.size == CGSize(width: 300, height: 400))
    #expect(stage.drawList().description.contains("#F2F2F7"))
    let clear = ChartroomUITests.stage(width: 300, height: 400) {
      List {}.scrollContentBackground(.hidden)
    }
    #expect(!clear.drawList().description.contains("#F2F2F7"))
  }
}
