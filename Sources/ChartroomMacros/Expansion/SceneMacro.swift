/// The macro `#scene`, which makes a scene with the source of its trailing closure.
package enum SceneMacro {
  /// Returns the expression that replaces a use of the macro: its arguments, and the source.
  package static func expansion(of use: CompilerMessage.Freestanding) -> PluginMessage.Expansion {
    let source = SourceText(use.syntax.source)
    guard let start = source.end(of: "#scene"),
      let opening = source.first(from: start, where: { byte, _ in byte == UInt8(ascii: "{") }),
      let closing = source.code.lastIndex(of: UInt8(ascii: "}")), closing > opening,
      let end = source.code[start..<opening].lastIndex(of: UInt8(ascii: ")"))
    else {
      return PluginMessage.Expansion(
        expandedSource: "",
        diagnostics: [
          PluginMessage.Diagnostic("'#scene' requires a trailing closure.", at: use.syntax.location)
        ])
    }
    let literal = SourceLiteral.literal(source.text(opening + 1..<closing))
    return PluginMessage.Expansion(
      expandedSource: """
        ShowcaseScene\(source.text(start..<end)), source: \(literal)) \
        \(source.text(opening..<closing + 1))
        """)
  }
}
