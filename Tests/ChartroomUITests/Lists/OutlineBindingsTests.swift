import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Outlines of bindings")
struct OutlineBindingsTests {
  private struct Folder: Identifiable {
    let id: String
    var isOn = false
    var children: [Folder]?
  }

  private struct Tree: View {
    @State private var folders = [
      Folder(id: "a", children: [Folder(id: "b", children: [Folder(id: "c")])]), Folder(id: "d"),
    ]

    var body: some View {
      List($folders, children: \.children) { $folder in
        Text(folder.id + (folder.isOn ? "!" : "")).id(folder.id)
          .onLongPressGesture { folder.isOn.toggle() }
      }
    }
  }

  @Test("rows change the elements of a tree at every depth")
  func writes() throws {
    let stage = stage(width: 300, height: 400) { Tree() }
    func words() -> [String] {
      stage.drawList().texts.sorted { $0.frame.minY < $1.frame.minY }.map(\.text.request.string)
    }
    func press(_ id: String) throws {
      let frame = try #require(stage.frame(of: id))
      let point = CGPoint(x: frame.minX + 3, y: frame.midY)
      stage.send([.down(at: point)])
      stage.advance(to: stage.time + 1)
      stage.send([.up(at: point)])
      stage.advance(to: stage.time + 1)
    }
    #expect(words() == ["a", "d"])
    for id in ["a", "b"] {
      stage.tap(id)
      stage.advance(to: stage.time + 2)
    }
    #expect(words() == ["a", "b", "c", "d"])
    try press("c")
    #expect(words() == ["a", "b", "c!", "d"])
    try press("d")
    #expect(words() == ["a", "b", "c!", "d!"])
  }
}
