import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Subviews of layouts")
struct LayoutSubviewsTests {
  @Test("a subview answers for its view: size, guides, priority, spacing and values")
  func answers() throws {
    let look = Look()
    look.measuring = { subviews in
      guard subviews.count == 2 else { return }
      let first = subviews[0]
      look.sizes = [first.sizeThatFits(.zero), first.sizeThatFits(.infinity)]
      let dimensions = first.dimensions(in: .unspecified)
      look.lengths = [dimensions.width, dimensions[.leading], dimensions[.bottom]]
      look.lengths += subviews.map { CGFloat($0.priority) } + subviews.map { $0[Place.self] }
      look.lengths += subviews.map { first.spacing.distance(to: $0.spacing, along: .horizontal) }
    }
    let stage = stage(width: 50, height: 50) {
      Looking(look: look) {
        Color.red.frame(minWidth: 5, maxWidth: 20, maxHeight: 8)
          .alignmentGuide(.leading) { _ in 3 }.layoutPriority(2).layoutValue(
            key: Place.self, value: 9)
        Spacer()
      }
    }
    _ = stage.drawList()
    #expect(look.sizes == [CGSize(width: 5, height: 0), CGSize(width: 20, height: 8)])
    #expect(look.lengths == [10, 3, 8, 2, -.infinity, 9, 7, 8, 0])
  }

  @Test("the last placement of a subview counts, at its anchor, and none outside of placing")
  func placing() {
    let look = Look()
    look.measuring = { $0.first?.place(at: CGPoint(x: 40, y: 40), proposal: .unspecified) }
    look.placing = { subviews in
      subviews[0].place(at: .zero, proposal: .unspecified)
      subviews[0].place(
        at: CGPoint(x: 30, y: 20), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 12, height: 6))
    }
    let stage = stage(width: 50, height: 50) { Looking(look: look) { Color.red.id("view") } }
    #expect(stage.frame(of: "view") == CGRect(18, 14, 12, 6))
    look.placing = { _ in }
    stage.update { Looking(look: look, step: 1) { Color.red.id("view") } }
    // Not placed, it is centred in the container with all of its size.
    #expect(stage.frame(of: "view") == CGRect(0, 0, 50, 50))
  }

  @Test("proxies are equal if they represent the same view, and mirrored containers say so")
  func identity() {
    let look = Look()
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    look.measuring = { subviews in
      look.facts = [
        subviews[0] == subviews[0], subviews[0] == subviews[1],
        subviews.layoutDirection == .rightToLeft,
      ]
    }
    let stage = stage(width: 50, height: 50, environment: environment) {
      Looking(look: look) {
        Color.red
        Color.red
      }
    }
    _ = stage.drawList()
    #expect(look.facts == [true, false, true])
  }

  @Test("a removed subview is placed until its transition ends, and has no part in the layout")
  func departing() {
    let (look, model) = (Look(), Toggle())
    look.measuring = { look.lengths.append(CGFloat($0.count)) }
    look.placing = { subviews in
      look.facts = [subviews.isEmpty, subviews.departing.isEmpty]
      for subview in subviews + subviews.departing {
        subview.place(
          at: CGPoint(x: subviews.isEmpty ? 30 : 10, y: 0),
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
    let stage = stage(width: 50, height: 50) {
      Evaluated {
        Looking(look: look, step: model.isOn ? 1 : 0) { if !model.isOn { Color.red.id("view") } }
      }
    }
    #expect(stage.frame(of: "view") == CGRect(10, 0, 10, 10))
    #expect(look.facts == [false, true])
    look.lengths = []
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(stage.drawList().fills.map(\.minX) == [20])
    #expect(look.facts == [true, false])
    #expect(Set(look.lengths) == [0])
    stage.advance(to: 2)
    #expect(stage.drawList().fills.isEmpty)
  }
}

/// What a layout does with its subviews, and what it sees.
private final class Look: @unchecked Sendable {
  var measuring: (LayoutSubviews) -> Void = { _ in }
  var placing: (LayoutSubviews) -> Void = { _ in }
  var sizes: [CGSize] = []
  var lengths: [CGFloat] = []
  var facts: [Bool] = []
}

private struct Looking: Layout {
  let look: Look
  var step = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    look.measuring(subviews)
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    look.placing(subviews)
  }
}
