import Foundation
import SwiftUI

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

struct Volume {
  @Clamped(0...10) var level = 4
}

/// State with a history, which can be undone.
@propertyWrapper
struct Undoable<Value>: DynamicProperty {
  @State private var history: [Value]

  init(wrappedValue: Value) { _history = State(wrappedValue: [wrappedValue]) }

  var wrappedValue: Value {
    get { history[history.count - 1] }
    nonmutating set { history.append(newValue) }
  }

  var projectedValue: Undoable { self }

  func undo() { if history.count > 1 { history.removeLast() } }
}

/// A text that depends on two environment values.
@propertyWrapper
struct Caption: DynamicProperty {
  @Environment(\.appTheme) private var theme
  @Environment(\.lineLimit) private var lineLimit
  private var text = ""

  init() {}

  mutating func update() {
    text = "corners \(Int(theme.cornerRadius)), lines \(lineLimit.map(String.init) ?? "any")"
  }

  var wrappedValue: String { text }
}

struct VolumeScreen: View {
  @Undoable private var volume = Volume()
  @Caption private var caption

  var body: some View {
    VStack {
      Text("Volume \(volume.level)")
      HStack {
        Button("Louder") { volume.level += 4 }.id("louder")
        Button("Undo") { $volume.undo() }.id("undo")
      }
      Text(caption).font(.footnote)
    }
  }
}
