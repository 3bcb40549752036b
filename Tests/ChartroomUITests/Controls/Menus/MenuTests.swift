import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
  private let log = Log<String>()

  /// Taps a view with an id in the middle.
  private func tap(_ id: String, _ stage: Stage) throws {
    let frame = try #require(stage.frame(of: id), "\(id)")
    stage.tap(x: frame.midX, y: frame.midY)
  }

  /// Taps the text with a string in the middle.
  private func tap(text: String, _ stage: Stage) throws {
    let frame = try #require(stage.drawList().texts.first { $0.text.request.string == text }?.frame)
    stage.tap(x: frame.midX, y: frame.midY)
  }

  private func top(_ text: String, _ stage: Stage) throws -> CGFloat {
    try #require(stage.drawList().texts.first { $0.text.request.string == text }).frame.minY
  }

  @Test("texts in a menu are dimmed, and actions are not")
  func texts() throws {
    let stage = phone {
      Menu("More") {
        Text("Note")
        Button("Rename") {}
      }
      .id("more")
    }
    try tap("more", stage)
    let lines = stage.drawList().description.split(separator: "\n")
    func color(_ text: String) throws -> String {
      let line = try #require(lines.first { $0.contains("\"\(text)\"") })
      return String(try #require(line.split(separator: " ").first { $0.hasPrefix("#") }))
    }
    #expect(try color("Rename") == "#000000")
    #expect(try color("Note").hasPrefix("#3C3C43"))
  }

  @Test("a tap opens the menu, and an action or a tap beside it closes it")
  func opening() throws {
    let stage = phone {
      Menu("More") {
        Button("Rename") { log.add("rename") }
        Button("Delete", role: .destructive) { log.add("delete") }
      }
      .id("more")
    }
    #expect(!stage.shows("Rename"))
    try tap("more", stage)
    #expect(stage.shows("Rename") && stage.shows("Delete"))
    #expect(stage.drawList().colors.contains("#FF383C"))
    stage.tap(x: 5, y: 5)
    #expect(!stage.shows("Rename") && log.take() == [])
    try tap("more", stage)
    try tap(text: "Delete", stage)
    #expect(!stage.shows("Rename") && log.take() == ["delete"])
  }

  @Test("the rows are 44 points high, with bands of 8 points between sections and at dividers")
  func rows() throws {
    let stage = phone {
      Menu("More") {
        Button("a") {}
        Button("b") {}
        Divider()
        Button("c") {}
        Section("Title") {
          Button("d") {}
        }
        Button("e") {}
      }
      .id("more")
    }
    try tap("more", stage)
    let tops = try ["a", "b", "c", "d", "e"].map { try top($0, stage) }
    let steps = zip(tops, tops.dropFirst()).map { ($1 - $0).rounded() }
    // A line of one point, a band, a band and a header of 32 points with a line, and a band.
    #expect(steps == [45, 52, 44 + 8 + 32 + 1, 52])
    let title = try #require(
      stage.drawList().texts.first { $0.text.request.string == "Title" }?.text.request.font.size)
    #expect(title == 13)
  }

  @Test("an action that is disabled or asked to keep the menu open does not close it")
  func behavior() throws {
    let stage = phone {
      Menu("More") {
        Button("Off") { log.add("off") }.disabled(true)
        Button("Stay") { log.add("stay") }.menuActionDismissBehavior(.disabled)
      }
      .id("more")
    }
    try tap("more", stage)
    try tap(text: "Off", stage)
    try tap(text: "Stay", stage)
    #expect(stage.shows("Stay") && log.take() == ["stay"])
  }

  @Test("a menu in a menu opens above it, and its action closes both")
  func nested() throws {
    let stage = phone {
      Menu("Outer") {
        Menu("Inner") { Button("Act") { log.add("act") } }
        Button("Other") {}
      }
      .id("outer")
    }
    try tap("outer", stage)
    #expect(stage.shows("Inner") && !stage.shows("Act"))
    try tap(text: "Inner", stage)
    #expect(stage.shows("Act") && stage.shows("Other"))
    stage.tap(x: 5, y: 5)
    #expect(!stage.shows("Act") && stage.shows("Other"))
    try tap(text: "Inner", stage)
    try tap(text: "Act", stage)
    #expect(!stage.shows("Act") && !stage.shows("Other") && log.take() == ["act"])
  }

  @Test("toggles and pickers are rows with check marks, for which all titles leave room")
  func marks() throws {
    let (isOn, choice) = (Held(false), Held("b"))
    let stage = phone {
      Menu("More") {
        ChartroomUI.Toggle("Flag", isOn: isOn.binding)
        Section("Order") {
          Picker("Sort", selection: choice.binding) {
            Text("First").tag("a")
            Text("Last").tag("b")
          }
        }
        Button("Plain") {}
      }
      .id("more")
    }
    func left(_ text: String) -> CGFloat? {
      stage.drawList().texts.first { $0.text.request.string == text }?.frame.minX
    }
    try tap("more", stage)
    #expect(left("Flag") == left("Plain") && left("First") == left("Plain"))
    // A band is above the header of the section, and none is below it.
    #expect(try (top("First", stage) - top("Flag", stage)).rounded() == 44 + 8 + 32 + 1)
    #expect(try (top("Plain", stage) - top("Last", stage)).rounded() == 52)
    try tap(text: "Flag", stage)
    #expect(isOn.value && !stage.shows("Flag"))
    try tap("more", stage)
    try tap(text: "First", stage)
    #expect(choice.value == "a" && !stage.shows("First"))
  }

  @Test("a menu with a primary action performs it for a tap, and opens for a long press")
  func primaryAction() throws {
    let stage = phone {
      Menu {
        Button("Row") {}
      } label: {
        Text("Add")
      } primaryAction: {
        log.add("add")
      }
      .id("add")
    }
    try tap("add", stage)
    #expect(log.take() == ["add"] && !stage.shows("Row"))
    let frame = try #require(stage.frame(of: "add"))
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.send(.down(at: point))
    stage.advance(to: stage.time + 1)
    stage.send(.up(at: point))
    #expect(log.take() == [] && stage.shows("Row"))
  }

  @Test("a picker opens a menu of its options, and selects one of them")
  func picker() throws {
    for isInList in [false, true] {
      let stage = phone { KindPicker(isInList: isInList) }
      #expect(!stage.shows("Bar"))
      try tap(text: "Line", stage)
      try tap(text: "Bar", stage)
      #expect(!stage.shows("Line") && stage.shows("Bar"))
    }
  }

  private struct KindPicker: View {
    let isInList: Bool
    @State private var kind = "a"

    var body: some View {
      if isInList { List { picker } } else { picker }
    }

    private var picker: some View {
      Picker("Kind", selection: $kind) {
        Text("Line").tag("a")
        Text("Bar").tag("b")
      }
    }
  }

  @Test("a picker of the style of links pushes its options, and returns after a selection")
  func linkPicker() throws {
    let choice = Held("a")
    let stage = phone {
      NavigationStack {
        List {
          Picker("Kind", selection: choice.binding) {
            Text("Line").tag("a")
            Text("Bar").tag("b")
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
    try tap(text: "Line", stage)
    stage.advance(to: stage.time + 2)
    #expect(stage.shows("Bar"))
    try tap(text: "Bar", stage)
    stage.advance(to: stage.time + 2)
    #expect(choice.value == "b" && !stage.shows("Line") && stage.shows("Bar"))
  }

  @Test(
    "a menu lies below its label, or above it where there is no space, and inside of the screen")
  func place() throws {
    for (alignment, isBelow) in [(Alignment.topTrailing, true), (.bottomLeading, false)] {
      let stage = phone {
        Color.clear.overlay(alignment: alignment) {
          Menu("More") { Button("Row") {} }.id("more")
        }
      }
      let label = try #require(stage.frame(of: "more"))
      try tap("more", stage)
      #expect(try (top("Row", stage) > label.minY) == isBelow)
      let frame = try #require(
        stage.drawList().texts.first { $0.text.request.string == "Row" }?.frame)
      #expect(frame.minX >= 8 && frame.minX + 250 - 16 <= stage.size.width)
    }
  }

  @Test("a long menu scrolls within the screen")
  func long() throws {
    let stage = phone {
      Menu("More") { ForEach(0..<40) { row in Button("row \(row)") {} } }.id("more")
    }
    func last() throws -> CGFloat { try top("row 39", stage) }
    try tap("more", stage)
    #expect(try last() > 800)
    for _ in 0..<4 {
      stage.send(.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)))
      stage.advance(to: stage.time + 3)
    }
    #expect(try last() < 800)
  }

  @Test("a disabled view, and a menu without rows, open nothing")
  func nothing() throws {
    let stages = [
      phone { Text("Photo").contextMenu { Button("Row") {} }.disabled(true) },
      phone { Text("Photo").contextMenu { if log.entries.count > 1 { Button("Row") {} } } },
      phone {
        Menu {
          Button("Row") {}
        } label: {
          Text("Photo")
        } primaryAction: {
        }
        .disabled(true)
      },
    ]
    for stage in stages {
      let before = stage.drawList()
      let frame = try #require(before.texts.first?.frame)
      let point = CGPoint(x: frame.midX, y: frame.midY)
      stage.send(.down(at: point))
      stage.advance(to: stage.time + 1)
      stage.send(.up(at: point))
      #expect(!stage.shows("Row") && stage.drawList().commands.count == before.commands.count)
    }
  }

  @Test("a long press opens the menu of a view, which a tap does not")
  func contextMenu() throws {
    let stage = phone {
      Text("Photo").onTapGesture { log.add("tap") }
        .contextMenu { Button("Share") { log.add("share") } }
    }
    try tap(text: "Photo", stage)
    #expect(log.take() == ["tap"] && !stage.shows("Share"))
    let frame = try #require(
      stage.drawList().texts.first { $0.text.request.string == "Photo" }?.frame)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.send(.down(at: point))
    stage.advance(to: stage.time + 1)
    stage.send(.up(at: point))
    #expect(log.take() == [] && stage.shows("Share"))
    try tap(text: "Share", stage)
    #expect(log.take() == ["share"] && !stage.shows("Share"))
  }

  @Test("an edge of a context menu is below that of its view", arguments: [true, false])
  func contextMenuEdges(isLeading: Bool) throws {
    let stage = phone {
      HStack {
        if !isLeading { Spacer(minLength: 60) }
        Color.blue.frame(width: 40, height: 40).id("view").contextMenu { Button("Share") {} }
        if isLeading { Spacer(minLength: 60) }
      }
      .padding(.horizontal, 30)
    }
    let view = try #require(stage.frame(of: "view"))
    stage.send(.down(at: CGPoint(x: view.midX, y: view.midY)))
    stage.advance(to: stage.time + 1)
    stage.send(.up(at: CGPoint(x: view.midX, y: view.midY)))
    let text = try #require(
      stage.drawList().texts.first { $0.text.request.string == "Share" }?.frame)
    // Titles begin 16 points after the edge of a menu of 250 points.
    let menu = text.minX - 16
    #expect(menu == (isLeading ? view.minX : view.maxX - 250))
  }

  @Test("a disc of a colour presents a table of colours, and a slider for the opacity")
  func colors() throws {
    let color = Held(Color.red)
    let stage = phone { ColorPicker("Tint", selection: color.binding) }
    let label = try #require(stage.drawList().texts.first?.frame)
    stage.tap(x: 400 - 14, y: label.midY)
    #expect(stage.shows("Colors") && stage.shows("Opacity"))
    // The first cell of the table is white.
    let cell = try #require(
      stage.drawList().fills.first {
        abs($0.width - 368 / 12) < 0.5 && abs($0.height - $0.width) < 1
      })
    stage.tap(x: cell.midX, y: cell.midY)
    #expect(color.value.resolve(in: .light) == Color.white.resolve(in: .light))
    // The sheet does not write a colour that nobody has changed.
    let translucent = Held(Color.primary.opacity(0.5))
    let unchanged = phone { ColorPicker("Tint", selection: translucent.binding) }
    unchanged.tap(x: 400 - 14, y: label.midY)
    #expect(unchanged.shows("50%") && translucent.value == Color.primary.opacity(0.5))
    let opaque = phone {
      ColorPicker("Tint", selection: color.binding, supportsOpacity: false)
    }
    opaque.tap(x: 400 - 14, y: label.midY)
    #expect(opaque.shows("Colors") && !opaque.shows("Opacity"))
  }

  @Test("a date opens the days of its month, and a time opens wheels")
  func dates() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let date = Held(start)
    let stage = phone { DatePicker("When", selection: date.binding) }
    let texts = stage.drawList().strings
    try tap(text: try #require(texts.first { $0.contains("2001") }), stage)
    #expect(stage.shows("January 2001"))
    try tap(text: "15", stage)
    #expect(date.value == start.addingTimeInterval(14 * 86_400))
    stage.tap(x: 5, y: 60)
    #expect(!stage.shows("January 2001"))
    try tap(text: try #require(texts.first { $0.contains("AM") }), stage)
    // The rows after midnight: one hour, and one minute.
    #expect(stage.shows("01") && stage.shows("PM"))
  }

  @Test("controls that share a row are side by side, and keep the menu open on request")
  func groups() throws {
    let isOn = Held(false)
    let stage = phone {
      Menu("More") {
        ControlGroup {
          Button("Less") { log.add("less") }
          Button("Delete", role: .destructive) { log.add("delete") }
          ChartroomUI.Toggle("Pin", isOn: isOn.binding)
        }
        .menuActionDismissBehavior(.disabled)
        Button("Row") {}
      }
      .id("more")
    }
    try tap("more", stage)
    let tops = try ["Less", "Delete", "Pin"].map { try top($0, stage) }
    #expect(Set(tops).count == 1 && stage.drawList().colors.contains("#FF383C"))
    #expect(try (top("Row", stage) - tops[0]).rounded() == 30 + 22 + 1)
    for text in ["Less", "Delete", "Pin"] { try tap(text: text, stage) }
    #expect(log.take() == ["less", "delete"] && isOn.value && stage.shows("Row"))
  }

  @Test("rows of a stack in a menu follow each other without lines")
  func stacks() throws {
    let stage = phone {
      Menu("More") {
        VStack(spacing: 0) {
          Button("a") {}
          Button("b") {}
        }
      }
      .id("more")
    }
    try tap("more", stage)
    #expect(try (top("b", stage) - top("a", stage)).rounded() == 44)
  }

  @Test("the rows do not have the style of the text of their presenter")
  func style() throws {
    let stage = phone {
      Menu("More") { Button("Row") {} }.id("more")
        .bold().textCase(.uppercase).font(.largeTitle)
    }
    #expect(stage.shows("MORE"))
    try tap("more", stage)
    let row = try #require(stage.drawList().texts.first { $0.text.request.string == "Row" })
    #expect(row.text.request.font.weight == .regular && row.text.request.font.size == 17)
  }

  @Test("an option that cannot be selected does not close the menu")
  func disabledOption() throws {
    let choice = Held("a")
    let stage = phone {
      Picker("Kind", selection: choice.binding) {
        Text("Line").tag("a")
        Text("Bar").tag("b").selectionDisabled()
      }
    }
    try tap(text: "Line", stage)
    try tap(text: "Bar", stage)
    #expect(choice.value == "a" && stage.shows("Bar"))
  }

  @Test("a picker of no selections shows none of its options as selected")
  func noSources() throws {
    struct Source { var kind = Binding.constant("a") }
    func marks(_ sources: [Source]) throws -> Int {
      let stage = phone {
        List {
          Picker("Kind", sources: sources, selection: \.kind) {
            Text("Line").tag("a")
            Text("Bar").tag("b")
          }
          .pickerStyle(.inline)
        }
      }
      try tap(text: "Bar", stage)
      // The check marks are the only lines.
      return stage.drawList().description.components(separatedBy: "stroke").count - 1
    }
    #expect(try marks([Source()]) == 1)
    #expect(try marks([]) == 0)
  }

  @Test("a menu that opens upwards from a row of another menu is beside the row")
  func nestedPlace() throws {
    let stage = phone {
      Color.clear.overlay(alignment: .bottomLeading) {
        Menu("Outer") {
          Button("first") {}
          Menu("Inner") { ForEach(0..<3) { row in Button("row \(row)") {} } }
        }
        .id("outer")
      }
    }
    try tap("outer", stage)
    let row = try top("Inner", stage)
    try tap(text: "Inner", stage)
    // The last of its rows is above the row, and not above the outer menu.
    #expect(try row - top("row 2", stage) < 60)
  }
}
