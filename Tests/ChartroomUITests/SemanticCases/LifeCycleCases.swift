import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum LifeCycleCases {
  static let all: [SemanticCase] = [
    SemanticCase("the deepest view appears first", "2.2 [P]", "text stack group") {
      logged { log in
        Group {
          VStack { Text("a").onAppear { log.add("text") } }.onAppear { log.add("stack") }
        }
        .onAppear { log.add("group") }
      }
    },
    SemanticCase("the actions of one view run from the inside", "2.2 [P]", "1 change 2") {
      logged { log in
        Text("a").onAppear { log.add("1") }
          .onChange(of: 1, initial: true) { log.add("change") }
          .onAppear { log.add("2") }
      }
    },
    SemanticCase("siblings appear in their order", "2.2, from memory", "a b") {
      logged { log in
        VStack {
          Text("a").onAppear { log.add("a") }
          Text("b").onAppear { log.add("b") }
        }
      }
    },
    SemanticCase("state of onAppear is in the first frame", "2.2 [D]", "appeared") {
      stage { AppearingState() }.strings
    },
    SemanticCase("a change of state does not let a view appear again", "2.2", "1") {
      switched { log, isOn in Text("\(isOn)").onAppear { log.add("1") } }
    },
    SemanticCase("a hidden view appears", "from memory", "clear hidden") {
      logged { log in
        VStack {
          Text("a").opacity(0).onAppear { log.add("clear") }
          Text("a").hidden().onAppear { log.add("hidden") }
        }
      }
    },
    SemanticCase("a view that replaces another appears first", "2.2 [D]", "+off +on -off") {
      switched { log, isOn in
        if isOn {
          Text("on").onAppear { log.add("+on") }.onDisappear { log.add("-on") }
        } else {
          Text("off").onAppear { log.add("+off") }.onDisappear { log.add("-off") }
        }
      }
    },
    SemanticCase("a new id is a new appearance", "2.1 [D View.id]", "+ + -") {
      switched { log, isOn in
        Text("a").onAppear { log.add("+") }.onDisappear { log.add("-") }.id(isOn)
      }
    },
    SemanticCase("a change passes the old and the new value", "2.2 [D]", "false>true") {
      switched { log, isOn in
        Text("a").onChange(of: isOn) { old, new in log.add("\(old)>\(new)") }
      }
    },
    SemanticCase("the first value is no change", "2.2 [D]", "") {
      logged { log in Text("a").onChange(of: 1) { log.add("change") } }
    },
    SemanticCase("an initial change has equal values", "2.2 [F~]", "1>1") {
      logged { log in
        Text("a").onChange(of: 1, initial: true) { old, new in log.add("\(old)>\(new)") }
      }
    },
    SemanticCase("a change and its reversal in one action is none", "2.2 [I]", "") {
      changes { count in
        count.wrappedValue = 1
        count.wrappedValue = 0
      }
    },
    SemanticCase("several changes in one action are one", "2.2 [I]", "0>3") {
      changes { count in for value in 1...3 { count.wrappedValue = value } }
    },
    SemanticCase(
      "a change that follows from a change comes in the same update", "from memory", "1 2"
    ) {
      let stage = stage { FollowingChange() }
      stage.tap("more")
      return stage.strings
    },
    SemanticCase("a row that is removed disappears", "2.1", "+a +b -a") {
      switched { log, isOn in
        ForEach(isOn ? ["b"] : ["a", "b"], id: \.self) { name in
          Text(name).onAppear { log.add("+" + name) }.onDisappear { log.add("-" + name) }
        }
      }
    },
  ]

  @MainActor
  private static func logged<Content: View>(_ content: (Log<String>) -> Content) -> String {
    let log = Log<String>()
    let stage = stage { content(log) }
    _ = stage.drawList()
    return log.entries.joined(separator: " ")
  }

  @MainActor
  private static func switched<Content: View>(
    @ViewBuilder _ content: @escaping (Log<String>, Bool) -> Content
  ) -> String {
    let log = Log<String>()
    let stage = stage { Switching { isOn in content(log, isOn) } }
    _ = stage.drawList()
    stage.tap("switch")
    _ = stage.drawList()
    return log.entries.joined(separator: " ")
  }

  @MainActor
  private static func changes(_ action: @escaping (Binding<Int>) -> Void) -> String {
    let log = Log<String>()
    let stage = stage { ChangingCount(log: log, action: action) }
    stage.tap("count")
    _ = stage.drawList()
    return log.entries.joined(separator: " ")
  }
}

private struct AppearingState: View {
  @State private var text = "new"

  var body: some View { Text(text).onAppear { text = "appeared" } }
}

private struct ChangingCount: View {
  let log: Log<String>
  let action: (Binding<Int>) -> Void
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onTapGesture { action($count) }
      .onChange(of: count) { old, new in log.add("\(old)>\(new)") }
      .id("count")
  }
}

private struct FollowingChange: View {
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    Text("\(first) \(second)")
      .onTapGesture { first += 1 }
      .onChange(of: first) { _, new in second = new * 2 }
      .id("more")
  }
}
