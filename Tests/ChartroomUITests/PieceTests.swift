import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Pieces of draw lists")
struct PieceTests {
  @Test("a tap that changes one leaf makes anew only what lies on its way to the root")
  func reuse() {
    let stage = stage(width: 80, height: 80) { Grid() }
    let first = stage.drawList()
    let before = stage.counts
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    let second = stage.drawList()
    #expect(first != second)
    // The leaf, its gesture, its row, the column and the root.
    #expect(stage.counts.pieces - before.pieces == 5)
    #expect(stage.counts.bodies - before.bodies == 1)
  }

  @Test("subtrees that did not change are the same storage")
  func storage() {
    let stage = stage(width: 80, height: 80) { Grid() }
    func rows() -> [DrawCommand] {
      guard case .group(let root)? = stage.drawList().commands.first,
        root.contents.commands.count == 8
      else { return stage.drawList().commands }
      return root.contents.commands
    }
    let before = rows()
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    let after = rows()
    #expect(before.count == 8 && after.count == 8)
    #expect(before.first != after.first)
    for (old, new) in zip(before.dropFirst(), after.dropFirst()) {
      guard case .group(let old) = old, case .group(let new) = new else {
        Issue.record("A row is no group.")
        continue
      }
      let isShared = old.contents.commands.withUnsafeBufferPointer { left in
        new.contents.commands.withUnsafeBufferPointer { $0.baseAddress == left.baseAddress }
      }
      #expect(isShared)
    }
  }

  @Test("content that a geometry reader changes while it is placed costs one layout")
  func geometryReader() {
    let stage = stage(width: 100, height: 100) { Measured() }
    #expect(stage.drawList().description.contains("\"90.0\""))
    stage.send(.tap(at: CGPoint(x: 50, y: 2)))
    let changed = stage.drawList()
    #expect(changed.description.contains("\"85.0\""))
    let counts = stage.counts
    #expect(stage.drawList() == changed)
    #expect(stage.counts == counts)
  }

  @Test(
    "ten thousand rows cost ten times the work of a thousand, and a change to one costs no more")
  func manyRows() {
    func work(
      _ count: Int
    ) -> (build: StageCounts, bodies: Int, measurements: Int, pieces: Int) {
      let stage = stage(width: 100) {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Cell() } }
      }
      _ = stage.drawList()
      let build = stage.counts
      stage.send(.tap(at: CGPoint(x: 5, y: 5)))
      _ = stage.drawList()
      let after = stage.counts
      return (
        build, after.bodies - build.bodies, after.measurements - build.measurements,
        after.pieces - build.pieces
      )
    }
    let few = work(1000)
    let many = work(10_000)
    #expect(few.build.bodies >= 1000)
    #expect(many.build.bodies <= 10 * few.build.bodies)
    #expect(many.build.measurements <= 10 * few.build.measurements)
    #expect(many.build.pieces <= 10 * few.build.pieces)
    #expect(few.bodies > 0)
    #expect(many.bodies == few.bodies)
    #expect(many.measurements == few.measurements)
    #expect(many.pieces == few.pieces)
  }

  @Test("a modifier of ten thousand views wraps each once, whatever their order becomes")
  func manyWrapped() {
    func content(_ ids: [Int]) -> some View {
      VStack(spacing: 0) {
        ForEach(ids, id: \.self) { _ in Color.red.frame(height: 1) }.padding(.top, 1)
      }
    }
    let stage = stage(width: 10) { content(Array(0..<10_000)) }
    #expect(stage.size.height == 20_000)
    let clock = ContinuousClock()
    let spent = clock.measure {
      stage.update { content((0..<10_000).reversed()) }
      #expect(stage.size.height == 20_000)
    }
    #expect(spent < .seconds(20))
  }

  @Test("groups of effects are told in text")
  func effects() {
    func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
      stage(width: 10, height: 10, content: content).drawList().description
    }
    let fill = "fill #FF3B30 rect 0,0 10x10\n"
    #expect(text { Color.red } == fill)
    #expect(text { Color.red.frame(width: 10, height: 10).opacity(1) } == fill)
    #expect(text { Color.red.frame(width: 10, height: 10).opacity(0) }.isEmpty)
    #expect(text { Color.red.hidden() }.isEmpty)
    #expect(
      text { Color.red.frame(width: 10, height: 10).opacity(0.5) }
        == "group opacity 0.5 {\n  \(fill)}\n")
    #expect(text { Color.red.drawingGroup() } == "flattened {\n  \(fill)}\n")
    #expect(
      text { Color.red.shadow(color: .black, radius: 3, x: 1, y: 2) }
        == "group shadow #000000 radius 3 offset 1,2 {\n  \(fill)}\n")
    #expect(text { Color.red.shadow(color: .clear, radius: 3) } == fill)
    #expect(
      text { Color.red.clipped() } == "group clip aliased rect 0,0 10x10 {\n  \(fill)}\n")
    #expect(text { Color.red.clipShape(Circle()) }.hasPrefix("group clip M 10,5 C "))
    #expect(text { Color.clear }.isEmpty)
  }
}

private struct Grid: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<8) { _ in
        HStack(spacing: 0) { ForEach(0..<8) { _ in Cell() } }
      }
    }
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

private struct Cell: View {
  @State private var isOn = false
  var body: some View {
    (isOn ? Color.blue : Color.red).onTapGesture { isOn.toggle() }
  }
}
