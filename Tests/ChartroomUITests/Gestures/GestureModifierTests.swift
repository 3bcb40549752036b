import ChartroomUI
import Foundation
import Graphics
import Testing

/// A gesture that a test attaches to a view.
enum Attachment: String, Sendable {
  case tap, doubleTap, longPress, drag, shortDrag, press, magnify
}

/// How a test attaches a gesture to a view.
enum Attaching: String, Sendable {
  case plain, high, simultaneous, maskNone, maskGesture, maskSubviews, disabled
}

/// What a test does with the view.
enum Act: String, Sendable {
  case tap, twoTaps, hold, drag, nudge, pinch
}

/// A rule of precedence: the gestures on a view, the innermost first, and which are recognised.
struct PrecedenceRule: Sendable, CustomTestStringConvertible {
  let inner: (Attachment, Attaching)
  let outer: (Attachment, Attaching)
  let act: Act
  /// The names of the gestures that end, in order.
  let expected: [String]
  let source: String

  init(
    _ inner: (Attachment, Attaching), _ outer: (Attachment, Attaching), _ act: Act,
    _ expected: [String], _ source: String
  ) {
    self.inner = inner
    self.outer = outer
    self.act = act
    self.expected = expected
    self.source = source
  }

  var testDescription: String {
    "\(inner.0) \(inner.1), then \(outer.0) \(outer.1): \(act) [\(source)]"
  }
}

private let documented = "swiftui-behaviour.md section 3, [D]"
private let article = "swiftui-behaviour.md section 3, [F~]"
private let memory = "from memory"

private let rules: [PrecedenceRule] = [
  // The child comes before the parent.
  .init((.tap, .plain), (.tap, .plain), .tap, ["inner"], documented),
  .init((.longPress, .plain), (.longPress, .plain), .hold, ["inner"], documented),
  .init((.drag, .plain), (.drag, .plain), .drag, ["inner"], documented),
  .init((.magnify, .plain), (.magnify, .plain), .pinch, ["inner"], documented),
  .init((.drag, .plain), (.shortDrag, .plain), .drag, ["inner"], memory),
  .init((.drag, .plain), (.shortDrag, .plain), .nudge, ["outer"], memory),
  .init((.tap, .plain), (.press, .plain), .tap, ["inner"], memory),
  .init((.doubleTap, .plain), (.press, .plain), .twoTaps, ["inner"], memory),
  // High priority puts the parent first.
  .init((.tap, .plain), (.tap, .high), .tap, ["outer"], documented),
  .init((.longPress, .plain), (.longPress, .high), .hold, ["outer"], documented),
  .init((.drag, .plain), (.drag, .high), .drag, ["outer"], documented),
  .init((.tap, .plain), (.press, .high), .tap, ["outer"], memory),
  .init((.tap, .plain), (.doubleTap, .high), .tap, ["inner"], memory),
  .init((.tap, .plain), (.doubleTap, .high), .twoTaps, ["outer"], memory),
  .init((.drag, .high), (.drag, .high), .drag, ["outer"], memory),
  // Simultaneous gestures are recognised together.
  .init((.tap, .plain), (.tap, .simultaneous), .tap, ["inner", "outer"], documented),
  .init((.drag, .plain), (.drag, .simultaneous), .drag, ["inner", "outer"], documented),
  .init((.tap, .plain), (.longPress, .simultaneous), .hold, ["outer", "inner"], memory),
  .init((.tap, .simultaneous), (.tap, .plain), .tap, ["inner"], memory),
  .init((.doubleTap, .plain), (.tap, .simultaneous), .tap, ["outer"], memory),
  // Different gestures: the first to be recognised wins.
  .init((.tap, .plain), (.longPress, .plain), .tap, ["inner"], memory),
  .init((.tap, .plain), (.longPress, .plain), .hold, ["outer"], memory),
  .init((.longPress, .plain), (.tap, .plain), .tap, ["outer"], memory),
  .init((.longPress, .plain), (.tap, .plain), .hold, ["inner"], memory),
  .init((.tap, .plain), (.drag, .plain), .drag, ["outer"], memory),
  .init((.tap, .plain), (.drag, .plain), .tap, ["inner"], memory),
  .init((.drag, .plain), (.tap, .plain), .tap, ["outer"], memory),
  .init((.longPress, .plain), (.drag, .plain), .drag, ["outer"], memory),
  .init((.drag, .plain), (.magnify, .plain), .pinch, ["outer"], memory),
  // A tap waits for the failure of a preceding double tap.
  .init((.doubleTap, .plain), (.tap, .plain), .tap, ["outer"], article),
  .init((.doubleTap, .plain), (.tap, .plain), .twoTaps, ["inner"], article),
  .init((.tap, .plain), (.doubleTap, .plain), .twoTaps, ["inner", "inner"], article),
  // Masks.
  .init((.tap, .plain), (.longPress, .maskGesture), .tap, [], documented),
  .init((.tap, .plain), (.longPress, .maskGesture), .hold, ["outer"], documented),
  .init((.tap, .plain), (.tap, .maskSubviews), .tap, ["inner"], documented),
  .init((.drag, .plain), (.tap, .maskSubviews), .tap, [], documented),
  .init((.tap, .plain), (.tap, .maskNone), .tap, [], documented),
  .init((.drag, .plain), (.tap, .disabled), .tap, [], documented),
  .init((.tap, .plain), (.drag, .disabled), .tap, ["inner"], documented),
]

