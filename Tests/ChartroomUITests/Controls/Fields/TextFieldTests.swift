import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TextField")
struct TextFieldTests {
  @Test("fills the width it is offered, with the height of a line, empty or not")
  func size() {
    let full = stageSize(width: 200) { TextField("Name", text: .constant("Ada")) }
    #expect(full == CGSize(width: 200, height: 21), "17 · 1.2 = 20.4 points, rounded up")
    let empty = stageSize(width: 200) { TextField("", text: .constant("")) }
    #expect(empty == full)
    let bordered = stageSize(width: 200) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    }
    #expect(bordered == CGSize(width: 200, height: full.height + 12))
  }

  @Test("shows the text, or else the prompt, or else the label, in the colour of placeholders")
  func placeholder() {
    #expect(strings { TextField("Name", text: .constant("Ada")) } == ["Ada"])
    #expect(strings { TextField("Name", text: .constant("")) } == ["Name"])
    #expect(
      strings { TextField("Name", text: .constant(""), prompt: Text("Required")) } == ["Required"])
    #expect(Set(drawnColors { TextField("Name", text: .constant("")) }) == ["#3C3C434D"])
    #expect(
      strings {
        TextField(text: .constant("")) { Text("Name") }
      } == ["Name"])
  }

  @Test("a tap gives the focus, typing writes the binding, and Return submits it")
  func typing() {
    let text = Held("Ad")
    let log = Log<String>()
    let stage = stage(width: 200) {
      TextField("Name", text: text.binding) {
        log.add("editing \($0)")
      } onCommit: {
        log.add("committed \(text.value)")
      }
      .onSubmit { log.add("submitted") }
    }
    stage.send(.text("!"))
    #expect(text.value == "Ad", "a field without focus receives nothing")
    stage.send(.tap(at: CGPoint(x: 150, y: 8)))
    stage.send(.text("aaa\n"))
    stage.send(.deleteBackward)
    #expect(text.value == "Adaa")
    #expect(log.entries == ["editing true"])
    stage.send(.return)
    #expect(log.entries == ["editing true", "committed Adaa", "submitted", "editing false"])
    stage.send(.text("!"))
    #expect(text.value == "Adaa", "submission ends the editing")
  }

  @Test("a focused field shows a caret after the text, and the end of a longer text")
  func caret() {
    let stage = stage(width: 40, height: 17) {
      Typed(text: "abc") { TextField("", text: $0).tint(.red) }
    }
    #expect(stage.drawList().texts.map(\.frame.minX) == [0])
    stage.send(.tap(at: CGPoint(x: 20, y: 8)))
    // Three characters of 8.5 points, rounded to a pixel.
    #expect(carets(of: stage).map(\.minX).allSatisfy { abs($0 - 25.5) <= 0.5 })
    #expect(carets(of: stage).map(\.width) == [2])
    stage.send(.text("defghijklm"))
    #expect(carets(of: stage).map(\.minX) == [38])
    #expect((stage.drawList().texts.first?.frame.minX ?? 0) < 0)
  }

  @Test("a field along the vertical axis grows with its text, within the limit of lines")
  func growth() {
    func height(_ text: String, limit: ClosedRange<Int> = 1...10) -> CGFloat {
      stageSize(width: 100) {
        TextField("Note", text: .constant(text), axis: .vertical).lineLimit(limit)
      }.height
    }
    // A line is 17 · 1.2 = 20.4 points high, and sizes are rounded up.
    let line: CGFloat = 20.4
    #expect(height("a") == line.rounded(.up))
    #expect(height("a\nb\nc") == (3 * line).rounded(.up))
    #expect(height("a\nb\nc", limit: 1...2) == (2 * line).rounded(.up))
    #expect(height("a", limit: 2...4) == (2 * line).rounded(.up))
    let stage = stage(width: 100) {
      Typed(text: "a") { TextField("Note", text: $0, axis: .vertical) }
    }
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    stage.send(.return)
    stage.send(.text("b"))
    #expect(stage.words == ["a\nb"])
    #expect(abs((stage.drawList().fills.last?.minY ?? 0) - line) < 1)
  }

  @Test("a value is read in the locale at the end of the editing, and kept if the text is invalid")
  func values() {
    let value = Held(2.5)
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    let stage = stage(width: 200, environment: environment) {
      TextField("Amount", value: value.binding, format: .number)
    }
    #expect(stage.words == ["2,5"])
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    stage.send(.text("75"))
    #expect(value.value == 2.5)
    #expect(stage.words == ["2,575"])
    stage.send(.return)
    #expect(value.value == 2.575)
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    for _ in 0..<5 { stage.send(.deleteBackward) }
    stage.send(.return)
    #expect(value.value == 2.575)
    #expect(stage.words == ["2,575"])
  }

  @Test("an optional value is nil for an empty text")
  func optionalValues() {
    let value = Held<Int?>(7)
    let stage = stage(width: 200) {
      TextField("Count", value: value.binding, format: .number, prompt: Text("none"))
    }
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    stage.send(.deleteBackward)
    stage.send(.return)
    #expect(value.value == nil)
    #expect(stage.words == ["none"])
  }

  @Test("a formatter of numbers writes what it reads")
  func formatters() {
    let value = Held(12)
    let formatter = NumberFormatter()
    let stage = stage(width: 200) {
      TextField("Count", value: value.binding, formatter: formatter)
    }
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    stage.send(.text("3"))
    stage.send(.return)
    #expect(value.value == 123)
  }

  @Test("a secure field shows a bullet for each character")
  func secure() {
    let text = Held("secret")
    let stage = stage(width: 200) { SecureField("Password", text: text.binding) }
    #expect(stage.words == ["••••••"])
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    stage.send(.text("s"))
    #expect(text.value == "secrets")
    #expect(strings { SecureField("Password", text: .constant("")) } == ["Password"])
  }

  @Test("an editor fills the space, and Return adds a line")
  func editor() {
    let text = Held("a")
    let stage = stage(width: 200, height: 100) { TextEditor(text: text.binding) }
    #expect(stage.size == CGSize(width: 200, height: 100))
    let origin = stage.drawList().texts.first?.frame.origin ?? .zero
    #expect(origin.x == 5 && abs(origin.y - 8) < 0.5)
    stage.send(.tap(at: CGPoint(x: 50, y: 12)))
    stage.send(.return)
    #expect(text.value == "a\n")
  }

  @Test("a disabled field takes no focus")
  func disabled() {
    let text = Held("")
    let stage = stage(width: 200) { TextField("Name", text: text.binding).disabled(true) }
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    stage.send(.text("a"))
    #expect(text.value == "")
  }

  @Test("a field that becomes disabled loses the focus")
  func disabling() {
    let text = Held("")
    let log = Log<String>()
    let isDisabled = Held(false)
    func content() -> some View {
      TextField("Name", text: text.binding) { log.add("editing \($0)") }
        .disabled(isDisabled.value)
    }
    let stage = stage(width: 200) { content() }
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    isDisabled.value = true
    stage.update { content() }
    #expect(carets(of: stage).isEmpty)
    #expect(log.take() == ["editing true", "editing false"])
    isDisabled.value = false
    stage.update { content() }
    stage.send(.text("a"))
    #expect(text.value == "")
  }

  /// A style that puts a star before the field.
  private struct Starred: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("*")
        configuration
      }
    }
  }

  @Test("a style of an app wraps the field in the style around it, for secure fields too")
  func customStyle() {
    let text = Held("Ada")
    let stage = stage(width: 200) {
      VStack {
        TextField("Name", text: text.binding)
        SecureField("Password", text: .constant("abc"))
      }
      .textFieldStyle(Starred())
      .textFieldStyle(Starred())
    }
    #expect(stage.words == ["*", "*", "Ada", "*", "*", "•••"])
    stage.send(.tap(at: CGPoint(x: 150, y: 8)))
    stage.send(.text("!"))
    #expect(text.value == "Ada!")
  }

  @Test("submissions reach all actions around a field, up to a scope that blocks them")
  func scopes() {
    let log = Log<String>()
    let stage = stage(width: 200) {
      TextField("", text: .constant("")).onSubmit { log.add("inner") }
        .onSubmit(of: .search) { log.add("search") }
        .onSubmit { log.add("middle") }
        .submitScope()
        .onSubmit { log.add("outer") }
    }
    stage.send(.tap(at: CGPoint(x: 50, y: 8)))
    stage.send(.return)
    #expect(log.entries == ["inner", "middle"])
  }

  private func strings<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    stage(width: 200, content: content).words
  }

  /// The frames of the carets, which are red or blue capsules of 2 points.
  private func carets(of stage: Stage) -> [CGRect] {
    stage.layoutFrames().map(\.frame).filter { $0.width == 2 }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }
}

extension Stage {
  /// The strings of all drawn texts that are not blank, in order.
  var words: [String] {
    drawList().strings.filter { $0 != " " }
  }
}

/// A field whose text is a state.
private struct Typed<Field: View>: View {
  @State var text: String
  let field: (Binding<String>) -> Field

  var body: some View { field($text) }
}
