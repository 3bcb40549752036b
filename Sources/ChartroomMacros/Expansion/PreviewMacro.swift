/// The macro `#Preview`, which declares a type that makes the preview, and a record that lists the type.
package enum PreviewMacro {
  /// Returns the declaration that replaces a use of the macro.
  ///
  /// The arguments of the macro become those of `Preview.init`. If the closure declares properties with
  /// `@Previewable`, it becomes the body of a view with these properties.
  package static func expansion(of use: CompilerMessage.Freestanding) -> String {
    let source = SourceText(use.syntax.source)
    let start = source.end(of: "#Preview") ?? 0
    let line =
      use.syntax.location.line
      + source.bytes.prefix(start).count { $0 == UInt8(ascii: "\n") }
    let name = uniqueName(use.discriminator)
    return """
      nonisolated enum \(name): SwiftUI.PreviewRegistry {
        static var fileID: String { \(literal(use.syntax.location.fileID)) }
        static var line: Int { \(line) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          \(preview(from: source, at: start))
        }
        @section("chartroom_previews") @used private static let record: SwiftUI._PreviewRecord = {
          SwiftUI._ProgramPreview.add(\(name).self, to: $0)
        }
      }
      """
  }

  /// Returns the statements that make the preview.
  private static func preview(from source: SourceText, at start: Int) -> String {
    let all = start..<source.bytes.count
    guard source.end(of: "@Previewable", from: start) != nil,
      let opening = source.first(from: start, where: { byte, _ in byte == UInt8(ascii: "{") }),
      let closing = source.first(from: opening + 1, where: { byte, _ in byte == UInt8(ascii: "}") })
    else { return "return SwiftUI.Preview\(source.text(all))" }
    var properties: [String] = []
    var body = ""
    var position = opening + 1
    while let attribute = source.end(of: "@Previewable", from: position), attribute < closing {
      body += source.text(position..<attribute - "@Previewable".utf8.count)
      position = min(endOfDeclaration(in: source, from: attribute), closing)
      properties.append(source.trimmed(attribute..<position))
      // The semicolon ends the declaration, and no statement can begin with one.
      if position < closing, source.bytes[position] == UInt8(ascii: ";") { position += 1 }
    }
    body += source.text(position..<closing)
    return """
      struct Content: SwiftUI.View {
      \(properties.joined(separator: "\n"))
      var body: some SwiftUI.View {\(body)}
      }
      return SwiftUI.Preview\(source.text(start..<opening)) { Content() }
      """
  }

  /// Returns the end of a property's declaration: a semicolon, or a line break that no operator precedes.
  private static func endOfDeclaration(in source: SourceText, from attribute: Int) -> Int {
    let variable = source.end(of: "var", from: attribute) ?? attribute
    return source.first(from: variable) { byte, index in
      guard byte == UInt8(ascii: "\n") else {
        return byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}")
      }
      let last = source.code[variable..<index].last { $0 != UInt8(ascii: " ") }
      return last.map { !"=,:?".utf8.contains($0) } ?? false
    } ?? source.bytes.count
  }

  /// Returns a name that the compiler accepts from a macro anywhere, because no source can contain it.
  private static func uniqueName(_ discriminator: String) -> String {
    discriminator + "15PreviewRegistryfMu_"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"" + escaped.joined() + "\""
  }
}
