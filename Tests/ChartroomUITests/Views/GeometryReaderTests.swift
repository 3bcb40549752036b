import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Geometry readers")
struct GeometryReaderTests {
  @Test("a geometry reader tells its content the size, and again when it changes")
  func geometryReader() {
    let stage = stage(width: 100, height: 50) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height).id("content")
      }
      .padding(.leading, 20)
    }
    #expect(stage.frame(of: "content") == CGRect(20, 0, 20, 50))
  }

  @Test("what a GeometryReader closure reads brings its content up to date")
  func geometryReads() {
    let name = Name("ann")
    let stage = stage(width: 100, height: 100) { GeometryReader { _ in Text(name.text) } }
    #expect(stage.drawList().description.contains("\"ann\""))
    name.text = "eve"
    #expect(stage.drawList().description.contains("\"eve\""))
  }

  @Test("content that a geometry reader changes while it is placed costs one layout")
  func changedWhilePlaced() {
    let stage = stage(width: 100, height: 100) { Measured() }
    #expect(stage.drawList().description.contains("\"90.000000\""))
    stage.send(.tap(at: CGPoint(x: 50, y: 2)))
    let changed = stage.drawList()
    #expect(changed.description.contains("\"85.000000\""))
    let counts = stage.counts
    #expect(stage.drawList() == changed)
    #expect(stage.counts == counts)
  }
}

private struct Measured: View {
  @State private var height: CGFloat = 10

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: height).onTapGesture { height += 5 }
      GeometryReader { proxy in
        Text("\(proxy.size.height)").frame(width: proxy.size.height / 2)
          .background { GeometryReader { inner in Text("\(inner.size.width)") } }
      }
    }
  }
}
