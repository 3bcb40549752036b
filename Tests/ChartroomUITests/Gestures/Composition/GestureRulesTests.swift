import ChartroomUI
import Foundation
import Graphics
import Testing

/// A rule of one gesture or of a composition: what it notes for some events.
private struct GestureRule: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let events: [PointerEvent]
  let expected: [String]
  let view: @MainActor @Sendable (Log<String>) -> AnyView

  init(
    _ name: String, source: String, _ events: [PointerEvent], _ expected: [String],
    _ view: @escaping @MainActor @Sendable (Log<String>) -> AnyView
  ) {
    testDescription = "\(name) [\(source)]"
    self.source = source
    self.events = events
    self.expected = expected
    self.view = view
  }
}

private let documented = "swiftui-behaviour.md section 3, [D]"
private let article = "swiftui-behaviour.md section 3, [F~]"
private let memory = "from memory"

private func at(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 50) }

/// A press at 20 and moves to some places, one each 0.01 seconds.
private func moves(_ places: CGFloat...) -> [PointerEvent] {
  let moves = places.enumerated().map { index, place in
    PointerEvent.moved(to: at(place), time: Double(index + 1) / 100)
  }
  return [.down(at: at(20))] + moves
}

/// A press of two pointers 50 points apart, the second of which moves to some places.
private func pinch(_ places: CGPoint...) -> [PointerEvent] {
  [.down(at: at(20)), .down(at: at(70), pointer: 1)]
    + places.map { .moved(to: $0, pointer: 1) }
    + [.up(at: places[places.count - 1], pointer: 1), .up(at: at(20))]
}

@MainActor
private func attached<Attached: Gesture>(_ gesture: Attached) -> AnyView {
  AnyView(Color.red.gesture(gesture))
}

private let defaults: [GestureRule] = [
  .init(
    "a tap needs one tap by default", source: documented, .tap(at: at(20)), ["tap"]
  ) { log in attached(TapGesture().onEnded { _ in log.entries.append("tap") }) },
  .init(
    "a tap may move by 45 points", source: article,
    [.down(at: at(20)), .up(at: at(64)), .down(at: at(20)), .up(at: at(66))], ["tap"]
  ) { log in attached(TapGesture().onEnded { _ in log.entries.append("tap") }) },
  .init(
    "two taps are at most 0.35 seconds apart", source: article,
    [
      .down(at: at(20)), .up(at: at(20)), .down(at: at(20), time: 0.36), .up(at: at(20)),
      .down(at: at(20), time: 0.72), .up(at: at(20)),
    ], []
  ) { log in attached(TapGesture(count: 2).onEnded { _ in log.entries.append("two") }) },
  .init(
    "a long press takes 0.5 seconds", source: documented,
    [.down(at: at(20)), .up(at: at(20), time: 0.49), .down(at: at(20)), .up(at: at(20), time: 1)],
    ["press"]
  ) { log in attached(LongPressGesture().onEnded { _ in log.entries.append("press") }) },
  .init(
    "a long press fails after moving 10 points", source: documented,
    moves(30, 31) + [.up(at: at(20), time: 1)], []
  ) { log in attached(LongPressGesture().onEnded { _ in log.entries.append("press") }) },
  .init(
    "a long press changes at the press", source: memory, [.down(at: at(20))], ["true"]
  ) { log in attached(LongPressGesture().onChanged { log.entries.append("\($0)") }) },
  .init(
    "a drag begins at 10 points, and its translation includes them", source: article,
    moves(29, 30, 31), ["10.0", "11.0"]
  ) { log in
    attached(DragGesture().onChanged { log.entries.append("\($0.translation.width)") })
  },
  .init(
    "a drag without a minimum distance begins at the press", source: memory,
    [.down(at: at(20))], ["0.0"]
  ) { log in
    attached(
      DragGesture(minimumDistance: 0).onChanged { log.entries.append("\($0.translation.width)") })
  },
  .init(
    "the locations of a drag are in the space of the view", source: documented,
    moves(40) + [.up(at: at(40))], ["15.0"]
  ) { log in
    AnyView(
      Color.red.gesture(DragGesture().onEnded { log.entries.append("\($0.startLocation.x)") })
        .padding(.leading, 5))
  },
  .init(
    "a magnification begins at a change of 0.01", source: documented,
    pinch(at(70.4), at(70.6)), ["1.01"]
  ) { log in
    attached(
      MagnificationGesture().onChanged {
        log.entries.append("\(($0 * 100).rounded() / 100)")
      })
  },
  .init(
    "a rotation begins at 1 degree", source: documented,
    pinch(CGPoint(x: 70, y: 50.8), CGPoint(x: 70, y: 50.9)), ["1.0"]
  ) { log in
    attached(RotationGesture().onChanged { log.entries.append("\($0.degrees.rounded())") })
  },
]

