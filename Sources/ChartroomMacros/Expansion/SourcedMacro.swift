/// The macro `@Sourced`, which gives a type the text of its declaration.
package enum SourcedMacro {
  /// Returns the extension that makes the type conform to `Sourced`.
  ///
  /// The text includes the comments before the declaration. It excludes the attribute and the access level,
  /// which are of no use in a copy. The texts of the types in the attribute's arguments follow.
  package static func expansion(of use: CompilerMessage.Attached) -> PluginMessage.Expansion {
    let source = SourceText(use.declSyntax.source)
    let attribute = "@Sourced"
    guard let type = use.extendedTypeSyntax.map({ SourceText($0.source) }),
      let end = source.end(of: attribute)
    else { return PluginMessage.Expansion(expandedSource: "") }
    var next = source.skipBlanks(from: end)
    var types = ""
    if next < source.code.count, source.code[next] == UInt8(ascii: "("),
      let closing = source.first(from: next + 1, where: { byte, _ in byte == UInt8(ascii: ")") })
    {
      types = source.text(next + 1..<closing)
      next = source.skipBlanks(from: closing + 1)
    }
    for level in ["private", "fileprivate"]
    where source.text(next..<source.endOfName(from: next)) == level {
      next = source.skipBlanks(from: next + level.utf8.count)
    }
    let text =
      source.text(0..<end - attribute.utf8.count) + source.text(next..<source.bytes.count)
    return PluginMessage.Expansion(
      expandedSource: """
        extension \(type.trimmed(0..<type.bytes.count)): Sourced {
          nonisolated static var source: String {
            joined([\(types)], after: \(SourceLiteral.literal(text)))
          }
        }
        """)
  }
}
