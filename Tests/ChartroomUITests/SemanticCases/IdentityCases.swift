import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum IdentityCases {
  /// Counts to 1, switches, and returns the texts.
  @MainActor
  private static func switched<Content: View>(
    times: Int = 1, @ViewBuilder content: @escaping (Bool) -> Content
  ) -> String {
    let stage = stage { Switching { isOn in content(isOn) } }
    stage.tap("counter")
    for _ in 0..<times { stage.tap("switch") }
    return stage.strings
  }

  static let all: [SemanticCase] = [
    SemanticCase("the branches of if and else have separate states", "2.1 [D View.id]", "0") {
      switched { isOn in
        if isOn { CountingText().id("counter") } else { CountingText().id("counter") }
      }
    },
    SemanticCase("a branch that returns starts anew", "2.1 [F Begemann]", "0") {
      switched(times: 2) { isOn in
        if isOn { Text("on") } else { CountingText().id("counter") }
      }
    },
    SemanticCase("a conditional value keeps the state", "2.1 [D]", "on1") {
      switched { isOn in CountingText(label: isOn ? "on" : "off").id("counter") }
    },
    SemanticCase("a modifier with another value keeps the state", "2.1, from memory", "1") {
      switched { isOn in CountingText().opacity(isOn ? 0.5 : 1).id("counter") }
    },
    SemanticCase("a modifier behind a condition resets the state", "2.1, from memory", "0") {
      switched { isOn in
        if isOn {
          CountingText().padding().id("counter")
        } else {
          CountingText().id("counter")
        }
      }
    },
    SemanticCase("another explicit id resets the state", "2.1 [D View.id]", "0") {
      switched { isOn in CountingText().id("counter").id(isOn) }
    },
    SemanticCase("an if before a view does not change the view's identity", "2.1", "new 1") {
      switched { isOn in
        if isOn { Text("new") }
        CountingText().id("counter")
      }
    },
    SemanticCase("siblings of one type have separate states", "2.1", "1 0") {
      switched { _ in
        CountingText().id("counter")
        CountingText()
      }
    },
    SemanticCase("rows keep their states when their order changes", "2.1 [D ForEach]", "b0 a1") {
      switched { isOn in
        ForEach(isOn ? ["b", "a"] : ["a", "b"], id: \.self) { name in
          CountingText(label: name).id(name == "a" ? "counter" : "other")
        }
      }
    },
    SemanticCase("a row that is removed and added again starts anew", "2.1", "a0 b0") {
      switched(times: 2) { isOn in
        ForEach(isOn ? ["b"] : ["a", "b"], id: \.self) { name in
          CountingText(label: name).id(name == "a" ? "counter" : "other")
        }
      }
    },
    SemanticCase(
      "rows with their positions as ids keep states by position", "2.1, from memory", "b1"
    ) {
      switched { isOn in
        let names = isOn ? ["b"] : ["a", "b"]
        ForEach(names.indices, id: \.self) { index in
          CountingText(label: names[index]).id(index == 0 ? "counter" : "other")
        }
      }
    },
    SemanticCase("AnyView of the same type keeps the state", "2.1 [F~]", "1") {
      switched { isOn in AnyView(CountingText().opacity(isOn ? 1 : 0.5).id("counter")) }
    },
    SemanticCase("AnyView of another type resets the state", "2.1 [F~]", "0") {
      switched { isOn in
        isOn
          ? AnyView(CountingText().padding().id("counter"))
          : AnyView(CountingText().id("counter"))
      }
    },
    SemanticCase("two cases of a switch with one view each are two views", "2.1", "0") {
      switched { isOn in
        switch isOn {
        case true: CountingText().id("counter")
        case false: CountingText().id("counter")
        }
      }
    },
    SemanticCase("one view value shown twice has two states", "2.1 [I]", "1 0") {
      let counter = CountingText()
      let stage = stage {
        VStack {
          counter.id("counter")
          counter
        }
      }
      stage.tap("counter")
      return stage.strings
    },
    SemanticCase("the same id in another place is another view", "2.1 [D View.id]", "0") {
      switched { isOn in
        if isOn { CountingText().id("counter") }
        Text("")
        if !isOn { CountingText().id("counter") }
      }
      .trimmingCharacters(in: .whitespaces)
    },
  ]
}
