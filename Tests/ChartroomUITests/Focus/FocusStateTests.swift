import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("FocusState")
struct FocusStateTests {
  enum Field: Hashable { case name, mail }

  /// Two fields and the field with the focus, in rows of one line.
  struct Form: View {
    let text: Held<[String]>
    let submit: Held<Field?>
    /// The height of a line of 17 points, in points.
    static let line: CGFloat = 20.4
    @FocusState private var field: Field?

    var body: some View {
      VStack(spacing: 0) {
        TextField("", text: text.binding[0]).focused($field, equals: .name)
        TextField("", text: text.binding[1]).focused($field, equals: .mail)
        Text(field.map { "\($0)" } ?? "none")
        Color.red.frame(height: Self.line).onTapGesture { field = .mail }
        Color.blue.frame(height: Self.line).onTapGesture { field = nil }
      }
      .onSubmit { field = submit.value }
    }
  }

  private func tap(_ row: Int, on stage: Stage) {
    stage.send(.tap(at: CGPoint(x: 50, y: (CGFloat(row) + 0.5) * Form.line)))
  }

  private func form(_ text: Held<[String]>, next: Field? = nil) -> Stage {
    stage(width: 100) { Form(text: text, submit: Held(next)) }
  }

  @Test("a tap on a field writes the state")
  func taps() {
    let stage = form(Held(["", ""]))
    #expect(stage.words == ["none"])
    tap(0, on: stage)
    #expect(stage.words == ["name"])
    tap(1, on: stage)
    #expect(stage.words == ["mail"])
  }

  @Test("a write of the state moves the focus")
  func writes() {
    let text = Held(["", ""])
    let stage = form(text)
    tap(0, on: stage)
    tap(3, on: stage)
    stage.send(.text("x"))
    #expect(text.value == ["", "x"])
    tap(4, on: stage)
    stage.send(.text("y"))
    #expect(text.value == ["", "x"])
    #expect(stage.words == ["x", "none"])
  }

  @Test("an action of a submission leads to the next field, or to none")
  func submission() {
    let text = Held(["", ""])
    let stage = form(text, next: .mail)
    tap(0, on: stage)
    stage.send(.return)
    stage.send(.text("x"))
    #expect(text.value == ["", "x"])
    let last = form(text)
    tap(0, on: last)
    last.send(.return)
    #expect(last.words == ["x", "none"])
  }

  struct Pair: View {
    let isShown: Held<Bool>
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        Text(isFocused ? "on" : "off").onTapGesture { isFocused.toggle() }
        Group {
          if isShown.value { TextField("", text: .constant("")) }
          TextField("", text: .constant(""))
        }
        .focused($isFocused)
      }
    }
  }

  @Test("a Boolean state represents all fields in its view, and true gives the first one the focus")
  func boolean() {
    let isShown = Held(true)
    let stage = stage(width: 100) { Pair(isShown: isShown) }
    tap(0, on: stage)
    #expect(stage.words == ["on"])
    tap(2, on: stage)
    #expect(stage.words == ["on"])
    tap(0, on: stage)
    #expect(stage.words == ["off"])
  }

  struct Removable: View {
    @State private var isShown = true
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack(spacing: 0) {
        Text(isFocused ? "on" : "off").onTapGesture { isShown = false }
        if isShown { TextField("", text: .constant("")).focused($isFocused) }
      }
      .defaultFocus($isFocused, true)
    }
  }

  @Test("a default focus is there at first, and the removal of its field ends it")
  func removal() {
    let stage = stage(width: 100) { Removable() }
    #expect(stage.words == ["on"])
    tap(0, on: stage)
    #expect(stage.words == ["off"])
  }

  struct Parent: View {
    @FocusState private var field: Field?
    var body: some View {
      VStack(spacing: 0) {
        Child(field: $field)
        Text(field == nil ? "none" : "some")
      }
    }
  }

  struct Child: View {
    @FocusState.Binding var field: Field?
    var body: some View { TextField("", text: .constant("")).focused($field, equals: .name) }
  }

  @Test("a binding passes the state to another view")
  func binding() {
    let stage = stage(width: 100) { Parent() }
    tap(0, on: stage)
    #expect(stage.words == ["some"])
  }
}
