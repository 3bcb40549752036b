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

  @Test("buttons with a style of the app, and disabled ones, have their own area")
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
}