@MainActor
@Suite("Precedence of gestures")
struct GestureModifierTests {
  @Test("the rules of precedence hold on one view and on a view inside another", arguments: rules)
  func precedence(rule: PrecedenceRule) {
    for isNested in [false, true] {
      let log = Log<String>()
      let stage = stage(width: 100, height: 100) {
        VStack(spacing: 0) {
          if isNested {
            HStack { Self.attached(rule.inner, to: Color.red, log, "inner") }
              .modifier(Outer(gesture: rule.outer, log: log))
          } else {
            Self.attached(rule.inner, to: Color.red, log, "inner")
              .modifier(Outer(gesture: rule.outer, log: log))
          }
        }
      }
      Self.perform(rule.act, on: stage)
      #expect(log.entries == rule.expected, "\(rule.source)")
    }
  }

  private static func perform(_ act: Act, on stage: Stage) {
    switch act {
    case .tap: stage.send(.tap(at: middle))
    case .twoTaps: stage.send(.tap(at: middle) + .tap(at: middle))
    case .hold: stage.send([.down(at: middle), .up(at: middle, time: 3)])
    case .drag: stage.send(.drag(from: middle, to: CGPoint(x: 90, y: 50), steps: 40))
    case .nudge: stage.send(.drag(from: middle, to: CGPoint(x: 55, y: 50)))
    case .pinch:
      stage.send([
        .down(at: CGPoint(x: 40, y: 50)), .down(at: CGPoint(x: 60, y: 50), pointer: 1),
        .moved(to: CGPoint(x: 65, y: 50), pointer: 1),
        .moved(to: CGPoint(x: 90, y: 50), pointer: 1),
        .up(at: CGPoint(x: 90, y: 50), pointer: 1), .up(at: CGPoint(x: 40, y: 50)),
      ])
    }
    stage.advance(to: 10)
  }

  fileprivate static func attached<Content: View>(
    _ attachment: (Attachment, Attaching), to content: Content, _ log: Log<String>, _ name: String
  ) -> AnyView {
    func note(_: Void) { log.entries.append(name) }
    let gesture: AnyGesture<Void> =
      switch attachment.0 {
      case .tap: AnyGesture(TapGesture().onEnded(note))
      case .doubleTap: AnyGesture(TapGesture(count: 2).onEnded(note))
      case .longPress: AnyGesture(LongPressGesture().map { _ in }.onEnded(note))
      case .drag: AnyGesture(DragGesture().map { _ in }.onEnded(note))
      case .shortDrag: AnyGesture(DragGesture(minimumDistance: 3).map { _ in }.onEnded(note))
      case .press: AnyGesture(DragGesture(minimumDistance: 0).map { _ in }.onEnded(note))
      case .magnify: AnyGesture(MagnifyGesture().map { _ in }.onEnded(note))
      }
    return switch attachment.1 {
    case .plain: AnyView(content.gesture(gesture))
    case .high: AnyView(content.highPriorityGesture(gesture))
    case .simultaneous: AnyView(content.simultaneousGesture(gesture))
    case .maskNone: AnyView(content.gesture(gesture, including: .none))
    case .maskGesture: AnyView(content.gesture(gesture, including: .gesture))
    case .maskSubviews: AnyView(content.gesture(gesture, including: .subviews))
    case .disabled: AnyView(content.gesture(gesture, isEnabled: false))
    }
  }

  @Test("the named and the disabled forms attach a gesture as the plain forms do")
  func forms() {
    let log = Log<String>()
    func tap(_ name: String) -> some Gesture {
      TapGesture().onEnded { _ in log.entries.append(name) }
    }
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(tap("named"), name: "name")
        .simultaneousGesture(tap("simultaneous"), isEnabled: true)
        .simultaneousGesture(tap("not simultaneous"), isEnabled: false)
        .highPriorityGesture(tap("not high"), isEnabled: false)
        .gesture(tap("not named"), name: "other", isEnabled: false)
    }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["named", "simultaneous"])
    log.entries = []
    stage.update {
      Color.red.gesture(tap("low")).highPriorityGesture(tap("high"), name: "name")
        .simultaneousGesture(tap("third"), name: "other")
    }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["high", "third"])
  }
}

private struct Outer: ViewModifier {
  let gesture: (Attachment, Attaching)
  let log: Log<String>

  func body(content: Content) -> some View {
    GestureModifierTests.attached(gesture, to: content, log, "outer")
  }
}
