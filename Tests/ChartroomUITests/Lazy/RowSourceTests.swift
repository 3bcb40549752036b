import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The rows that views give to lazy containers.
@MainActor
@Suite("RowSource")
struct RowSourceTests {
  /// A list of rows of 10 points, which a tap scrolls to an id.
  private func page<Rows: View>(
    to id: some Hashable, @ViewBuilder _ rows: @escaping () -> Rows
  ) -> Stage {
    let stage = stage(width: 100, height: 40) {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack(spacing: 0) { rows() } }
          .onTapGesture { proxy.scrollTo(id, anchor: .top) }
      }
    }
    _ = stage.drawList()
    stage.send(.tap(at: CGPoint(x: 50, y: 5)))
    return stage
  }

  private func row(_ text: String) -> some View { Text(text).frame(height: 10) }

  /// The first text after a tap.
  private func first(_ stage: Stage) -> String? { stage.drawList().strings.first }

  @Test("a row has the element at its distance from the start, whatever the indices are")
  func slices() {
    let elements = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let slice = elements[10...]
    let letters = Dictionary(uniqueKeysWithValues: zip(10..., elements[10...]))
    let sorted = letters.sorted { $0.key < $1.key }
    let stage = page(to: "q") { ForEach(slice, id: \.self) { row($0) } }
    #expect(stage.drawList().strings.prefix(3) == ["q", "r", "s"])
    let reversed = page(to: "q") { ForEach(slice.reversed(), id: \.self) { row($0) } }
    #expect(reversed.drawList().strings.prefix(3) == ["q", "p", "o"])
    let pairs = page(to: 16) { ForEach(sorted, id: \.key) { row($0.value) } }
    #expect(first(pairs) == "q")
  }

  @Test("empty data has no rows, and its neighbours are found")
  func empty() {
    let stage = page(to: 7) {
      ForEach(0..<0) { row("none \($0)") }
      ForEach(0..<12) { row("\($0)") }
      ForEach([String](), id: \.self) { row($0) }
    }
    #expect(first(stage) == "7")
  }

  @Test("the id of an element finds its row, and so does the outermost id of its view")
  func identities() {
    func content() -> some View {
      ForEach(0..<20) { number in
        row("\(number)").id("inner \(number)").padding(.top, 0).id("outer \(number)").opacity(1)
      }
    }
    #expect(first(page(to: 9) { content() }) == "9")
    #expect(first(page(to: "outer 9") { content() }) == "9")
    // The view inside was not displayed, so that its id is unknown.
    #expect(first(page(to: "inner 9") { content() }) == "0")
    #expect(first(page(to: 20) { content() }) == "0")
    #expect(first(page(to: "9") { content() }) == "0")
  }

  @Test("a single view is a row, which only an explicit id identifies")
  func single() {
    func content() -> some View {
      Group {
        ForEach(100..<120, id: \.self) { row("\($0)") }
        row("end").id("end")
        row("last").frame(height: 60)
      }
    }
    #expect(first(page(to: "end") { content() }) == "end")
    // The position of a row is no id.
    #expect(first(page(to: 0) { content() }) == "100")
  }

  @Test("a modifier of several rows applies to each, and leaves their number and ids")
  func modified() {
    let stage = page(to: 8) {
      Group { ForEach(0..<20) { row("\($0)") } }.padding(.bottom, 10).opacity(0.5)
    }
    #expect(stage.drawList().strings.first == "8")
    #expect(stage.drawList().description.components(separatedBy: "opacity 0.5").count > 2)
  }
}
