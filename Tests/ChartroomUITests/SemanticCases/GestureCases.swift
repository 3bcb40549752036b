import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum GestureCases {
  static let all: [SemanticCase] = [
    SemanticCase("a gesture's own @GestureState is reset at the end", "3 [D]", "0 20 0") {
      let log = Log<String>()
      let stage = stage(width: 100, height: 100) { Color.red.gesture(Sliding(log: log)) }
      stage.send([.down(at: middle), .moved(to: CGPoint(x: 70, y: 50))])
      stage.send([.up(at: CGPoint(x: 70, y: 50)), .down(at: middle)])
      return log.entries.joined(separator: " ")
    },
    SemanticCase("a view takes a tap before its ancestors", "3 [D]", "child") {
      tapped { log in
        VStack { Color.red.onTapGesture { log.add("child") } }.onTapGesture { log.add("parent") }
      }
    },
    SemanticCase("highPriorityGesture puts the ancestor first", "3 [D]", "parent") {
      tapped { log in
        VStack { Color.red.onTapGesture { log.add("child") } }
          .highPriorityGesture(TapGesture().onEnded { log.add("parent") })
      }
    },
    SemanticCase("simultaneousGesture lets both have the tap", "3 [D]", "child parent") {
      tapped { log in
        VStack { Color.red.onTapGesture { log.add("child") } }
          .simultaneousGesture(TapGesture().onEnded { log.add("parent") })
      }
    },
    SemanticCase("the mask of a gesture can switch off those inside", "3 [D]", "parent") {
      tapped { log in
        VStack { Color.red.onTapGesture { log.add("child") } }
          .gesture(TapGesture().onEnded { log.add("parent") }, including: .gesture)
      }
    },
    SemanticCase("the mask of a gesture can switch off the gesture itself", "3 [D]", "child") {
      tapped { log in
        VStack { Color.red.onTapGesture { log.add("child") } }
          .highPriorityGesture(TapGesture().onEnded { log.add("parent") }, including: .subviews)
      }
    },
    SemanticCase("a spacer lets taps through", "3 [F fudong.dev]", "") {
      tapped { log in VStack { Spacer() }.onTapGesture { log.add("tap") } }
    },
    SemanticCase("a content shape makes a spacer tappable", "3 [D]", "tap") {
      tapped { log in
        VStack { Spacer() }.frame(maxWidth: .infinity).contentShape(Rectangle())
          .onTapGesture { log.add("tap") }
      }
    },
    SemanticCase("a background makes the gaps of a stack tappable", "3, from memory", "tap") {
      tapped { log in
        VStack { Spacer() }.frame(maxWidth: .infinity).background(Color.red)
          .onTapGesture { log.add("tap") }
      }
    },
    SemanticCase("a shape is hit inside its path only", "3 [F~]", "") {
      tapped(at: CGPoint(x: 5, y: 5)) { log in Circle().onTapGesture { log.add("tap") } }
    },
    SemanticCase("a stroked shape is hit on its line only", "3 [F~]", "") {
      tapped { log in Circle().stroke(.red, lineWidth: 4).onTapGesture { log.add("tap") } }
    },
    SemanticCase("the front view has the tap", "3", "front") {
      tapped { log in
        ZStack {
          Color.red.onTapGesture { log.add("back") }
          Color.blue.onTapGesture { log.add("front") }
        }
      }
    },
    SemanticCase("a front view without a gesture hides what is behind", "3, from memory", "") {
      tapped { log in
        ZStack {
          Color.red.onTapGesture { log.add("back") }
          Color.blue
        }
      }
    },
    SemanticCase("an untouchable view lets taps through", "3 [D]", "back") {
      tapped { log in
        ZStack {
          Color.red.onTapGesture { log.add("back") }
          Color.blue.onTapGesture { log.add("front") }.allowsHitTesting(false)
        }
      }
    },
    SemanticCase("an invisible view lets taps through", "3 [F~]", "back") {
      tapped { log in
        ZStack {
          Color.red.onTapGesture { log.add("back") }
          Color.blue.onTapGesture { log.add("front") }.opacity(0)
        }
      }
    },
    SemanticCase("an offset moves what can be hit", "3", "back") {
      tapped { log in
        ZStack {
          Color.red.onTapGesture { log.add("back") }
          Color.blue.onTapGesture { log.add("front") }.offset(x: 60)
        }
      }
    },
    SemanticCase("a rotation turns what can be hit", "3", "bar") {
      tapped(at: CGPoint(x: 50, y: 10)) { log in
        Color.red.frame(width: 100, height: 10).onTapGesture { log.add("bar") }
          .rotationEffect(.degrees(90))
      }
    },
    SemanticCase("clipping does not clip what can be hit", "3 [P Begemann]", "tap") {
      tapped(at: CGPoint(x: 10, y: 10)) { log in
        Color.red.onTapGesture { log.add("tap") }.frame(width: 100, height: 100)
          .frame(width: 20, height: 20).clipped()
      }
    },
    SemanticCase("a button is tapped by its label", "3", "action") {
      tapped { log in
        Button {
          log.add("action")
        } label: {
          HStack { Spacer() }.frame(width: 100, height: 100)
        }
      }
    },
    SemanticCase("a double tap takes two taps", "3 [D]", "double") {
      sent(.tap(at: middle) + .tap(at: middle)) { log in
        Color.red.onTapGesture(count: 2) { log.add("double") }
      }
    },
    SemanticCase("a single tap waits until the double tap has failed", "3 [F~]", "single") {
      let log = Log<String>()
      let stage = stage(width: 100, height: 100) {
        Color.red.onTapGesture(count: 2) { log.add("double") }
          .onTapGesture { log.add("single") }
      }
      stage.send(.tap(at: middle))
      let early = log.entries.count
      stage.advance(to: 1)
      return early == 0 ? log.entries.joined(separator: " ") : "early"
    },
    SemanticCase("a drag begins after 10 points and includes them", "3 [D]", "12 30") {
      sent([
        .down(at: middle), .moved(to: CGPoint(x: 59, y: 50)), .moved(to: CGPoint(x: 62, y: 50)),
        .moved(to: CGPoint(x: 80, y: 50)), .up(at: CGPoint(x: 80, y: 50)),
      ]) { log in
        Color.red.gesture(
          DragGesture().onChanged { log.add("\(Int($0.translation.width))") })
      }
    },
    SemanticCase("a drag with no minimum begins with the press", "3 [D]", "0") {
      sent([.down(at: middle)]) { log in
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { log.add("\(Int($0.translation.width))") })
      }
    },
    SemanticCase("a cancelled drag does not end", "3 [F~]", "12") {
      sent([.down(at: middle), .moved(to: CGPoint(x: 62, y: 50)), .cancelled(pointer: 0)]) { log in
        Color.red.gesture(
          DragGesture().onChanged { log.add("\(Int($0.translation.width))") }
            .onEnded { _ in log.add("end") })
      }
    },
    SemanticCase(
      "the state of a gesture returns at its end and after a cancellation", "3 [D]", "0 12 0 0"
    ) {
      let stage = stage(width: 100, height: 100) { DragState() }
      var texts = [stage.strings]
      let drag: [PointerEvent] = [.down(at: middle), .moved(to: CGPoint(x: 62, y: 50))]
      stage.send(drag)
      texts.append(stage.strings)
      stage.send(.up(at: CGPoint(x: 62, y: 50)))
      texts.append(stage.strings)
      stage.send(drag + [.cancelled(pointer: 0)])
      texts.append(stage.strings)
      return texts.joined(separator: " ")
    },
    SemanticCase("a long press takes half a second", "3 [D]", "long") {
      let log = Log<String>()
      let stage = stage(width: 100, height: 100) {
        Color.red.onLongPressGesture { log.add("long") }
      }
      stage.send(.down(at: middle))
      stage.advance(to: 0.49)
      let early = log.entries.count
      stage.advance(to: 0.51)
      return early == 0 ? log.entries.joined(separator: " ") : "early"
    },
    SemanticCase("a long press fails after 10 points", "3 [D]", "") {
      let log = Log<String>()
      let stage = stage(width: 100, height: 100) {
        Color.red.onLongPressGesture { log.add("long") }
      }
      stage.send([.down(at: middle), .moved(to: CGPoint(x: 62, y: 50))])
      stage.advance(to: 1)
      return log.entries.joined(separator: " ")
    },
  ]

  @MainActor
  private static func tapped<Content: View>(
    at point: CGPoint = middle, _ content: (Log<String>) -> Content
  ) -> String {
    sent(.tap(at: point), to: content)
  }

  @MainActor
  private static func sent<Content: View>(
    _ events: [PointerEvent], to content: (Log<String>) -> Content
  ) -> String {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) { content(log).frame(width: 100, height: 100) }
    stage.send(events)
    return log.entries.joined(separator: " ")
  }
}

private struct DragState: View {
  @GestureState private var width = 0

  var body: some View {
    Color.red.overlay { Text("\(width)") }
      .gesture(
        DragGesture().updating($width) { value, state, _ in state = Int(value.translation.width) })
  }
}

private struct Sliding: Gesture {
  @GestureState private var distance = 0
  let log: Log<String>

  init(log: Log<String>) { self.log = log }

  var body: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 0)
      .updating($distance) { value, state, _ in state = Int(value.translation.width) }
      .onChanged { _ in log.add("\(distance)") }
  }
}
