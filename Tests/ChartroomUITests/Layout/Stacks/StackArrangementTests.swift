import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("Stack arrangements")
struct StackArrangementTests {
  private let model = Model()

  @Test("a stack moves its views when one of them changes its length, priority, spacing or guide")
  func changes() {
    let stage = stage(width: 100, height: 40) { Row(model: model) }
    let places = (0...3).map { step in
      model.step = step
      return stage.frame(of: "second")
    }
    #expect(
      places == [
        CGRect(x: 18, y: 0, width: 82, height: 40), CGRect(x: 38, y: 0, width: 62, height: 40),
        CGRect(x: 18, y: 0, width: 82, height: 40), CGRect(x: 18, y: 0, width: 82, height: 40),
      ])
    model.step = 0
    #expect(stage.frame(of: "second") == places[0])
  }

  @Test("a layout of an app can measure one stack with several proposals and place it with another")
  func proposals() {
    let stage = stage(width: 60, height: 40) {
      Fickle {
        Color.red.id("first")
        Color.blue.frame(width: 20, height: 10)
      }
    }
    #expect(stage.frame(of: "first") == CGRect(x: 0, y: 0, width: 10, height: 40))
  }

  @Test("a layout of an app can use one cache for different stacks")
  func sharedCache() {
    let stage = stage(width: 60, height: 40) {
      Adaptive {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 10).id("second")
      }
    }
    // The row with its distance of 20 is wider than 60.
    #expect(stage.frame(of: "second")?.origin.y == 18)
  }

  @Test("a row without views has no size, also in a stack")
  func empty() {
    let stage = stage {
      VStack(spacing: 3) {
        HStack {}
        ZStack {}
        Color.red.frame(width: 5, height: 5)
      }
    }
    #expect(stage.size == CGSize(width: 5, height: 11))
  }
}

/// A row whose first view changes in each step.
private struct Row: View {
  let model: Model

  var body: some View {
    HStack(alignment: .top) {
      Color.red
        .frame(width: model.step == 1 ? 30 : 10, height: 10)
        .layoutPriority(model.step == 2 ? 1 : 0)
        .alignmentGuide(.top) { _ in model.step == 3 ? -5 : 0 }
      Color.blue.frame(minWidth: 10).id("second")
    }
  }
}

@MainActor @Observable
private final class Model { var step = 0 }

/// A layout that measures a row for a wide proposal and places it for a narrow one.
private struct Fickle: Layout {
  private let row = HStackLayout(spacing: 0)

  func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    row.sizeThatFits(
      proposal: ProposedViewSize(width: 200, height: 40), subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    row.placeSubviews(
      in: CGRect(x: 0, y: bounds.minY, width: 30, height: 40),
      proposal: ProposedViewSize(width: 30, height: 40), subviews: subviews, cache: &cache)
  }
}

/// A layout that is a row where it fits, and else a column.
private struct Adaptive: Layout {
  private let row = HStackLayout(spacing: 20)
  private let column = VStackLayout()

  func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

  private func isRow(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout HStackLayout.Cache
  ) -> Bool {
    row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).width
      <= proposal.width ?? .infinity
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    isRow(proposal, subviews, &cache)
      ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    if isRow(proposal, subviews, &cache) {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } else {
      column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
