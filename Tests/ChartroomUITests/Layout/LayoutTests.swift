import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Custom layouts")
struct LayoutTests {
  @Test("views that a layout does not place are centred")
  func unplaced() {
    let stage = stage(width: 100, height: 60) {
      Careless { Color.red.frame(width: 20, height: 20).id("view") }
    }
    #expect(stage.frame(of: "view") == CGRect(40, 20, 20, 20))
  }

  @Test("right to left mirrors a custom layout as a whole")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = stage(width: 100, height: 100, environment: environment) {
      Diagonal(calls: LayoutCalls()) {
        ForEach(0..<2) { Color.red.frame(width: 10, height: 10).id($0) }
      }
    }
    #expect(stage.frame(of: 0)?.minX == 10)
    #expect(stage.frame(of: 1)?.minX == 0)
  }
}

/// A layout that leaves all views where they are.
private struct Careless: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
