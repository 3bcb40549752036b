import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Opening URLs")
struct OpenURLActionTests {
  @Test("a view opens URLs with the handler of its environment")
  func handler() throws {
    let url = try #require(URL(string: "https://example.com"))
    let opened = Log<URL>()
    let answers = Log<Bool>()
    let action = OpenURLAction { url in
      MainActor.assumeIsolated { opened.entries.append(url) }
      return .handled
    }
    let stage = stage(width: 20, height: 20) {
      Link(url: url, answers: answers).environment(\.openURL, action)
    }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(opened.entries == [url] && answers.entries == [true])
    stage.update { Link(url: url, answers: answers) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(opened.entries == [url] && answers.entries == [true, false])
  }
}

private struct Link: View {
  let url: URL
  let answers: Log<Bool>
  @Environment(\.openURL) private var openURL

  var body: some View {
    Color.red.onTapGesture { openURL(url) { answers.entries.append($0) } }
  }
}
