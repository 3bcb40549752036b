import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("focusable")
struct FocusableTests {
  /// A text that says whether the focus is around it.
  private struct Reader: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(verbatim: "\(name)\(isFocused ? "+" : "-")") }
  }

  /// Views around each other and beside each other, with the focus where a state says.
  private struct Screen: View {
    @State private var wanted: String?
    @FocusState private var focus: String?

    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          Reader(name: "outer")
          Reader(name: "inner").focusable().focused($focus, equals: "inner")
          Reader(name: "never").focusable(false).focused($focus, equals: "never")
        }
        .focusable()
        .focused($focus, equals: "outer")
        Reader(name: "beside")
        TextField(text: .constant("")) { Reader(name: "field") }.focused($focus, equals: "field")
        Text(verbatim: focus ?? "none")
        ForEach(["inner", "outer", "field", "none"], id: \.self) { name in
          Color.red.frame(height: 20).id(name).onTapGesture { focus = name == "none" ? nil : name }
        }
      }
    }
  }

  @Test("isFocused is true in the views of the focusable view with the focus, and only there")
  func subtrees() {
    let stage = stage(width: 200) { Screen() }
    func focused(after name: String) -> [String] {
      let frame = stage.frame(of: name) ?? .null
      stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
      return stage.words.filter { $0.hasSuffix("+") }
    }
    #expect(stage.words.filter { $0.hasSuffix("+") } == [])
    #expect(focused(after: "inner") == ["inner+"])
    // A view that cannot have the focus belongs to the one around it.
    #expect(focused(after: "outer") == ["outer+", "never+"])
    #expect(focused(after: "field") == ["field+"])
    #expect(focused(after: "none") == [])
  }

  @Test("a disabled view loses the focus, and its state with it")
  func disabled() {
    struct Screen: View {
      let isDisabled: Bool
      @FocusState private var isFocused: Bool
      var body: some View {
        Reader(name: "view\(isFocused ? "+" : "-")").focusable().focused($isFocused)
          .disabled(isDisabled).onAppear { isFocused = true }
      }
    }
    let stage = stage(width: 200) { Screen(isDisabled: false) }
    #expect(stage.words == ["view++"])
    stage.update { Screen(isDisabled: true) }
    #expect(stage.words == ["view--"])
  }
}
