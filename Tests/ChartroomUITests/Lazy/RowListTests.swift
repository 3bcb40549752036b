import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Rows of views")
struct RowListTests {
  @Test("static views, conditions, groups and several views of a row are in their order")
  func structure() {
    func content(_ isOn: Bool) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("title")
          if isOn { Text("on") }
          Group {
            ForEach(0..<2) { row in
              Text("\(row)a")
              if row == 1 { Text("\(row)b") }
            }
            Text("last")
          }
          EmptyView()
        }
        Text("footer")
      }
    }
    let stage = stage(width: 100, height: 300) { content(false) }
    #expect(stage.drawList().strings == ["title", "0a", "1a", "1b", "last", "footer"])
    stage.update { content(true) }
    #expect(stage.drawList().strings == ["title", "on", "0a", "1a", "1b", "last", "footer"])
  }

  @Test("rows keep their state when views before them come and go")
  func identity() {
    func content(_ isOn: Bool) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          if isOn { Text("on") } else { EmptyView() }
          Toggling().frame(height: 10)
          ForEach(isOn ? [1, 2] : [2], id: \.self) { _ in Toggling().frame(height: 10) }
        }
      }
    }
    let stage = stage(width: 20, height: 60) { content(false) }
    _ = stage.drawList()
    stage.send(.tap(at: CGPoint(x: 10, y: 5)))
    stage.send(.tap(at: CGPoint(x: 10, y: 15)))
    stage.update { content(true) }
    let colors = stage.drawList().description.matches(of: /#0088FF|#FF383C/).map { $0.output }
    #expect(colors == ["#0088FF", "#FF383C", "#0088FF"])
  }

  @Test("the branches of a condition, and equal ids of two lists, are different rows")
  func differentRows() {
    func content(_ isFirst: Bool) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          if isFirst { Toggling().frame(height: 10) } else { Toggling().frame(height: 10) }
          ForEach([1], id: \.self) { _ in Text("a") }
          ForEach([1], id: \.self) { _ in Text("b") }
        }
      }
    }
    let stage = stage(width: 20, height: 60) { content(true) }
    #expect(stage.drawList().strings == ["a", "b"])
    stage.send(.tap(at: CGPoint(x: 10, y: 5)))
    #expect(stage.drawList().description.contains("#0088FF"))
    stage.update { content(false) }
    #expect(stage.drawList().description.contains("#FF383C"))
  }

  @Test("each row of many lists is found by its index")
  func manyParts() {
    let stage = stage(width: 100, height: 1000) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<3) { Text("a\($0)") }
          Text("b")
          ForEach(0..<0) { Text("c\($0)") }
          Group {
            ForEach(0..<2) { Text("d\($0)") }
            Text("e")
          }
          ForEach(0..<1) { Text("f\($0)") }
        }
      }
    }
    #expect(stage.drawList().strings == ["a0", "a1", "a2", "b", "d0", "d1", "e", "f0"])
  }
}
