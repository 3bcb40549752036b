import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Scrolling by drags")
struct ScrollRecognizerTests {
  private let log = Log<String>()

  private func column(@ViewBuilder _ first: () -> some View) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        first().frame(width: 100, height: 60).id("first")
        Color.blue.frame(width: 100, height: 140)
      }
    }
  }

  private func drag(_ stage: Stage, from: CGFloat = 50, x: CGFloat = 50, to y: CGFloat) {
    stage.send(.drag(from: CGPoint(x: 50, y: from), to: CGPoint(x: x, y: y)))
  }

  @Test("the content follows the pointer from 10 points on, and stays within its bounds")
  func follow() {
    let stage = stage(width: 100, height: 100) { column { Color.red } }
    stage.send([.down(at: middle), .moved(to: CGPoint(x: 50, y: 41))])
    #expect(stage.frame(of: "first")?.minY == 0)
    stage.send(.moved(to: CGPoint(x: 50, y: 30)))
    #expect(stage.frame(of: "first")?.minY == -20)
    stage.send(.moved(to: CGPoint(x: 50, y: 35)))
    #expect(stage.frame(of: "first")?.minY == -15)
    stage.send(.up(at: CGPoint(x: 50, y: 35)))
    drag(stage, to: -300)
    #expect(stage.frame(of: "first")?.minY == -100)
    drag(stage, to: 300)
    #expect(stage.frame(of: "first")?.minY == 0)
  }

  @Test("taps inside work, and a drag is no tap")
  func taps() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      column { Color.red.onTapGesture { log.add("tap") } }
    }
    stage.send(.tap(at: middle))
    #expect(log.take() == ["tap"])
    drag(stage, to: 30)
    #expect(log.take() == [])
    #expect(stage.frame(of: "first")?.minY == -20)
  }

  @Test("an inner drag that is recognised first wins, and an outer one loses")
  func drags() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      column { Color.red.gesture(DragGesture().onEnded { _ in log.add("inner") }) }
        .gesture(DragGesture(minimumDistance: 5).onEnded { _ in log.add("outer") })
    }
    drag(stage, to: 20)
    #expect(log.take() == ["inner"])
    #expect(stage.frame(of: "first")?.minY == 0)
    drag(stage, from: 80, to: 50)
    #expect(log.take() == [])
    #expect(stage.frame(of: "first")?.minY == -30)
    let late = ChartroomUITests.stage(width: 100, height: 100) {
      column {
        Color.red.gesture(DragGesture(minimumDistance: 30).onEnded { _ in log.add("late") })
      }
    }
    drag(late, to: 0)
    #expect(log.take() == [])
    #expect(late.frame(of: "first")?.minY == -50)
  }

  @Test("a drag across the axis reaches an outer scroll view, and short content scrolls nothing")
  func axes() {
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 200, height: 60).id("row") }
          ScrollView { Color.gray.frame(width: 100, height: 40) }.frame(height: 40).id("short")
          Color.blue.frame(width: 100, height: 100)
        }
      }
    }
    drag(stage, to: 30)
    #expect(stage.frame(of: "row")?.origin == CGPoint(x: 0, y: -20))
    drag(stage, from: 30, x: 20, to: 31)
    #expect(stage.frame(of: "row")?.origin == CGPoint(x: -30, y: -20))
    drag(stage, from: 60, to: 40)
    #expect(stage.frame(of: "row")?.origin == CGPoint(x: -30, y: -40))
  }

  @Test("mirrored and scaled content follows the pointer, also between its views")
  func mirrored() {
    let stage = stage(width: 200, height: 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 60) {
          Color.red.frame(width: 20, height: 20).id("first")
          Color.red.frame(width: 200, height: 20)
        }
      }
      .frame(width: 100, height: 20)
      .environment(\.layoutDirection, .rightToLeft).scaleEffect(2, anchor: .topLeading)
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
    let before = stage.frame(of: "first")?.minX ?? 0
    stage.send(.drag(from: CGPoint(x: 80, y: 20), to: CGPoint(x: 100, y: 20)))
    #expect(stage.frame(of: "first")?.minX == before + 10)
  }

  @Test("scrolling can be disabled, and begins at an anchor")
  func modifiers() {
    let disabled = stage(width: 100, height: 100) {
      column { Color.red }.scrollDisabled(true).scrollIndicators(.hidden)
    }
    drag(disabled, to: 20)
    disabled.scroll(at: middle, by: CGSize(width: 0, height: 10))
    #expect(disabled.frame(of: "first")?.minY == 0)
    let bottom = stage(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { Color.red.frame(height: 10 + CGFloat($0)).id($0) }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(bottom.frame(of: 49)?.maxY == 100)
    drag(bottom, to: 70)
    #expect(bottom.frame(of: 49)?.maxY == 120)
  }
}
