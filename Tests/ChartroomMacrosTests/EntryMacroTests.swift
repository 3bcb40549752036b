import Testing

@Suite("Entry macro")
struct EntryMacroTests {
  @Test(
    "a property becomes a key with its type and its default value",
    arguments: [
      ("var size: Int = 12 // a", "static var defaultValue: Int { 12 }"),
      ("public var size = 1.5", "static let defaultValue = 1.5"),
      (
        "var size: [String: Int] = [\"=\": 1]",
        "static var defaultValue: [String: Int] { [\"=\": 1] }"
      ),
      ("var size: ((Int) -> Bool)?", "static var defaultValue: ((Int) -> Bool)? { nil }"),
      ("/// var a: Int = 1\n  var size\n  : Int\n  = 2", "static var defaultValue: Int { 2 }"),
      ("var `size`: Int = 2", "static var defaultValue: Int { 2 }"),
    ])
  func keys(property: String, key: String) throws {
    let expansion = try expansion(of: property, role: "peer")
    #expect(
      expansion?.expandedSource == """
        private nonisolated struct __Key_size: SwiftUI.EnvironmentKey {
          \(key)
        }
        """)
    #expect(expansion?.diagnostics.isEmpty == true)
  }

  @Test("the property reads and writes the value of the key")
  func accessors() throws {
    #expect(
      try expansion(of: "var size = 1", role: "accessor")?.expandedSource == """
        {
          get { self[__Key_size.self] }
          set { self[__Key_size.self] = newValue }
        }
        """)
  }

  @Test("the protocol of the key depends on the extended type")
  func extendedTypes() throws {
    for (type, key) in [
      ("Transaction", "TransactionKey"), ("SwiftUI.ContainerValues", "ContainerValueKey"),
    ] {
      let source = try expansion(of: "var a = 1", role: "peer", in: type)?.expandedSource
      #expect(source?.contains("SwiftUI.\(key) {") == true)
    }
  }

  @Test("a value of the focused view has a key without a default value, and an optional type")
  func focusedValues() throws {
    let source = try expansion(of: "var a: Binding<Int>?", role: "peer", in: "FocusedValues")
    #expect(
      source?.expandedSource == """
        private nonisolated struct __Key_a: SwiftUI.FocusedValueKey {
          typealias Value = Binding<Int>
        }
        """)
    let wrong = try expansion(of: "var a: Int = 1", role: "peer", in: "FocusedValues")
    #expect(wrong?.diagnostics.first?.message.contains("Type?") == true)
  }

  @Test("a property without a value and another type are errors, each reported once")
  func errors() throws {
    for (property, type, text) in [
      ("var a: Int", "EnvironmentValues", "default value"), ("var a = 1", "Color", "extension of"),
      ("func a()", "EnvironmentValues", "default value"),
    ] {
      let message = try expansion(of: property, role: "peer", in: type)?.diagnostics.first?.message
      #expect(message?.contains(text) == true)
      #expect(try expansion(of: property, role: "accessor", in: type)?.diagnostics.isEmpty == true)
    }
  }

  private func expansion(
    of property: String, role: String, in type: String = "EnvironmentValues"
  ) throws -> PluginMessage.Expansion? {
    try ChartroomMacrosTests.expansion(of: [
      "expandAttachedMacro": [
        "macro": ["moduleName": "ChartroomMacros", "name": "Entry", "typeName": "EntryMacro"],
        "macroRole": role, "declSyntax": syntax("\n  @Entry \(property)"),
        "lexicalContext": [syntax("\nextension \(type) {}")],
      ]
    ])
  }
}