private let compositions: [GestureRule] = [
  .init(
    "a sequence is first, then second", source: documented,
    moves(21) + [.moved(to: at(60), time: 1), .up(at: at(60))],
    ["first true", "second true nil", "second true 39.0", "ended second true 39.0"]
  ) { log in pressThenDrag(log) },
  .init(
    "a sequence does not end if its first gesture fails", source: documented,
    moves(40) + [.up(at: at(40))], ["first true"]
  ) { log in pressThenDrag(log) },
  .init(
    "of two exclusive gestures, the first is preferred", source: documented,
    .tap(at: at(20)), ["one"]
  ) { log in
    attached(
      TapGesture().onEnded { _ in log.entries.append("one") }
        .exclusively(before: TapGesture().onEnded { _ in log.entries.append("other") }))
  },
  .init(
    "of two exclusive gestures, the second is recognised if the first fails", source: documented,
    moves(60) + [.up(at: at(60))], ["drag"]
  ) { log in
    attached(
      LongPressGesture().onEnded { _ in log.entries.append("press") }
        .exclusively(before: DragGesture().onEnded { _ in log.entries.append("drag") }))
  },
  .init(
    "an exclusive tap waits for a double tap to fail", source: article,
    .tap(at: at(20)) + [.cancelled(pointer: 9, time: 0.3), .cancelled(pointer: 9, time: 1)],
    ["one"]
  ) { log in
    attached(
      TapGesture(count: 2).onEnded { _ in log.entries.append("two") }
        .exclusively(before: TapGesture().onEnded { _ in log.entries.append("one") }))
  },
  .init(
    "simultaneous gestures have optional values", source: documented,
    moves(60) + [.up(at: at(60))], ["nil 40.0"]
  ) { log in
    attached(
      LongPressGesture().simultaneously(with: DragGesture())
        .onEnded { value in
          let first = value.first.map { "\($0)" } ?? "nil"
          log.entries.append("\(first) \(value.second?.translation.width ?? 0)")
        })
  },
  .init(
    "both simultaneous gestures end", source: documented, .tap(at: at(20)), ["one", "other"]
  ) { log in
    attached(
      TapGesture().onEnded { _ in log.entries.append("one") }
        .simultaneously(with: TapGesture().onEnded { _ in log.entries.append("other") }))
  },
  .init(
    "a cancelled gesture does not end", source: article, moves(60) + [.cancelled], ["changed"]
  ) { log in
    attached(
      DragGesture().onChanged { _ in log.entries.append("changed") }
        .onEnded { _ in log.entries.append("ended") })
  },
  .init(
    "a gesture state follows the gesture and is reset at its end", source: documented,
    moves(40) + [.up(at: at(40))], ["0.0", "20.0", "0.0"]
  ) { log in AnyView(Tracked { log.entries.append("\($0)") }) },
  .init(
    "a gesture state is reset when the gesture is cancelled", source: documented,
    moves(40) + [.cancelled], ["0.0", "20.0", "0.0"]
  ) { log in AnyView(Tracked { log.entries.append("\($0)") }) },
  .init(
    "equal values are not changes", source: memory, moves(40, 50, 20, 60),
    ["true", "false", "true"]
  ) { log in
    attached(
      DragGesture().map { $0.translation.width > 0 }.onChanged { log.entries.append("\($0)") })
  },
  .init(
    "actions are called in the order in which they were added", source: memory,
    .tap(at: at(20)), ["1", "2"]
  ) { log in
    attached(
      TapGesture().onEnded { _ in log.entries.append("1") }
        .onEnded { _ in log.entries.append("2") })
  },
]

@MainActor
private func pressThenDrag(_ log: Log<String>) -> AnyView {
  attached(
    LongPressGesture().sequenced(before: DragGesture())
      .onChanged { log.entries.append(text($0)) }
      .onEnded { log.entries.append("ended \(text($0))") })
}

private func text(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
  switch value {
  case .first(let isPressed): "first \(isPressed)"
  case .second(let isPressed, let drag):
    "second \(isPressed) \(drag.map { "\($0.translation.width)" } ?? "nil")"
  }
}

private struct Tracked: View {
  let note: (CGFloat) -> Void
  @GestureState private var width: CGFloat = 0

  var body: some View {
    note(width)
    return Color.red.gesture(
      DragGesture().updating($width) { value, state, _ in state = value.translation.width })
  }
}

@MainActor
@Suite("Rules of gestures")
struct GestureRulesTests {
  @Test(
    "gestures have the defaults and compositions the values of SwiftUI",
    arguments: defaults + compositions)
  fileprivate func rules(rule: GestureRule) {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) { rule.view(log) }
    stage.send(rule.events)
    _ = stage.size
    #expect(log.entries == rule.expected, "\(rule.source)")
  }
}
