import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

/// Removed views that are displayed until their transition ends.
@MainActor
@Suite("Departures")
struct DeparturesTests {
  final class Log {
    var entries: [String] = []
  }

  let model = Toggle()
  let log = Log()

  struct Counter: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: 20 + CGFloat(count), height: 10).id("card")
        .onTapGesture {
          count += 1
          log.entries.append("tap \(count)")
        }
        .onAppear { log.entries.append("appear") }
        .onDisappear { log.entries.append("disappear") }
    }
  }

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) { Evaluated(content: content) }
    _ = stage.drawList()
    return stage
  }

  private func toggle() {
    withAnimation(.linear(duration: 1)) { model.isOn.toggle() }
  }

  @Test("a view disappears when its transition has ended, at the exact time")
  func disappearance() {
    let stage = stage { if !model.isOn { Counter(log: log) } }
    toggle()
    stage.advance(to: 0.9)
    #expect(log.entries == ["appear"])
    #expect(stage.drawList().description.contains("group opacity 0.1"))
    stage.advance(to: 1.1)
    #expect(log.entries == ["appear", "disappear"])
    #expect(stage.drawList().isEmpty)
  }

  @Test("a view that returns before its end keeps its state and does not appear again")
  func returning() {
    let stage = stage { if !model.isOn { Counter(log: log) } }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    toggle()
    stage.advance(to: 0.5)
    toggle()
    stage.advance(to: 3)
    #expect(log.entries == ["appear", "tap 1"])
    #expect(stage.drawList().description == "fill #FF383C rect 0,0 21x10\n")
    #expect(!stage.isAnimating)
  }

  @Test("a removed view receives no pointer events")
  func pointer() {
    let stage = stage { if !model.isOn { Counter(log: log) } }
    toggle()
    stage.advance(to: 0.5)
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(log.entries == ["appear"])
  }

  @Test("both branches of a condition are displayed while they change, and have separate states")
  func branches() {
    let stage = stage {
      ZStack {
        if model.isOn { Counter(log: log) } else { Counter(log: log) }
      }
    }
    toggle()
    stage.advance(to: 0.25)
    #expect(
      stage.drawList().description == """
        group opacity 0.75 {
          fill #FF383C rect 0,0 20x10
        }
        group opacity 0.25 {
          fill #FF383C rect 0,0 20x10
        }

        """)
  }

  @Test("a new identity is a removal and an insertion")
  func identity() {
    let stage = stage { Counter(log: log).id(model.step) }
    withAnimation(.linear(duration: 1)) { model.step = 1 }
    stage.advance(to: 0.5)
    #expect(stage.drawList().commands.count == 2)
    stage.advance(to: 1)
    #expect(log.entries == ["appear", "appear", "disappear"])
  }

  @Test("rows of a list slide together when one between them is removed, and it fades in its place")
  func rows() {
    let stage = stage {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([1, 2, 3].filter { !(model.isOn && $0 == 2) }, id: \.self) { row in
          Color.red.frame(width: CGFloat(row), height: 10).id(row)
        }
      }
    }
    toggle()
    stage.advance(to: 0.5)
    #expect(stage.frame(of: 3)?.minY == 15)
    #expect(
      stage.drawList().description.hasPrefix("group opacity 0.5 {\n  fill #FF383C rect 0,10 2x10"))
    toggle()
    stage.advance(to: 3)
    #expect((1...3).map { stage.frame(of: $0)?.minY } == [0, 10, 20])
  }

  @Test("modifiers around a condition stay on the view that leaves")
  func modifiers() {
    let stage = stage {
      Group { if !model.isOn { Counter(log: log) } }.padding(5).background(Color.blue)
    }
    toggle()
    stage.advance(to: 0.5)
    let text = stage.drawList().description
    #expect(text.contains("fill #0088FF rect 0,0 30x20"), "\(text)")
    stage.advance(to: 1)
    #expect(stage.drawList().isEmpty)
  }

  @Test("a subtree that is removed while a part of it leaves is gone at once without an animation")
  func outer() {
    let stage = stage { if model.step == 0 { VStack { if !model.isOn { Counter(log: log) } } } }
    toggle()
    stage.advance(to: 0.5)
    model.step = 1
    #expect(stage.drawList().isEmpty)
    #expect(log.entries == ["appear", "disappear"])
    stage.advance(to: 5)
    #expect(log.entries == ["appear", "disappear"])
  }
}

/// Departures that end, return or meet others.
@MainActor
@Suite("Departures that meet")
struct MeetingDeparturesTests {
  @Observable
  final class Model {
    var inner = true
    var outer = true
    var flag = false
    var step = 0
  }

