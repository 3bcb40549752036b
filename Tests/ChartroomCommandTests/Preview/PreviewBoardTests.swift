import ChartroomCommand
import Dashboards
import Foundation
import Synchronization
import Testing

@Suite("The board of a preview")
struct PreviewBoardTests {
  private let board = PreviewBoard(spec: "n.yaml")
  private let item: RunItem

  init() throws {
    let spec = try SpecFile(
      Array("dashboards: [{name: a, panels: [{text: A}]}]".utf8), path: "n.yaml")
    item = try #require(
      RunItem.all(of: [spec], only: [], appearances: nil, scale: nil).first)
    let item = item
    board.update { $0.begin([item], drawing: []) }
  }

  private func take(_ version: String, _ status: PictureRecord.Status = .drawn) {
    var record = PictureRecord(item, status, reason: status == .failed ? "bad" : nil)
    (record.isWritten, record.sha256) = (true, version)
    board.take(record, Data(version.utf8))
  }

  @Test("has the bytes of the pictures that the page can show, and of no others")
  func versions() {
    #expect(board.picture("a.png", version: nil) == nil)
    take("v1")
    #expect(board.picture("a.png", version: "v1")?.png == Data("v1".utf8))
    take("v2", .failed)
    #expect(board.picture("a.png", version: nil)?.version == "v1")
    #expect(board.picture("a.png", version: "v2")?.version == "v2")
    take("v3")
    // A page asks for a picture that is gone.
    #expect(board.picture("a.png", version: "v1")?.version == "v3")
    #expect(board.picture("b.png", version: "v3") == nil)
    board.update { $0.begin([], drawing: []) }
    #expect(board.picture("a.png", version: "v3") == nil)
  }

  @Test("calls observers after each change, and not without one")
  func observers() {
    let count = Mutex(0)
    let before = board.current.revision
    let observer = board.observe { count.withLock { $0 += 1 } }
    take("v1")
    take("v1")
    board.update { $0.end() }
    #expect(count.withLock { $0 } == 1)
    #expect(board.current.revision == before + 1)
    board.forget(observer)
    take("v2")
    #expect(count.withLock { $0 } == 1)
  }
}
