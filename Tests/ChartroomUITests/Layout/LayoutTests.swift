import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Custom layouts")
struct LayoutTests {
  @Test("a cache is made once, and brought up to date when something changes")
  func cache() {
    let log = CacheLog()
    func content(_ count: Int, height: CGFloat) -> some View {
      Diagonal(log: log) {
        ForEach(0..<count, id: \.self) { Color.red.frame(width: 10, height: height).id($0) }
      }
    }
    let stage = stage(width: 100, height: 100) { content(2, height: 10) }
    #expect(stage.frame(of: 1) == CGRect(10, 10, 10, 10))
    #expect(log.made == 1)
    #expect(log.updated == 0)
    stage.update { content(2, height: 20) }
    #expect(stage.frame(of: 1) == CGRect(10, 20, 10, 20))
    #expect(log.made == 1)
    #expect(log.updated == 1)
    stage.update { content(3, height: 20) }
    #expect(stage.frame(of: 2) == CGRect(20, 40, 10, 20))
    #expect(log.made == 1)
    #expect(log.updated == 2)
  }

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
      Diagonal(log: CacheLog()) {
        ForEach(0..<2) { Color.red.frame(width: 10, height: 10).id($0) }
      }
    }
    #expect(stage.frame(of: 0)?.minX == 10)
    #expect(stage.frame(of: 1)?.minX == 0)
  }
}

private final class CacheLog: @unchecked Sendable {
  var made = 0
  var updated = 0
}

private struct Diagonal: Layout {
  let log: CacheLog

  private func sizes(_ subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    log.made += 1
    return sizes(subviews)
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    log.updated += 1
    cache = sizes(subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var corner = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: corner, proposal: ProposedViewSize(size))
      corner.x += size.width
      corner.y += size.height
    }
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
