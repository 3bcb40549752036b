import ChartroomUI
import Foundation
import TestSupport
import Testing

private struct Divided: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    HStack {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text(verbatim: "|") }
      }
    }
  }
}

private struct Numbered: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
      Text(verbatim: "\(index)")
      child
    }
  }
}

private struct Described: _VariadicView.ViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      Text(verbatim: "\(child.id(as: Int.self) ?? -1) \(child[PinKey.self])")
    }
  }
}

private enum PinKey: _ViewTraitKey { static var defaultValue: String { "none" } }

@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
  @ViewBuilder private var content: some View {
    Text(verbatim: "a")
    ForEach(5..<7) { Text(verbatim: "\($0)") }
    if false { Text(verbatim: "b") }
  }

  private func words<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    stage(width: 200) { VStack { content() } }.words
  }

  @Test("a container has the views of its content, and is one view if its root is unary")
  func unary() {
    let tree = _VariadicView.Tree(Divided()) { content }
    #expect(words { tree } == ["a", "|", "5", "|", "6"])
    #expect(words { Group(subviews: tree) { Text(verbatim: "\($0.count)") } } == ["1"])
    #expect(words { _VariadicView.Tree(Divided()) { EmptyView() } } == [])
  }

  @Test("the views of a multi-view root belong to the container around it")
  func multiple() {
    let tree = _VariadicView.Tree(root: Numbered(), content: Group { content })
    #expect(words { tree } == ["0", "a", "1", "5", "2", "6"])
    #expect(words { Group(subviews: tree) { Text(verbatim: "\($0.count)") } } == ["6"])
  }

  @Test("a view has the id and the traits that are set for its container")
  func values() {
    let found = words {
      _VariadicView.Tree(Described()) {
        ForEach([3, 4], id: \.self) { Text(verbatim: "\($0)")._trait(PinKey.self, "pin \($0)") }
        Text(verbatim: "a").id(9)
        Text(verbatim: "b").id("name")
      }
    }
    #expect(found == ["3 pin 3", "4 pin 4", "9 none", "-1 none"])
  }
}
