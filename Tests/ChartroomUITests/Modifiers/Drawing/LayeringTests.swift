import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Backgrounds and overlays")
struct LayeringTests {
  @Test("several views of an overlay are aligned with each other by their guides, then as one view")
  func guides() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 50, height: 50).id("ground").overlay(alignment: .topLeading) {
        Color.blue.frame(width: 10, height: 10).id("a")
        Color.blue.frame(width: 10, height: 10).id("b").alignmentGuide(.leading) { _ in 4 }
        Color.blue.frame(width: 10, height: 10).id("c").alignmentGuide(.top) { $0[.bottom] }
      }
    }
    let layered = ChartroomUITests.stage(width: 100, height: 100) {
      Color.red.frame(width: 50, height: 50).overlay(alignment: .topLeading) {
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 10, height: 10).id("a")
          Color.blue.frame(width: 10, height: 10).id("b").alignmentGuide(.leading) { _ in 4 }
          Color.blue.frame(width: 10, height: 10).id("c").alignmentGuide(.top) { $0[.bottom] }
        }
      }
    }
    for id in ["a", "b", "c"] {
      #expect(stage.frame(of: id) != nil && stage.frame(of: id) == layered.frame(of: id), "\(id)")
    }
    #expect(stage.frame(of: "a")?.minX == (stage.frame(of: "b")?.minX ?? 0) + 4)
  }

  @Test("a background gets the size of its view and does not change it")
  func background() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 20).background {
        Color.blue.id("background")
      }
      .overlay(alignment: .topTrailing) { Color.green.frame(width: 50, height: 5).id("overlay") }
    }
    #expect(stage.size == CGSize(width: 40, height: 20))
    #expect(stage.frame(of: "background") == CGRect(0, 0, 40, 20))
    #expect(stage.frame(of: "overlay") == CGRect(-10, 0, 50, 5))
  }

  @Test("right to left mirrors overlays, backgrounds and offsets")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = stage(width: 100, height: 20, environment: environment) {
      Color.red
        .overlay(alignment: .leading) { Color.blue.frame(width: 10, height: 10).id("overlay") }
        .background(alignment: .topTrailing) {
          Color.blue.frame(width: 20, height: 10).id("background")
        }
        .overlay(alignment: .center) {
          Color.blue.frame(width: 10, height: 10).id("moved").offset(x: 15)
        }
    }
    #expect(stage.frame(of: "overlay") == CGRect(90, 5, 10, 10))
    #expect(stage.frame(of: "background") == CGRect(0, 0, 20, 10))
    #expect(stage.frame(of: "moved") == CGRect(30, 5, 10, 10))
  }

  @Test("backgrounds and overlays, also nested ones, are evaluated before the layout")
  func evaluation() {
    let log = Log<String>()
    func content(_ color: Color) -> some View {
      Observed(log: log) {
        color.background {
          Logged(log: log, name: "back").overlay { Logged(log: log, name: "top") }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(.red) }
    _ = stage.drawList()
    #expect(Array(log.take().prefix(3)) == ["back", "top", "layout"])
    stage.update { Observed(log: log) { EmptyView() } }
    _ = stage.drawList()
    log.entries = []
    stage.update { content(.blue) }
    _ = stage.drawList()
    #expect(Array(log.take().prefix(3)) == ["back", "top", "layout"])
  }
}

private struct Logged: View {
  let log: Log<String>
  let name: String

  var body: some View {
    let _ = log.add(name)
    Color.green
  }
}

/// A view that logs its layout.
private struct Observed<Content: View>: View {
  let log: Log<String>
  @ViewBuilder let content: Content

  var body: some View { ObservedLayout(log: log) { content } }
}

private struct ObservedLayout: Layout {
  let log: Log<String>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated { log.add("layout") }
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
