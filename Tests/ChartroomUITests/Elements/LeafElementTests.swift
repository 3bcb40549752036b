import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Leaf elements")
struct LeafElementTests {
  @Test("a leaf that only looks different is drawn again, and not laid out")
  func drawing() {
    let work = work(of: Block(), to: Block(height: 7))
    #expect(work.placed == 0 && work.isDrawnAnew)
  }

  @Test(
    "a leaf of another size, priority or spacing is laid out",
    arguments: [Block(width: 11), Block(priority: 1), Block(isTight: true)])
  func layout(block: Block) {
    #expect(work(of: Block(), to: block).placed > 0)
  }

  @Test("an equal leaf costs nothing in a new environment")
  func equal() {
    func content(_ spacing: CGFloat) -> some View { Block().environment(\.lineSpacing, spacing) }
    let stage = stage(width: 100, height: 100) { content(0) }
    _ = stage.drawList()
    let before = stage.counts
    stage.update { content(1) }
    _ = stage.drawList()
    #expect(stage.counts == before)
  }

  @Test("by default, a leaf takes what it is offered, and its whole frame can be touched")
  func defaults() {
    let stage = stage(width: 30, height: 20) { HStack(spacing: 0) { Plain().id("plain") } }
    #expect(stage.frame(of: "plain") == CGRect(0, 0, 30, 20))
    #expect(stageSize { Plain() } == CGSize(width: 10, height: 10))
    let log = Log<String>()
    let touched = ChartroomUITests.stage(width: 30, height: 20) {
      Plain().onTapGesture { log.add("tap") }
    }
    touched.send(.tap(at: CGPoint(x: 29, y: 19)))
    #expect(log.take() == ["tap"])
  }

  /// Returns what an update of a leaf in a layout costs.
  private func work(of first: Block, to second: Block) -> (placed: Int, isDrawnAnew: Bool) {
    let calls = LayoutCalls()
    func content(_ block: Block) -> some View { Diagonal(calls: calls) { block } }
    let stage = stage(width: 100, height: 100) { content(first) }
    let list = stage.drawList()
    let placed = calls.placed
    stage.update { content(second) }
    let isDrawnAnew = stage.drawList() != list
    return (calls.placed - placed, isDrawnAnew)
  }
}

/// A rectangle in a leaf of ten points by ten, which the layout can read by its properties.
struct Block: Equatable {
  var width: CGFloat = 10
  /// The height of the rectangle, which does not count in the layout.
  var height: CGFloat = 5
  var priority = 0.0
  var isTight = false
}

extension Block: LeafView {
  func leaf(in environment: EnvironmentValues) -> BlockLeaf { BlockLeaf(block: self) }
}

struct BlockLeaf: LeafContent, Equatable {
  let block: Block

  var layoutPriority: Double { block.priority }
  var spacing: ViewSpacing { block.isTight ? .zero : ViewSpacing() }

  func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    CGSize(width: block.width, height: 10)
  }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    let rect = CGRect(0, 0, size.width, block.height)
    list.append(.fill(Path(rect), FillStyle(), .color(Color.Resolved(red: 0, green: 0, blue: 0))))
  }
}

/// A leaf with the defaults of all leaves.
private struct Plain {}

extension Plain: LeafView {
  func leaf(in environment: EnvironmentValues) -> PlainLeaf { PlainLeaf() }
}

private struct PlainLeaf: LeafContent {
  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {}
}
