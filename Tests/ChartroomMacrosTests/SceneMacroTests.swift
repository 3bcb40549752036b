import Testing

@Suite("Scene macro")
struct SceneMacroTests {
  @Test("the arguments become those of a scene, with the text of the closure as its source")
  func arguments() throws {
    let expansion = try expansion(
      of: """
        // #scene
        #scene("a.b", width: 2 * (1 + 1), height: 3) {
              // A "text" ).
              VStack {
                Text("#\\(1) }")
              }

              .padding()
            }
        """)
    #expect(
      expansion?.expandedSource == """
        ShowcaseScene("a.b", width: 2 * (1 + 1), height: 3, source: ##\"""
        // A "text" ).
        VStack {
          Text("#\\(1) }")
        }

        .padding()
        \"""##) {
              // A "text" ).
              VStack {
                Text("#\\(1) }")
              }

              .padding()
            }
        """)
    #expect(expansion?.diagnostics.isEmpty == true)
  }

  @Test(
    "a use without a trailing closure is an error", arguments: ["#scene(\"a\")", "#scene { 1 }"])
  func error(source: String) throws {
    let expansion = try expansion(of: source)
    #expect(expansion?.expandedSource == "")
    #expect(expansion?.diagnostics.first?.message.contains("trailing closure") == true)
  }

  private func expansion(of source: String) throws -> PluginMessage.Expansion? {
    try ChartroomMacrosTests.expansion(of: [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "ChartroomMacros", "name": "scene", "typeName": "SceneMacro"],
        "macroRole": "expression", "discriminator": "$sX", "syntax": syntax(source),
      ]
    ])
  }
}
