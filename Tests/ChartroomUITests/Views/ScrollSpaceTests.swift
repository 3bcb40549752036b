import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Coordinate spaces of scroll views")
struct ScrollSpaceTests {
  private struct Places: View {
    let log: Log<CGRect>
    let space: NamedCoordinateSpace

    var body: some View {
      ScrollView(.horizontal) {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 300)
            Color.red.frame(width: 20, height: 20)
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: space)
              } action: {
                log.entries.append($0)
              }
            Color.clear.frame(height: 600)
          }
        }
        .padding(.leading, 30)
        .frame(width: 100)
      }
    }
  }

  private func place(_ space: NamedCoordinateSpace) throws -> CGPoint {
    let log = Log<CGRect>()
    let stage = stage(width: 200, height: 200) {
      Places(log: log, space: space).padding(.top, 40)
    }
    _ = stage.drawList()
    return try #require(log.entries.last).origin
  }

  @Test("the innermost scroll view, or the one that scrolls along an axis, is the origin")
  func spaces() throws {
    let inner = try place(.scrollView)
    #expect(inner == CGPoint(x: 25, y: 300))
    #expect(try place(.scrollView(axis: .vertical)) == inner)
    #expect(try place(.scrollView(axis: .horizontal)) == CGPoint(x: 55, y: 300))
  }

  private struct Dragged: View {
    let log: Log<CGPoint>
    let space: NamedCoordinateSpace

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 100)
          Color.red.frame(height: 20).id("target")
            .gesture(
              DragGesture(minimumDistance: 0, coordinateSpace: space)
                .onChanged { log.entries.append($0.location) })
          Color.clear.frame(height: 600)
        }
      }
      .defaultScrollAnchor(UnitPoint(x: 0, y: 0.1))
      .padding(.top, 40)
    }
  }

  @Test("the origin is that of the visible part, for places and for gestures")
  func scrolled() throws {
    for space in [NamedCoordinateSpace.scrollView, .scrollView(axis: .vertical)] {
      let log = Log<CGPoint>()
      let stage = stage(width: 200, height: 200) { Dragged(log: log, space: space) }
      let frame = try #require(stage.frame(of: "target"))
      #expect(frame.minY < 140, "the content is scrolled")
      stage.send(.down(at: CGPoint(x: 7, y: frame.minY + 3)))
      stage.send(.up(at: CGPoint(x: 7, y: frame.minY + 3)))
      #expect(log.entries.first == CGPoint(x: 7, y: frame.minY + 3 - 40))
    }
  }

  @Test("without a scroll view it is the stage")
  func none() throws {
    let log = Log<CGRect>()
    let stage = stage(width: 200, height: 200) {
      Color.red.padding(10)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .scrollView)
        } action: {
          log.entries.append($0)
        }
        .padding(5)
    }
    _ = stage.drawList()
    #expect(log.entries.last == CGRect(5, 5, 190, 190))
  }
}

@MainActor
@Suite("Anchors of several places")
struct AnchorCollectionTests {
  private struct Key: PreferenceKey {
    static var defaultValue: [Anchor<[CGRect]>] { [] }
    static func reduce(value: inout [Anchor<[CGRect]>], nextValue: () -> [Anchor<[CGRect]>]) {
      value += nextValue()
    }
  }

  private struct OptionalKey: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint?>] { [] }
    static func reduce(value: inout [Anchor<CGPoint?>], nextValue: () -> [Anchor<CGPoint?>]) {
      value += nextValue()
    }
  }

  @Test("an array of sources is an anchor of an array, and an optional one of an optional")
  func sources() {
    let log = Log<[CGRect]>()
    let points = Log<CGPoint?>()
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: Key.self, value: .init([.bounds, .rect(CGRect(1, 2, 3, 4))])) {
          [$0]
        }
        .anchorPreference(key: OptionalKey.self, value: .init(.bottomTrailing)) { [$0] }
        .transformAnchorPreference(
          key: OptionalKey.self, value: .init(Anchor<CGPoint>.Source?.none)
        ) { $0.append($1) }
        .padding(10)
        .overlayPreferenceValue(Key.self) { anchors in
          GeometryReader { proxy in
            Color.clear.onAppear { for anchor in anchors { log.entries.append(proxy[anchor]) } }
          }
        }
        .overlayPreferenceValue(OptionalKey.self) { anchors in
          GeometryReader { proxy in
            Color.clear.onAppear { for anchor in anchors { points.entries.append(proxy[anchor]) } }
          }
        }
    }
    _ = stage.drawList()
    #expect(log.entries == [[CGRect(10, 10, 20, 20), CGRect(11, 12, 3, 4)]])
    #expect(points.entries == [CGPoint(x: 30, y: 30), nil])
  }
}
