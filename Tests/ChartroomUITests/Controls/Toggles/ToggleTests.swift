import ChartroomUI
import Foundation
import Graphics
import Testing

/// A value in a binding.
@MainActor
final class Held<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

@MainActor
@Suite("Toggle")
struct ToggleTests {
  @Test("fills the width, with the label at the leading and a switch at the trailing edge")
  func size() {
    let size = stageSize(width: 200) { ChartroomUI.Toggle("abc", isOn: .constant(true)) }
    #expect(size == CGSize(width: 200, height: 31))
    let hidden = stageSize(width: 200) {
      ChartroomUI.Toggle("abc", isOn: .constant(true)).labelsHidden()
    }
    #expect(hidden == CGSize(width: 51, height: 31))
  }

  @Test("a tap on the switch changes the state, one on the label does not")
  func taps() {
    let box = Held(false)
    let stage = stage(width: 200, height: 31) {
      ChartroomUI.Toggle("abc", isOn: box.binding)
    }
    stage.send(.tap(at: CGPoint(x: 175, y: 15)))
    #expect(box.value)
    stage.send(.tap(at: CGPoint(x: 10, y: 15)))
    #expect(box.value)
    stage.send(.tap(at: CGPoint(x: 175, y: 15)))
    #expect(!box.value)
  }

  @Test("a disabled switch stays as it is")
  func disabled() {
    let box = Held(true)
    let stage = stage(width: 100, height: 31) {
      ChartroomUI.Toggle("", isOn: box.binding).labelsHidden().disabled(true)
    }
    stage.send(.tap(at: CGPoint(x: 50, y: 15)))
    #expect(box.value)
  }

  @Test("a switch that is on is green or has the tint, and one that is off is grey")
  func colors() {
    func color<Content: View>(_ toggle: Content) -> String? {
      drawnColors { toggle.labelsHidden() }.first
    }
    #expect(color(ChartroomUI.Toggle("", isOn: .constant(true))) == "#34C759")
    #expect(color(ChartroomUI.Toggle("", isOn: .constant(false))) == "#78788029")
    #expect(color(ChartroomUI.Toggle("", isOn: .constant(true)).tint(.red)) == "#FF383C")
    #expect(
      color(
        ChartroomUI.Toggle("", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .blue))
          .tint(.red))
        == "#0088FF")
  }

  @Test("a button that is on has the shape of bordered buttons")
  func buttonShape() {
    func list(_ shape: ButtonBorderShape, isOn: Bool = true) -> DrawList {
      stage(width: 100, height: 40) {
        ChartroomUI.Toggle("a", isOn: .constant(isOn)).toggleStyle(.button)
          .buttonBorderShape(shape)
      }
      .drawList()
    }
    #expect(list(.capsule) != list(.automatic))
    #expect(list(.roundedRectangle) == list(.automatic))
  }

  @Test("a button has the size of a bordered button", arguments: ControlSize.allCases)
  func buttonSize(size: ControlSize) {
    let toggle = stageSize {
      ChartroomUI.Toggle("abcd", isOn: .constant(true)).toggleStyle(.button).controlSize(size)
    }
    #expect(
      toggle == stageSize { Button("abcd") {}.buttonStyle(.bordered).controlSize(size) })
  }

  private struct Item { let isOn: Binding<Bool> }

  /// A style that shows what it receives.
  private struct Described: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.isOn) \(configuration.isMixed)")
        .onTapGesture { configuration.isOn.toggle() }
    }
  }

  @Test(
    "a toggle of several states is on if all are, mixed if they differ, and sets all",
    arguments: [
      ([true, true], "true false"), ([false, false], "false false"), ([true, false], "false true"),
    ])
  func sources(states: [Bool], text: String) {
    let boxes = states.map { Held($0) }
    let stage = stage(width: 100, height: 20) {
      ChartroomUI.Toggle(sources: boxes.map { Item(isOn: $0.binding) }, isOn: \.isOn) { Text("a") }
        .toggleStyle(Described())
    }
    #expect(stage.drawList().description.contains("\"\(text)\""))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    let isOn = !(states.allSatisfy { $0 })
    #expect(boxes.map(\.value) == [isOn, isOn])
  }
}
