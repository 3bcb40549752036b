import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Sizes for many proposals")
struct SizeAnswerTests {
  @Test("a view that has answered other proposals answers as a new one", arguments: 0..<300)
  func answers(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let widths: [CGFloat?] = [nil, .infinity] + (0..<14).map { _ in CGFloat(random.next() % 320) }
    let heights: [CGFloat?] = [.infinity, 0, 40, nil]
    var order = heights.flatMap { height in
      widths.map { ProposedViewSize(width: $0, height: height) }
    }
    order.shuffle(using: &random)
    let tree = Tree(&random, depth: 1 + seed % 3, hasGuides: seed.isMultiple(of: 5))
    let asked = Asked()
    asked.proposals = order
    _ = stage { Asking(asked: asked) { tree.view } }.size
    let kept = asked.sizes
    #expect(kept.count == order.count)
    for (proposal, size) in zip(order, kept) {
      asked.proposals = [proposal]
      _ = stage { Asking(asked: asked) { tree.view } }.size
      #expect(asked.sizes == [size], "\(proposal) of \(tree)")
    }
  }

  @Test("a row of two views that fit is measured again in less width")
  func twoFitting() {
    let asked = Asked()
    func sizes(_ proposals: [ProposedViewSize]) -> [CGSize] {
      asked.proposals = proposals
      _ =
        stage {
          Asking(asked: asked) {
            HStack(spacing: 0) {
              HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 10)
                Text(verbatim: "ab")
              }
              Text(verbatim: "a text")
            }
          }
        }.size
      return asked.sizes
    }
    let whole = sizes([.unspecified])[0]
    let fitting = ProposedViewSize(width: whole.width, height: nil)
    #expect(sizes([.infinity, fitting])[1] == sizes([fitting])[0])
  }

  @Test("a column measures a row of which one view depends on the width only once")
  func rows() {
    func measurements(_ rows: Int) -> Int {
      let stage = stage(width: 200, height: 5_000) {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { _ in
            HStack {
              Color.red.frame(width: 10, height: 10)
              Text(verbatim: "Row")
            }
            .padding(4)
          }
        }
      }
      _ = stage.drawList()
      return stage.counts.measurements
    }
    // The padding, the row, the square and its colour, and three widths of the text.
    #expect(measurements(21) - measurements(20) == 7)
  }
}

/// The proposals that a layout makes to its view, and the sizes that this chooses.
private final class Asked: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []
  var sizes: [CGSize] = []
}

private struct Asking: Layout {
  let asked: Asked

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    asked.sizes = asked.proposals.map { subviews[0].sizeThatFits($0) }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A random tree of stacks, texts and views of fixed or flexible sizes.
private indirect enum Tree {
  case text(String, priority: Double)
  case fixed(CGFloat, CGFloat)
  case flexible, spacer
  case fixedSize(Tree)
  case padding(Tree, CGFloat)
  case guide(Tree, CGFloat)
  case row([Tree], VerticalAlignment)
  case column([Tree], HorizontalAlignment)
  case overlay([Tree])

  init(_ random: inout SplitMix64, depth: Int, hasGuides: Bool) {
    func choice(_ count: UInt64) -> Int { Int(random.next() % count) }
    func inner() -> Tree { Tree(&random, depth: depth - 1, hasGuides: hasGuides) }
    func text() -> Tree {
      .text(
        ["i", "Row", "two words", "a text of several words"][choice(4)],
        priority: Double(choice(8) / 7))
    }
    func fixed() -> Tree { .fixed(CGFloat(choice(120)), CGFloat(choice(30))) }
    guard depth > 0 else {
      switch choice(12) {
      case 0: self = .flexible
      case 1: self = .spacer
      case 2...4: self = fixed()
      case 5...8: self = text()
      // Two views of which the text is less flexible than others, but the row is wider.
      default: self = .row([fixed(), text()], .center)
      }
      return
    }
    let views = (0...choice(3)).map { _ in inner() }
    switch choice(hasGuides ? 9 : 8) {
    case 0: self = .fixedSize(inner())
    case 1: self = .padding(inner(), CGFloat(choice(12)) - 3)
    case 2: self = .overlay(views)
    case 3, 4: self = .column(views, [.leading, .center, .trailing][choice(3)])
    case 8: self = .guide(inner(), CGFloat(choice(20)))
    default: self = .row(views, [.top, .center, .firstTextBaseline][choice(3)])
    }
  }

  @MainActor var view: AnyView {
    switch self {
    case .text(let string, let priority): AnyView(Text(verbatim: string).layoutPriority(priority))
    case .fixed(let width, let height): AnyView(Color.red.frame(width: width, height: height))
    case .flexible: AnyView(Color.blue)
    case .spacer: AnyView(Spacer())
    case .fixedSize(let tree): AnyView(tree.view.fixedSize())
    case .padding(let tree, let length): AnyView(tree.view.padding(length))
    case .guide(let tree, let place):
      AnyView(
        tree.view.alignmentGuide(.leading) { $0.width > 30 ? place : 0 }
          .alignmentGuide(VerticalAlignment.center) { $0.height / 3 + place })
    case .row(let trees, let alignment):
      AnyView(HStack(alignment: alignment) { Self.views(of: trees) })
    case .column(let trees, let alignment):
      AnyView(VStack(alignment: alignment) { Self.views(of: trees) })
    case .overlay(let trees): AnyView(ZStack { Self.views(of: trees) })
    }
  }

  @MainActor private static func views(of trees: [Tree]) -> some View {
    ForEach(trees.indices, id: \.self) { trees[$0].view }
  }
}
