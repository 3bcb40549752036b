import Testing

@Suite("Preview macro")
struct PreviewMacroTests {
  @Test("the arguments become those of a preview, with its file and line")
  func arguments() throws {
    let source = try expansion(
      of: "\n// #Preview { a }\n#Preview(\"A\", traits: .portrait) { Text(\"b\") }")
    #expect(
      source.contains("return SwiftUI.Preview(\"A\", traits: .portrait) { Text(\"b\") }\n"))
    #expect(source.contains("static var fileID: String { \"Shop/Card.swift\" }"))
    #expect(source.contains("static var line: Int { 9 }"))
    #expect(
      source.hasPrefix("nonisolated enum $sX15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {"))
  }

  @Test("previewable properties become those of a view")
  func previewable() throws {
    let source = try expansion(
      of: """
        #Preview("A") {
          @Previewable @State var a = [
            1,
          ]
          @Previewable @State var b: Int? =
            nil // the "@Previewable" one
          let c = "}"; @Previewable @Namespace var d; Text(c)
          Other(a: $a)
        }
        """)
    #expect(
      source.contains(
        """
        struct Content: SwiftUI.View {
        @State var a = [
            1,
          ]
        @State var b: Int? =
            nil
        @Namespace var d
        var body: some SwiftUI.View {
        """))
    #expect(source.contains("let c = \"}\";  Text(c)\n  Other(a: $a)\n}\n}\n"))
    #expect(source.contains("return SwiftUI.Preview(\"A\")  { Content() }"))
  }

  @Test("an unknown message receives an empty expansion, and the first message the capabilities")
  func others() throws {
    let unknown = try ChartroomMacrosTests.expansion(of: ["later": ["a": 1]])
    #expect(unknown?.expandedSource == "" && unknown?.diagnostics == [])
    #expect(try ChartroomMacrosTests.expansion(of: ["getCapability": [:]]) == nil)
  }

  private func expansion(of source: String) throws -> String {
    let expansion = try ChartroomMacrosTests.expansion(of: [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "ChartroomMacros", "name": "Preview", "typeName": "PreviewMacro"],
        "macroRole": "declaration", "discriminator": "$sX", "syntax": syntax(source),
      ]
    ])
    return expansion?.expandedSource ?? ""
  }
}
