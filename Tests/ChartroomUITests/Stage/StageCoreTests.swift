import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("State of a stage")
struct StageCoreTests {
  @Test("a view that writes what its body reads is named as one that does not settle")
  func restlessBody() throws {
    let stage = stage(width: 10, height: 10) { Text("calm").overlay { Restless() } }
    _ = stage.drawList()
    let error = try #require(throws: UnsettledError.self) { try stage.checkSettled() }
    #expect(error.view == "Restless")
    #expect("\(error)".hasPrefix(#"the layout of view "Restless" does not settle"#))
  }

  @Test("the outermost of several views that do not settle is named")
  func outermost() throws {
    let stage = stage(width: 10, height: 10) { Outer() }
    _ = stage.drawList()
    let error = try #require(throws: UnsettledError.self) { try stage.checkSettled() }
    #expect(error.view == "Outer")
  }

  @Test("ancestors are evaluated first, and a view that one of them removes is not evaluated")
  func order() {
    let names = Names()
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) { NameRows(names: names, log: log) }
    _ = stage.drawList()
    #expect(log.take() == ["rows 2", "ann", "bob"])
    let removed = names.names[1]
    removed.text = "gone"
    names.names[0].text = "eve"
    names.names.removeLast()
    _ = stage.drawList()
    #expect(log.take() == ["rows 1", "eve"])
  }

  @Test("missing characters of all texts are collected, in ascending order and once")
  func missing() {
    let stage = Stage(size: .unspecified, shaper: GlyphlessShaper()) {
      Text("da")
      Text("ab")
    }
    _ = stage.drawList()
    #expect(stage.missingCharacters == ["a", "b", "d"])
  }

  @Test("corners halfway between device pixels move right and down", arguments: [1, 2])
  func halves(scale: CGFloat) {
    let stage = stage(width: 20, height: 20, scale: scale) {
      Color.red.frame(width: 4, height: 4).id("view").position(x: 5 + 0.5 / scale, y: 5)
        .offset(y: -0.5 / scale)
    }
    #expect(stage.frame(of: "view")?.origin == CGPoint(x: 3 + 1 / scale, y: 3))
  }
}

/// A shaper without any glyphs.
private final class GlyphlessShaper: TextShaper {
  func shape(_ request: TextRequest) -> ResolvedText {
    var text = BoxShaper().shape(request)
    text.missing = Array(request.string.unicodeScalars)
    return text
  }
}

/// A row for each name.
private struct NameRows: View {
  let names: Names
  let log: Log<String>

  var body: some View {
    let _ = log.add("rows \(names.names.count)")
    VStack { ForEach(names.names) { NameRow(name: $0, log: log) } }
  }
}

private struct NameRow: View {
  let name: Name
  let log: Log<String>

  var body: some View {
    let _ = log.add(name.text)
    Text(name.text)
  }
}

/// Writes a number that it reads, and shows a view that does the same.
private struct Outer: View {
  @State private var count = 0

  var body: some View {
    let _ = count += 1
    HStack {
      Restless()
      Text("\(count)")
    }
  }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    let _ = count += 1
    Text("\(count)")
  }
}
