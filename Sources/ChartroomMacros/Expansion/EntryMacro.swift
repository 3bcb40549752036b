/// The macro `@Entry`, which declares a key for a property and makes the property read and write its value.
package enum EntryMacro {
  /// The protocols of the keys, by the type that is extended.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// A property of the form `var name: Type = value`.
  private struct Property {
    var name: String
    var type: String?
    var value: String?

    init?(_ text: String) {
      let source = SourceText(text)
      guard let variable = source.end(of: "var") else { return nil }
      let start = source.skipBlanks(from: variable)
      let end =
        source.code.indices.contains(start) && source.code[start] == UInt8(ascii: "`")
        ? source.endOfName(from: start + 1) + 1 : source.endOfName(from: start)
      name = source.trimmed(start..<end)
      guard !name.isEmpty else { return nil }
      let equals = source.first(from: end) { byte, _ in byte == UInt8(ascii: "=") }
      let colon = source.skipBlanks(from: end)
      if colon < (equals ?? source.code.count), source.code[colon] == UInt8(ascii: ":") {
        type = source.trimmed(colon + 1..<(equals ?? source.code.count))
      }
      value = equals.map { source.trimmed($0 + 1..<source.code.count) }
      // An optional property has the default value `nil`.
      if value == nil, let type, type.hasSuffix("?") { value = "nil" }
    }
  }

  /// Returns the expansion in the role that the compiler asks for.
  package static func expansion(of use: CompilerMessage.Attached) -> PluginMessage.Expansion {
    func error(_ message: String) -> PluginMessage.Expansion {
      // The compiler asks once per role, and one report is enough.
      let isPeer = use.macroRole == "peer"
      return PluginMessage.Expansion(
        expandedSource: isPeer ? "" : "{ get { preconditionFailure() } }",
        diagnostics: isPeer ? [PluginMessage.Diagnostic(message, at: use.declSyntax.location)] : [])
    }
    guard let property = Property(use.declSyntax.source), let value = property.value else {
      return error("'@Entry' requires a property with a default value: 'var name: Type = value'.")
    }
    guard let key = extendedType(use).flatMap({ keys[$0] }) else {
      let types = keys.keys.sorted().joined(separator: "', '")
      return error("'@Entry' requires a property in an extension of '\(types)'.")
    }
    let name = "__Key_" + property.name.filter { $0 != "`" }
    guard use.macroRole == "peer" else {
      return PluginMessage.Expansion(
        expandedSource: """
          {
            get { self[\(name).self] }
            set { self[\(name).self] = newValue }
          }
          """)
    }
    if key == "FocusedValueKey" {
      guard let type = property.type, type.hasSuffix("?") else {
        return error("'@Entry' in 'FocusedValues' requires a property 'var name: Type?'.")
      }
      return PluginMessage.Expansion(
        expandedSource: """
          private nonisolated struct \(name): SwiftUI.\(key) {
            typealias Value = \(type.dropLast())
          }
          """)
    }
    let defaultValue =
      property.type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return PluginMessage.Expansion(
      expandedSource: """
        private nonisolated struct \(name): SwiftUI.\(key) {
          \(defaultValue)
        }
        """)
  }

  /// Returns the last part of the name of the type that the innermost extension extends.
  private static func extendedType(_ use: CompilerMessage.Attached) -> String? {
    guard let context = use.lexicalContext?.first else { return nil }
    let source = SourceText(context.source)
    guard let keyword = source.end(of: "extension") else { return nil }
    var position = source.skipBlanks(from: keyword)
    var name = ""
    repeat {
      let end = source.endOfName(from: position)
      name = source.text(position..<end)
      position = end + 1
    } while position < source.code.count && source.code[position - 1] == UInt8(ascii: ".")
    return name
  }
}
