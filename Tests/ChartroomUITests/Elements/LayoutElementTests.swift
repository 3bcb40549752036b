import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Layout elements")
struct LayoutElementTests {
  @Test("a tap that changes one leaf makes anew only what lies on its way to the root")
  func reuse() {
    let stage = stage(width: 80, height: 80) { Grid() }
    let first = stage.drawList()
    let before = stage.counts
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    let second = stage.drawList()
    #expect(first != second)
    // The leaf, its row, the column and the root, but not its gesture.
    #expect(stage.counts.pieces - before.pieces == 4)
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

  @Test(
    "hostile lengths neither trap nor reach the draw list",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -5, 1e300,
    ])
  func hostileLengths(length: CGFloat) {
    let stage = stage(width: 50, height: 50) {
      VStack {
        Color.red.frame(width: length, height: length)
        Text("a").font(.system(size: length)).padding(length)
        Color.red.offset(x: length, y: length).position(x: length, y: length)
        Circle().strokeBorder(Color.red, lineWidth: length).frame(minWidth: length)
        RoundedRectangle(cornerRadius: length).stroke(Color.blue, lineWidth: length)
      }
    }
    let text = stage.drawList().description
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf"))
  }

  @Test("a view that is asked for more sizes than it remembers gives the same ones again")
  func manyProposals() {
    let log = WidthLog()
    let stage = stage(width: 100, height: 60) {
      Asking(log: log) { Color.red.frame(maxWidth: 80, maxHeight: 20) }
    }
    _ = stage.size
    #expect(log.widths.prefix(100).elementsEqual((0..<100).map { CGFloat(min($0, 80)) }))
    #expect(log.widths.dropFirst(100).elementsEqual(log.widths.prefix(100)))
    #expect(log.widths.count == 200)
  }

  @Test("neighbours share edges at every scale", arguments: [1, 2, 3] as [CGFloat])
  func sharedEdges(scale: CGFloat) {
    let stage = stage(width: 100, height: 10, scale: scale) {
      HStack(spacing: 0) {
        ForEach(0..<7) { index in Color.red.id(index) }
      }
    }
    for index in 0..<6 {
      let right = (stage.frame(of: index)?.maxX ?? -1) * scale
      #expect(right == (stage.frame(of: index + 1)?.minX ?? -2) * scale)
      #expect(abs(right - right.rounded()) < 1e-9)
    }
    #expect(stage.frame(of: 6)?.maxX == 100)
  }

  @Test("frames lie on device pixels wherever they come to stand", arguments: [1, 2, 3])
  func pixelEdges(scale: CGFloat) {
    let stage = stage(width: 101.3, height: 47.7, scale: scale) {
      VStack(alignment: .trailing, spacing: 1.7) {
        Text("abc").font(.system(size: 11.3)).padding(0.37)
        HStack(spacing: 0.9) {
          ForEach(0..<3) { _ in Circle().strokeBorder(.red, lineWidth: 1.3).padding(0.61) }
        }
        .offset(x: 0.45, y: -0.2)
      }
    }
    let frames = stage.layoutFrames()
    #expect(frames.count > 10)
    for (_, frame) in frames {
      for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
      }
      #expect(frame.width >= 0 && frame.height >= 0)
    }
  }
}

private struct Grid: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<8) { _ in
        HStack(spacing: 0) { ForEach(0..<8) { _ in Toggling() } }
      }
    }
  }
}

private final class WidthLog {
  var widths: [CGFloat] = []
}

/// A layout that asks its view twice for a hundred widths.
private struct Asking: Layout {
  let log: WidthLog

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    log.widths = [0, 1].flatMap { _ in
      (0..<100).map {
        subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat($0), height: 20)).width
      }
    }
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
