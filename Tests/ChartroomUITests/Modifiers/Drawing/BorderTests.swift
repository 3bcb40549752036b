import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Borders")
struct BorderTests {
  @Test("a border lies inside the view's edges and in front of it")
  func inside() throws {
    let list = stage(width: 40, height: 20) { Color.red.border(.blue, width: 4) }.drawList()
    let commands = list.commands.flatMap { command in
      if case .group(let group) = command { group.contents.commands } else { [command] }
    }
    guard commands.count == 2, case .stroke(let path, let style, _) = commands[1] else {
      Issue.record("no border: \(list)")
      return
    }
    #expect(path.boundingRect == CGRect(2, 2, 36, 16))
    #expect(style.lineWidth == 4)
  }
}
