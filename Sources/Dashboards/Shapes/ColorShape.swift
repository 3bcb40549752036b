import Graphics

extension SpecShape where Value == Color {
  /// A colour of both appearances, or a mapping of the appearances to their colours.
  static let color = SpecShape(
    words: plain.words, schema: ["anyOf": [plain.schema, ColorPair.shape.schema]]
  ) { node, reader in
    guard case .mapping = node.content else { return plain.read(node, reader) }
    return ColorPair.shape.read(node, reader).map { Color(light: $0.light, dark: $0.dark) }
  }

  /// A colour: six hexadecimal digits behind `#`, or the name of a colour of the system.
  fileprivate static let plain = SpecShape(
    words: "a colour such as '#0A84FF' or blue",
    schema: ["type": "string"]
  ) { node, reader in
    if let text = node.text {
      if let color = SpecColor.named(text) { return color }
      if text.hasPrefix("#"), text.utf8.count == 7, let color = Color(hex: String(text.dropFirst()))
      {
        return color
      }
    }
    // A '#' without quotation marks starts a comment.
    let isComment =
      node.isNothing ? " Put '#' between quotation marks, or it starts a comment." : ""
    let nearest = node.text.flatMap { NearestWord.of($0, among: SpecColor.names) }
    reader.report(
      node,
      "found \(node.words), expected a colour such as '#0A84FF', or \(NearestWord.list(SpecColor.names))."
        + (nearest.map { " Did you mean '\($0)'?" } ?? isComment))
    return nil
  }
}

/// The colours of the two appearances.
private struct ColorPair: Sendable {
  var light = Color.clear
  var dark = Color.clear

  static let shape = SpecShape<ColorPair>.object(
    "a colour", ColorPair(),
    [
      Field("light", \.light, .plain, "Colour in light appearance.", required: "light: '#FFFFFF'"),
      Field("dark", \.dark, .plain, "Colour in dark appearance.", required: "dark: '#1C1C1E'"),
    ])
}
