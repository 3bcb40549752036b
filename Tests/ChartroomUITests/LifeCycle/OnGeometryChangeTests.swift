import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("onGeometryChange")
struct OnGeometryChangeTests {
  private let log = Log<String>()

  @Test("the action runs for the first value and for each change, with the old and the new value")
  func changes() {
    let log = log
    func content(_ width: CGFloat, _ height: CGFloat) -> some View {
      Color.red.frame(width: width, height: height)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.add("\($0)→\($1)") }
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { log.add("height \($0)") }
    }
    let stage = stage(width: 100, height: 100) { content(10, 20) }
    _ = stage.drawList()
    #expect(log.take() == ["10.0→10.0", "height 20.0"])
    stage.update { content(30, 20) }
    _ = stage.drawList()
    #expect(log.take() == ["10.0→30.0"])
    stage.update { content(30, 20) }
    _ = stage.drawList()
    #expect(log.take() == [])
  }

  @Test("a scroll changes frames, without a layout of the view")
  func scrolling() {
    let log = log
    let stage = stage(width: 100, height: 50) {
      ScrollView {
        Color.red.frame(height: 200).onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: {
          log.add("\($0)")
        }
      }
    }
    _ = stage.drawList()
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 30))
    _ = stage.drawList()
    #expect(log.take() == ["0.0", "-30.0"])
  }

  @Test("a change of state in the action takes effect in the same draw list")
  func state() {
    let stage = stage(width: 70, height: 50) { Measured() }
    #expect(stage.drawList().strings == ["70"])
  }

  @Test("the bounds of a named space are in the coordinates of the view")
  func bounds() {
    let log = Log<CGRect?>()
    let stage = stage(width: 100, height: 50) {
      ScrollView {
        Color.red.frame(width: 40, height: 20)
          .onGeometryChange(for: [CGRect?].self) {
            [$0.bounds(of: .named("outer")), $0.bounds(of: .named("other"))]
          } action: {
            for bounds in $0 { log.add(bounds) }
          }
          .scaleEffect(2, anchor: .topLeading).padding(10).frame(height: 200, alignment: .top)
      }
      .coordinateSpace(.named("outer")).frame(height: 50)
    }
    _ = stage.drawList()
    #expect(log.take() == [CGRect(-5, -5, 30, 25), nil])
    stage.scroll(at: CGPoint(x: 30, y: 20), by: CGSize(width: 0, height: 15))
    _ = stage.drawList()
    #expect(log.take() == [CGRect(-5, 2.5, 30, 25), nil])
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("\(Int(width))").frame(maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
  }
}
