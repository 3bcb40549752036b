/// The macro `@Animatable`, which gives a type its animatable data.
package enum AnimatableMacro {
  /// Returns the expansion in the role that the compiler asks for.
  ///
  /// The role `member` adds `animatableData`, and the role `extension` the conformance, if the type has none.
  package static func expansion(of use: CompilerMessage.Attached) -> PluginMessage.Expansion {
    guard use.macroRole == "member" else {
      guard let type = use.extendedTypeSyntax.map({ SourceText($0.source) }),
        use.conformanceListSyntax != nil
      else { return PluginMessage.Expansion(expandedSource: "") }
      return PluginMessage.Expansion(
        expandedSource: "extension \(type.trimmed(0..<type.bytes.count)): SwiftUI.Animatable {}")
    }
    let declaration = SourceText(use.declSyntax.source)
    // A property with another attribute, such as `@State`, is not part of the value of the type.
    let properties = StoredProperty.all(in: declaration).filter {
      !$0.modifiers.contains { $0.hasPrefix("@") }
    }
    for property in properties where property.type == nil {
      return PluginMessage.Expansion(
        expandedSource: "",
        diagnostics: [
          PluginMessage.Diagnostic(
            """
            '@Animatable' requires the type of '\(property.name)': 'var \(property.name): Type'. Add the type, or \
            '@AnimatableIgnored' if the property is not animated.
            """, at: use.declSyntax.location)
        ])
    }
    let access = access(of: declaration)
    let members = properties.compactMap { property in
      property.type.map { (property.name, "(\($0)).AnimatableData") }
    }
    switch members.count {
    case 0:
      return PluginMessage.Expansion(expandedSource: "")
    case 1:
      return PluginMessage.Expansion(
        expandedSource: """
          \(access)nonisolated var animatableData: \(members[0].1) {
            get { \(members[0].0).animatableData }
            set { \(members[0].0).animatableData = newValue }
          }
          """)
    default:
      let types = members.map(\.1).joined(separator: ", ")
      let values = members.map { "\($0.0).animatableData" }.joined(separator: ", ")
      return PluginMessage.Expansion(
        expandedSource: """
          \(access)nonisolated var animatableData: SwiftUI.AnimatableValues<\(types)> {
            get { SwiftUI.AnimatableValues(\(values)) }
            set { (\(values)) = newValue.value }
          }
          """)
    }
  }

  /// The access level of the data, followed by a space.
  private static func access(of declaration: SourceText) -> String {
    guard let body = declaration.first(from: 0, where: { byte, _ in byte == UInt8(ascii: "{") })
    else { return "" }
    let words = declaration.text(0..<body).split(whereSeparator: \.isWhitespace)
    return ["public", "package"].first { words.contains($0[...]) }.map { $0 + " " } ?? ""
  }
}
