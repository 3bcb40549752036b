import Testing

@Suite("Sourced macro")
struct SourcedMacroTests {
  @Test(
    "a type receives its text and its comment, without the attribute and the access level",
    arguments: [
      ("@Sourced\n  private struct A: View {", ""), ("@Sourced struct A: View {", ""),
      ("@Sourced(B.self, C<Int>.self)\n  fileprivate struct A: View {", "B.self, C<Int>.self"),
      ("@Sourced // private\n  private struct A: View {", ""),
    ])
  func declaration(start: String, types: String) throws {
    let text =
      "\n\n  /// A @Sourced view.\n  \(start)\n    let b = \"\"\"\n      c#\n      \"\"\"\n  }\n"
    #expect(
      try expansion(of: text, type: " A ")?.expandedSource == """
        extension A: Sourced {
          nonisolated static var source: String {
            joined([\(types)], after: ##\"""
        /// A @Sourced view.
        struct A: View {
          let b = \"""
            c#
            \"""
        }
        \"""##)
          }
        }
        """)
  }

  @Test("a use without a type is not expanded")
  func noType() throws {
    #expect(try expansion(of: "@Sourced struct A {}", type: nil)?.expandedSource == "")
  }

  private func expansion(
    of declaration: String, type: String?
  ) throws -> PluginMessage.Expansion? {
    var use: [String: Any] = [
      "macro": ["moduleName": "ChartroomMacros", "name": "Sourced", "typeName": "SourcedMacro"],
      "macroRole": "extension", "declSyntax": syntax(declaration),
    ]
    if let type { use["extendedTypeSyntax"] = syntax(type) }
    return try ChartroomMacrosTests.expansion(of: ["expandAttachedMacro": use])
  }
}
