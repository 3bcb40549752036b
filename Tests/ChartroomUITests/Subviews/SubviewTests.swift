import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

private enum PinnedKey: ContainerValueKey { static var defaultValue: Bool { false } }

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
  private func words<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    stage(width: 200) { VStack { content() } }.words
  }

  @ViewBuilder private var content: some View {
    Text(verbatim: "a")
    ForEach(0..<2) { Text(verbatim: "\($0)") }
    Group {
      if true { Text(verbatim: "b") }
    }
  }

  @Test("a closure is called for each of the views of which a view consists")
  func views() {
    let found = words {
      ForEach(subviews: content) { subview in
        subview
        Text(verbatim: "|")
      }
    }
    #expect(found == ["a", "|", "0", "|", "1", "|", "b", "|"])
    #expect(words { ForEach(subviews: EmptyView()) { $0 } } == [])
  }

  @Test("each view of an element of a ForEach is a subview")
  func elements() {
    let pairs = ForEach(0..<2) {
      Text(verbatim: "a\($0)")
      Text(verbatim: "b\($0)")
    }
    let found = words {
      ForEach(subviews: pairs) { subview in
        subview
        Text(verbatim: "|")
      }
    }
    #expect(found == ["a0", "|", "b0", "|", "a1", "|", "b1", "|"])
  }

  @Test("a group has the views as a collection, with parts that are views")
  func collection() {
    let found = words {
      Group(subviews: content) { all in
        Text(verbatim: "count \(all.count)")
        if let last = all.last { last }
        all[1...]
        all[0]
      }
    }
    #expect(found == ["count 4", "b", "0", "1", "b", "a"])
  }

  @Test("a subview has the values and the tag that it sets, and a section passes on its own")
  func values() {
    let content = Group {
      Text(verbatim: "a").containerValue(\.isPinned, true).tag(7)
      Text(verbatim: "b").containerValue(\.isPinned, true).containerValue(\.isPinned, false)
      Section { Text(verbatim: "c") }.containerValue(\.isPinned, true)
    }
    let found = words {
      ForEach(subviews: content) { subview in
        let values = subview.containerValues
        Text(verbatim: "\(values.isPinned) \(values.tag(for: Int.self) ?? 0) \(values.hasTag(7))")
      }
    }
    #expect(found == ["true 7 true", "false 0 false", "true 0 false"])
  }

  @Test("a closure is called for each section, and for the views between sections")
  func sections() {
    let content = Group {
      Text(verbatim: "x")
      Section {
        Text(verbatim: "a")
        Text(verbatim: "b")
      } header: {
        Text(verbatim: "head")
      }
      .containerValue(\.isPinned, true)
      Section {
        Text(verbatim: "c")
      } footer: {
        Text(verbatim: "foot")
      }
    }
    let found = words {
      ForEach(sections: content) { section in
        let parts = [section.header.count, section.content.count, section.footer.count]
        Text(verbatim: "\(parts) \(section.containerValues.isPinned)")
        section.content
      }
    }
    #expect(
      found == ["[0, 1, 0] false", "x", "[1, 2, 0] true", "a", "b", "[0, 1, 1] false", "c"])
    #expect(words { Group(sections: content) { Text(verbatim: "\($0.count)") } } == ["3"])
  }

  @Test("a layout reads the values of its subviews")
  func layouts() {
    struct Pinned: Layout {
      let found: Held<[Bool]>
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let values = subviews.map(\.containerValues.isPinned)
        MainActor.assumeIsolated { [found] in found.value = values }
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let found = Held<[Bool]>([])
    _ =
      stage(width: 100) {
        Pinned(found: found) {
          Color.red.containerValue(\.isPinned, true)
          Color.blue
        }
      }.size
    #expect(found.value == [true, false])
  }

  @Test("sections are freed with the stage that shows them")
  func sectionsAreFreed() {
    final class Token {}
    struct Holder: View {
      let token: Token
      var body: some View { Text(verbatim: "a") }
    }
    weak var last: Token?
    do {
      let token = Token()
      last = token
      let found = words {
        ForEach(sections: Section { Holder(token: token) }) { section in section.content }
      }
      #expect(found == ["a"])
    }
    #expect(last == nil)
  }

  @Test("subviews keep their state when others come and go")
  func state() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(name)\(count)").id(name).onTapGesture { count += 1 }
      }
    }
    func screen(_ names: [String]) -> some View {
      VStack(spacing: 0) {
        ForEach(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { $0 }
      }
    }
    let stage = stage(width: 100) { screen(["a", "b"]) }
    let frame = stage.frame(of: "b") ?? .null
    stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    stage.update { screen(["c", "b", "a"]) }
    #expect(stage.words == ["c0", "b1", "a0"])
  }
}
