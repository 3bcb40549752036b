import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Container elements")
struct ContainerElementTests {
  @Test("a cache is made once, and brought up to date when something changes")
  func cache() {
    let calls = LayoutCalls()
    func content(_ count: Int, height: CGFloat) -> some View {
      Diagonal(calls: calls) {
        ForEach(0..<count, id: \.self) { Color.red.frame(width: 10, height: height).id($0) }
      }
    }
    let stage = stage(width: 100, height: 100) { content(2, height: 10) }
    #expect(stage.frame(of: 1) == CGRect(10, 10, 10, 10))
    #expect(calls.made == 1)
    #expect(calls.updated == 0)
    stage.update { content(2, height: 20) }
    #expect(stage.frame(of: 1) == CGRect(10, 20, 10, 20))
    #expect(calls.made == 1)
    #expect(calls.updated == 1)
    stage.update { content(3, height: 20) }
    #expect(stage.frame(of: 2) == CGRect(20, 40, 10, 20))
    #expect(calls.made == 1)
    #expect(calls.updated == 2)
  }

  @Test("a layout is asked for its spacing once, and again after a change")
  func spacing() {
    let calls = LayoutCalls()
    func content(_ isTight: Bool) -> some View {
      HStack {
        Color.red.frame(width: 10)
        Diagonal(calls: calls) {
          if isTight { Spacer(minLength: 10) } else { Color.blue.frame(width: 10, height: 10) }
        }
      }
    }
    let stage = stage(height: 10) { content(false) }
    #expect(stage.size.width == 28)
    #expect(calls.spaced == 1)
    stage.update { content(true) }
    #expect(stage.size.width == 20)
    #expect(calls.spaced == 2)
  }

  @Test("guides and places depend on one placement by the layout, until something changes")
  func placement() {
    let calls = LayoutCalls()
    func content(_ height: CGFloat) -> some View {
      Diagonal(calls: calls) { Color.red.frame(width: 10, height: height).id(0) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    let stage = stage(width: 100, height: 100) { content(10) }
    #expect(stage.frame(of: 0) == CGRect(90, 90, 10, 10))
    #expect(calls.placed == 1)
    stage.update { content(20) }
    #expect(stage.frame(of: 0) == CGRect(90, 80, 10, 20))
    #expect(calls.placed == 2)
  }

  @Test("a view that the layout has hidden appears at its place, without motion")
  func hidden() {
    let model = Toggle()
    let stage = stage(width: 100, height: 100) {
      Evaluated {
        Hiding(isHiding: !model.isOn) {
          ZStack(alignment: model.isOn ? .trailing : .leading) {
            Color.red.frame(width: 40, height: 20)
            Color.blue.frame(width: 10, height: 10).id("inner")
          }
        }
      }
    }
    func corner() -> CGPoint? { stage.frame(of: "inner")?.origin }
    #expect(stage.drawList().isEmpty)
    for _ in 0..<2 {
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      #expect(stage.drawList().colors.count == 2)
      #expect(corner() == CGPoint(x: 90, y: 65))
      stage.advance(to: stage.time + 0.5)
      #expect(corner() == CGPoint(x: 90, y: 65))
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      #expect(stage.drawList().isEmpty)
      stage.advance(to: stage.time + 0.5)
      #expect(stage.drawList().isEmpty)
    }
  }

  @Test("an equal arrangement lays nothing out")
  func equalArrangement() {
    let calls = LayoutCalls()
    func content(_ spacing: CGFloat) -> some View {
      VStack(spacing: spacing) {
        Color.red.frame(height: 5)
        Diagonal(calls: calls) { Color.blue.frame(width: 10, height: 10) }
      }
    }
    let stage = stage(width: 20, height: 50) { content(1) }
    #expect(stage.layoutFrames().isEmpty == false)
    let before = stage.counts.measurements
    stage.update { content(1) }
    _ = stage.drawList()
    #expect(stage.counts.measurements == before)
    stage.update { content(2) }
    _ = stage.drawList()
    #expect(stage.counts.measurements > before)
    #expect(calls.made == 1 && calls.updated == 0)
  }
}

/// A layout that hides its first view, or places it.
private struct Hiding: Layout {
  let isHiding: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if isHiding {
      subviews[0].hide()
    } else {
      subviews[0].place(at: CGPoint(x: 60, y: 60), proposal: .unspecified)
    }
  }
}
