import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

@Observable
private final class Account {
  let name: String

  init(name: String) { self.name = name }
}

private enum GreetingKey: EnvironmentKey { static var defaultValue: String { "none" } }

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(Account.self) private var account: Account?
  @Environment(\.greeting) private var greeting
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text(verbatim: "\(greeting) \(account?.name ?? "nobody")")
    if editMode?.wrappedValue == .active { Text("editing") }
  }
}

@MainActor
@Suite("The environment of toolbars")
struct ToolbarEnvironmentTests {
  @Test("items have the objects and the values that an app sets for the view with the toolbar")
  func appValues() {
    let stage = stage(width: 400, height: 200) {
      NavigationStack {
        Color.clear
          .toolbar { ToolbarItem { HStack { Greeting() } } }
          .environment(Account(name: "Ada"))
          .environment(\.greeting, "Hello")
          .environment(\.editMode, .constant(.active))
      }
    }
    #expect(stage.drawList().strings == ["Hello Ada", "editing"])
  }

  @Test("suggestions of a search have them, too, and are separate rows")
  func suggestions() {
    let stage = stage(width: 400, height: 400) {
      NavigationStack {
        Color.clear
          .searchable(text: .constant(""), isPresented: .constant(true))
          .searchSuggestions {
            Greeting()
            ForEach(0..<2) { Text(verbatim: "row \($0)") }
          }
          .environment(Account(name: "Ada"))
      }
    }
    let texts = stage.drawList().texts
    func top(_ string: String) -> CGFloat? {
      texts.first { $0.text.request.string == string }?.frame.minY
    }
    let tops = ["none Ada", "row 0", "row 1"].compactMap(top)
    #expect(tops.count == 3)
    // Rows are 44 points high.
    #expect(zip(tops.dropFirst(), tops).map { ($0 - $1).rounded() } == [44, 44])
  }

  @Test("items have the fonts of the bar")
  func styles() {
    func fonts(_ size: CGFloat?) -> [CGFloat] {
      let stage = stage(width: 400, height: 200) {
        NavigationStack {
          Color.clear
            .toolbar { Text("item") }
            .font(size.map { .system(size: $0) })
        }
      }
      return stage.drawList().texts.map(\.text.request.font.size)
    }
    #expect(fonts(40) == fonts(nil))
    #expect(fonts(40).count == 1)
  }

  @Test("items have the tint of the view, and without one that of the stack")
  func tint() {
    func color(_ tint: Color?) -> String? {
      stage(width: 400, height: 200) {
        NavigationStack {
          Color.clear.toolbar { Button("item") {} }.tint(tint)
        }
        .tint(.green)
      }
      .drawList().colors.last
    }
    #expect(color(.red) == "#FF383C")
    #expect(color(nil) == "#34C759")
  }

  @Test("a button of a bar is hit within 22 points of its middle")
  func touchArea() throws {
    let log = Held(0)
    let stage = stage(width: 400, height: 200) {
      NavigationStack {
        Color.clear.toolbar {
          Button {
            log.value += 1
          } label: {
            Color.red.frame(width: 10, height: 10).id("item")
          }
        }
      }
    }
    let frame = try #require(stage.frame(of: "item"))
    for (x, y) in [(-20.0, 20.0), (0, -20), (-24, 0)] {
      stage.send(.tap(at: CGPoint(x: frame.midX + x, y: frame.midY + y)))
    }
    #expect(log.value == 2)
  }
}
