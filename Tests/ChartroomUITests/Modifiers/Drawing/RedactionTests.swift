import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Redaction")
struct RedactionTests {
  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    stage(width: 200, content: content).drawList().texts.map(\.text.request.string)
  }

  @Test("placeholders hide texts and images, but not what is unredacted, and change no layout")
  func placeholder() {
    let visible = stage { Rows(reason: []) }
    let hidden = stage { Rows(reason: .placeholder) }
    #expect(visible.drawList().texts.count == 2)
    #expect(hidden.drawList().texts.map(\.text.request.string) == ["shown"])
    #expect(hidden.size == visible.size)
    for id in ["text", "shown"] { #expect(hidden.frame(of: id) == visible.frame(of: id)) }
    #expect(hidden.drawList() != visible.drawList())
  }

  @Test("a text is a rounded rectangle for each line, at a fifth of its colour's opacity")
  func lines() {
    let list = stage(width: 60) {
      Text("ab cd ef gh").foregroundStyle(Color.red).redacted(reason: .placeholder)
    }.drawList()
    let fills = list.description.components(separatedBy: "#FF383C33").count - 1
    let text = stage(width: 60) { Text("ab cd ef gh") }.drawList().texts[0].text
    #expect(text.lines.count > 1 && fills == text.lines.count)
  }

  @Test("only private content is hidden for privacy, and reasons add up")
  func privacy() {
    #expect(
      texts {
        VStack {
          Text("open")
          Text("secret").privacySensitive()
        }
        .redacted(reason: .privacy)
      } == ["open"])
    #expect(texts { Text("a").privacySensitive() } == ["a"])
    #expect(texts { Text("a").redacted(reason: .invalidated) } == ["a"])
    #expect(
      texts {
        Text("a").redacted(reason: .invalidated).redacted(reason: .placeholder)
      }.isEmpty)
  }
}

private struct Rows: View {
  let reason: RedactionReasons

  var body: some View {
    VStack {
      Text("text").id("text")
      Image(systemName: "star").id("image")
      Text("shown").unredacted().id("shown")
    }
    .redacted(reason: reason)
  }
}
