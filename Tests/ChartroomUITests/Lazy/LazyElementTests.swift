import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Lazy elements")
struct LazyElementTests {
  private let log = Log<Int>()

  private func height(of row: Int) -> CGFloat { CGFloat(10 + row * 7 % 13) }

  private func rows(_ data: Range<Int>, spacing: CGFloat? = 2) -> some View {
    LazyVStack(spacing: spacing) {
      ForEach(data) { row in
        let _ = log.add(row)
        Text("\(row)").frame(height: height(of: row)).id(row)
      }
    }
  }

  @Test("of 100 000 rows, only the visible ones are made")
  func visible() {
    let stage = stage(width: 100, height: 100) { ScrollView { rows(0..<100_000) } }
    let texts = stage.drawList().strings
    #expect(texts.first == "0" && (5...9).contains(texts.count))
    #expect(log.take().count <= 10)
    stage.scroll(at: middle, by: CGSize(width: 0, height: 50))
    _ = stage.drawList()
    #expect(log.take().count <= 5)
  }

  @Test("beside other views of a stack, only the visible rows are made as well")
  func inStack() {
    let stage = stage(width: 100, height: 100) {
      VStack {
        Text("title")
        ScrollView { rows(0..<100_000) }
      }
    }
    #expect((3...9).contains(stage.drawList().strings.count))
    #expect(log.take().count <= 12)
  }

  @Test(
    "rows are where those of a VStack are, however far the view is scrolled",
    arguments: [nil, 0, 5])
  func positions(spacing: CGFloat?) {
    let lazy = stage(width: 100, height: 90) { ScrollView { rows(0..<60, spacing: spacing) } }
    let eager = stage(width: 100, height: 90) {
      ScrollView {
        VStack(spacing: spacing) {
          ForEach(0..<60) { Text("\($0)").frame(height: height(of: $0)).id($0) }
        }
        .frame(maxWidth: .infinity)
      }
    }
    for distance in [0, 33, 200, 1, -80, 10_000, -3, -400] as [CGFloat] {
      for stage in [lazy, eager] {
        stage.scroll(at: middle, by: CGSize(width: 0, height: distance))
      }
      let shown = Set(lazy.drawList().strings)
      for row in 0..<60 {
        let frame = eager.frame(of: row) ?? .zero
        let isVisible = frame.maxY > 0 && frame.minY < 90
        #expect(shown.contains("\(row)") == isVisible)
        if isVisible { #expect(lazy.frame(of: row) == frame) }
      }
      #expect(lazy.drawList().description == Self.fresh(lazy, rows: self, spacing: spacing))
    }
  }

  /// Returns the drawing of a new stage that is scrolled to the same place at once.
  private static func fresh(_ stage: Stage, rows: Self, spacing: CGFloat?) -> String {
    let other = ChartroomUITests.stage(width: 100, height: 90) {
      ScrollView { rows.rows(0..<60, spacing: spacing) }
    }
    let first = (0..<60).first { stage.frame(of: $0).map { $0.maxY > 0 } ?? false } ?? 0
    var start: CGFloat = 0
    for row in 0..<first { start += rows.height(of: row) + (spacing ?? 8) }
    let offset = start - (stage.frame(of: first)?.minY ?? 0)
    other.scroll(at: middle, by: CGSize(width: 0, height: offset))
    return other.drawList().description
  }

  @Test("a row that becomes higher moves those below it")
  func growth() {
    let stage = stage(width: 100, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Growing(row: $0) } } }
    }
    #expect(stage.frame(of: 1) == CGRect(0, 20, 100, 20))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.frame(of: 0) == CGRect(0, 0, 100, 45))
    #expect(stage.frame(of: 1) == CGRect(0, 45, 100, 20))
  }

  @Test("a row of infinite length counts as empty")
  func infinite() throws {
    let stage = stage(width: 100, height: 100) {
      ScrollView { LazyVStack { Text("x").frame(height: .infinity) } }
    }
    _ = stage.drawList()
    try stage.checkSettled()
  }
}

/// A row that becomes higher when it is tapped.
private struct Growing: View {
  let row: Int
  @State private var height: CGFloat = 20

  var body: some View { Color.red.frame(height: height).id(row).onTapGesture { height += 25 } }
}
