import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Buttons in rows")
struct RowActionTests {
  /// Returns what taps at some places of the only row of a list have triggered.
  ///
  /// The row is 300 points wide and begins 16 points beside the edge of the stage.
  private func triggered<Row: View>(
    _ places: [CGPoint], @ViewBuilder row: (_ add: @escaping (String) -> Void) -> Row
  ) throws -> [String] {
    let log = Held<[String]>([])
    let stage = stage(width: 332, height: 300) {
      List { row { log.value.append($0) }.id("row") }
    }
    let frame = try #require(stage.frame(of: "row"))
    for place in places {
      // The content of a row is 20 points beside its edges and 11 points below its upper one at least.
      stage.send(.tap(at: CGPoint(x: 16 + place.x, y: frame.midY + place.y)))
    }
    return log.value
  }

  @Test("a tap anywhere in a row triggers its button, and one beside the row does not")
  func whole() throws {
    let inside = [
      CGPoint(x: 30, y: 0), CGPoint(x: 290, y: 0), CGPoint(x: 5, y: -20), CGPoint(x: 150, y: 20),
    ]
    let found = try triggered(inside + [CGPoint(x: -5, y: 0), CGPoint(x: 150, y: 60)]) { add in
      Button("Go") { add("go") }
    }
    #expect(found == ["go", "go", "go", "go"])
  }

  @Test("a button that is hit is triggered, and not another one of the row")
  func others() throws {
    let found = try triggered([CGPoint(x: 25, y: 0), CGPoint(x: 275, y: 0), CGPoint(x: 150, y: 0)])
    {
      add in
      HStack {
        Button("A") { add("a") }
        Spacer()
        Button("B") { add("b") }
      }
    }
    #expect(found == ["a", "b", "a"])
  }

  @Test("a tap in the margins of a row expands its outline, selects its option or opens its menu")
  func otherControls() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    let choice = Held(1)
    let picker = Picker("Kind", selection: choice.binding) {
      Text("Line").tag(1)
      Text("Bar").tag(2)
    }
    func shown(after row: String, x: CGFloat, _ content: some View) throws -> [String] {
      let stage = stage(width: 332, height: 500) { List { content } }
      let texts = stage.drawList().texts
      let frame = try #require(texts.first { $0.text.request.string == row }).frame
      stage.send(.tap(at: CGPoint(x: x, y: frame.midY)))
      stage.advance(to: 1)
      return stage.drawList().strings
    }
    for x in [26, 306] as [CGFloat] {
      #expect(try shown(after: "Disc", x: x, DisclosureGroup("Disc") { Text("x") }).contains("x"))
      let outline = OutlineGroup(
        [Folder(id: "a", children: [Folder(id: "b")])], children: \.children
      ) { Text($0.id) }
      #expect(try shown(after: "a", x: x, outline).contains("b"))
      #expect(try shown(after: "Kind", x: x, picker).contains("Bar"))
      choice.value = 1
      _ = try shown(after: "Bar", x: x, picker.pickerStyle(.inline))
      #expect(choice.value == 2)
    }
  }

  @Test("buttons with an explicit style, and disabled ones, have the hit area of their label")
  func own() throws {
    #expect(
      try triggered([CGPoint(x: 290, y: 0)]) { add in
        Button("Go") { add("go") }.buttonStyle(.borderless)
      } == [])
    #expect(
      try triggered([CGPoint(x: 290, y: 0)]) { add in
        Button("Go") { add("go") }.disabled(true)
      } == [])
  }

  @Test("controls without hit testing, and those of other kinds, are not triggered by their row")
  func excluded() throws {
    let center = [CGPoint(x: 150, y: 0), CGPoint(x: 30, y: 0)]
    #expect(
      try triggered(center) { add in
        Button("Go") { add("go") }.allowsHitTesting(false)
      } == [])
    #expect(
      try triggered([CGPoint(x: 150, y: 0)]) { add in
        HStack {
          Text("text")
          ScrollView(.horizontal) { Button("Go") { add("go") } }.frame(width: 60)
          Spacer()
        }
      } == [])
  }

  @Test("an invisible link behind the content of a row is triggered")
  func invisible() throws {
    let found = try triggered([CGPoint(x: 150, y: 0)]) { add in
      ZStack(alignment: .leading) {
        Text("content")
        Button("") { add("link") }.opacity(0)
      }
    }
    #expect(found == ["link"])
  }

  @Test("gestures around the button act in the margin of the row, too")
  func surrounding() throws {
    let found = try triggered([CGPoint(x: 250, y: 0)]) { add in
      Button("Go") { add("go") }.simultaneousGesture(TapGesture().onEnded { add("tap") })
    }
    #expect(found.sorted() == ["go", "tap"])
  }

  @Test("a row that is edited selects, and does not trigger its link")
  func edited() throws {
    let log = Held<[String]>([])
    let selection = Held<Set<Int>>([])
    let stage = stage(width: 332, height: 300) {
      NavigationStack {
        List(selection: selection.binding) {
          ForEach(0..<1) { _ in
            NavigationLink {
              Color.red.onAppear { log.value.append("pushed") }
            } label: {
              Text("link").id("row")
            }
            .tag(7)
          }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let y = try #require(stage.frame(of: "row")).midY
    stage.send(.tap(at: CGPoint(x: 250, y: y)))
    stage.advance(to: 1)
    #expect(log.value.isEmpty)
    #expect(selection.value == [7])
  }

  @Test("a drag that begins in the margin of a row scrolls, and does not trigger the button")
  func drag() throws {
    let log = Held<[String]>([])
    let stage = stage(width: 332, height: 200) {
      List {
        ForEach(0..<20) { index in
          Button("row \(index)") { log.value.append("\(index)") }.id(index)
        }
      }
    }
    let start = try #require(stage.frame(of: 2))
    let point = CGPoint(x: 280, y: start.midY)
    stage.send(PointerEvent(.down, at: point))
    for step in 1...10 {
      stage.send(PointerEvent(.moved, at: CGPoint(x: 280, y: point.y - CGFloat(step) * 6)))
    }
    stage.send(PointerEvent(.up, at: CGPoint(x: 280, y: point.y - 60)))
    #expect(log.value.isEmpty)
    #expect(try #require(stage.frame(of: 2)).minY < start.minY - 30)
  }
}
