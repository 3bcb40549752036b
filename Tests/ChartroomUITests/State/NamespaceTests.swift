import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Namespaces")
struct NamespaceTests {
  @Test("a namespace is unique to its node and property, and stays over updates")
  func identity() {
    let log = Log<Namespace.ID>()
    func content(_ step: Int) -> some View {
      VStack(spacing: 0) {
        Spaces(log: log, step: step)
        Spaces(log: log, step: step)
      }
    }
    let stage = stage(width: 100, height: 50) { content(1) }
    _ = stage.drawList()
    let first = log.entries
    #expect(first.count == 4 && Set(first).count == 4)
    stage.update { content(2) }
    _ = stage.drawList()
    #expect(log.entries == first + first)
  }

  @Test("namespaces are equal in every run")
  func determinism() {
    let ids = (0..<2).map { _ in
      let log = Log<Namespace.ID>()
      _ = stage(width: 100, height: 50) { Spaces(log: log, step: 1) }.drawList()
      return log.entries
    }
    #expect(ids[0] == ids[1])
  }
}

private struct Spaces: View {
  let log: Log<Namespace.ID>
  let step: Int
  @Namespace private var first
  @Namespace private var second

  var body: some View {
    log.entries += [first, second]
    return Text("\(step)")
  }
}