  let model = Model()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) { Evaluated(content: content) }
    _ = stage.drawList()
    return stage
  }

  private func animate(_ change: () -> Void) { withAnimation(.linear(duration: 1), change) }

  private var card: some View { Color.red.frame(width: 20, height: 10) }

  @Test("a view ends at the exact time, also where sums of times are rounded", arguments: 0..<40)
  func exactEnd(step: Int) {
    let stage = stage { if model.inner { card } }
    let start = Double(step) * 0.1
    stage.advance(to: start)
    withAnimation(.linear(duration: 0.1)) { model.inner = false }
    stage.advance(to: start + 0.1)
    stage.advance(to: start + 5)
    #expect(stage.drawList().isEmpty)
    #expect(!stage.isAnimating)
  }

  @Test("an outer view that returns does not bring back what was removed inside")
  func innerStaysRemoved() {
    let stage = stage {
      VStack(spacing: 0) {
        if model.outer {
          Group {
            if model.inner { Color.red.frame(width: 20, height: 10) }
            Color.blue.frame(width: 20, height: 10)
          }
        }
      }
    }
    animate { model.inner = false }
    stage.advance(to: 0.2)
    animate { model.outer = false }
    stage.advance(to: 0.4)
    animate { model.outer = true }
    stage.advance(to: 9)
    #expect(stage.drawList().description == "fill #0088FF rect 0,0 20x10\n")
  }

  @Test("a view that returns without an animation is as it was, and leaves anew")
  func plainReturn() {
    struct Fade: ViewModifier {
      let opacity: Double
      func body(content: Content) -> some View { content.opacity(opacity) }
    }
    let stage = stage {
      if model.inner {
        card.transition(.modifier(active: Fade(opacity: 0), identity: Fade(opacity: 1)))
      }
    }
    animate { model.inner = false }
    stage.advance(to: 0.2)
    model.inner = true
    #expect(stage.drawList().description == "fill #FF383C rect 0,0 20x10\n")
    stage.advance(to: 0.4)
    animate { model.inner = false }
    stage.advance(to: 1.2)
    #expect(stage.drawList().description.contains("opacity 0.2"))
    stage.advance(to: 1.4)
    #expect(stage.drawList().isEmpty)
  }

  @Test("views that a leaving view makes leave with it")
  func madeWhileLeaving() {
    struct Panel: View {
      let model: Model
      var body: some View {
        if model.flag {
          Color.green.frame(width: 5, height: 10)
        } else {
          Color.red.frame(width: 9, height: 10)
        }
      }
    }
    let stage = stage {
      VStack(alignment: .leading, spacing: 0) {
        if model.inner { Panel(model: model) }
        Color.blue.frame(width: 20, height: 10).id("last")
      }
    }
    animate { model.inner = false }
    stage.advance(to: 0.5)
    model.flag = true
    _ = stage.drawList()
    stage.advance(to: 0.6)
    #expect(stage.frame(of: "last")?.minY ?? 99 <= 5)
    stage.advance(to: 2)
    #expect(stage.drawList().description == "fill #0088FF rect 0,0 20x10\n")
  }

  @Test("an identity belongs to the view that is present")
  func identity() {
    let stage = stage {
      if model.inner { card.id(7) } else { Color.blue.frame(width: 5, height: 5).id(7) }
    }
    animate { model.inner = false }
    stage.advance(to: 0.5)
    #expect(stage.frame(of: 7)?.width == 5)
    animate { model.inner = true }
    stage.advance(to: 3)
    #expect(stage.frame(of: 7)?.width == 20)
  }

  @Test("an endless animation ends with its view, and with another animation")
  func endless() {
    let stage = stage { if model.inner { card.opacity(model.flag ? 0.5 : 1) } }
    withAnimation(.linear(duration: 1).repeatForever()) { model.flag = true }
    stage.advance(to: 3.5)
    #expect(stage.isAnimating)
    animate { model.flag = false }
    stage.advance(to: 9)
    #expect(stage.drawList().description == "fill #FF383C rect 0,0 20x10\n")
    withAnimation(.linear(duration: 1).repeatForever()) { model.flag = true }
    stage.advance(to: 12)
    model.inner = false
    #expect(stage.drawList().isEmpty)
    #expect(!stage.isAnimating)
  }

  @Test("a safe area inset is that of the view that is present")
  func inset() {
    let stage = ChartroomUITests.stage(width: 100, height: 100) {
      Evaluated {
        Color.blue.id("content").safeAreaInset(edge: .bottom, spacing: 0) {
          if model.inner { Color.red.frame(height: 10) } else { Color.green.frame(height: 30) }
        }
      }
    }
    _ = stage.drawList()
    animate { model.inner = false }
    stage.advance(to: 0.5)
    #expect(stage.frame(of: "content")?.height == 80)
  }
}
