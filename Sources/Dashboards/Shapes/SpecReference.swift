/// The reference of all keys of specs, as a page in Markdown.
///
/// The page is derived from the JSON Schema, so that it lists exactly the keys that are read.
package enum SpecReference {
  /// Returns the page: a table of keys for each kind of mapping, in the order in which the keys first refer to it.
  package static func markdown() -> String {
    var page = [
      "# Keys of dashboard specs", "",
      "All keys of the YAML and JSON files that `chartroom render` draws as dashboards.", "",
      "## Overview", "",
      """
      `chartroom schema --reference` prints this page, and `chartroom schema` the same as a JSON Schema for editors. \
      Keys in bold are required. Each mapping has exactly one of the keys that are marked with ◇. Wherever a value is \
      expected, a parameter such as `${day}` can be given.
      """,
    ]
    var sections = [Section(title: "a spec", schema: SpecFile.schema)]
    var next = 0
    while next < sections.count {
      page += ["", "## \(sections[next].heading)", ""]
      page += table(of: sections[next], collecting: &sections)
      next += 1
    }
    return page.joined(separator: "\n") + "\n"
  }

  /// A kind of mapping.
  private struct Section {
    let title: String
    let schema: SchemaValue

    /// The title without its article, such as `Panel`.
    var heading: String {
      let words = title.split(separator: " ").drop { ["a", "an"].contains($0) }
        .joined(separator: " ")
      return words.prefix(1).uppercased() + words.dropFirst()
    }

    var link: String {
      "[\(heading.lowercased())](#\(heading.split(separator: " ").joined(separator: "-")))"
    }
  }

  private static func table(
    of section: Section, collecting sections: inout [Section]
  ) -> [String] {
    guard case .object(let properties)? = section.schema["properties"] else { return [] }
    let required = section.schema["required"]?.texts ?? []
    let choices = section.schema["oneOf"]?.elements.flatMap { $0["required"]?.texts ?? [] } ?? []
    var lines = ["| key | value | meaning |", "|---|---|---|"]
    for property in properties {
      var key = "`\(property.key)`"
      if required.contains(property.key) { key = "**\(key)**" }
      if choices.contains(property.key) { key += " ◇" }
      let form = form(of: property.value, collecting: &sections)
      lines.append("| \(key) | \(form) | \(escaped(property.value["description"]?.text ?? "")) |")
    }
    return lines
  }

  /// Returns the valid values in words.
  private static func form(
    of schema: SchemaValue, collecting sections: inout [Section]
  ) -> String {
    if let alternatives = schema["anyOf"]?.elements {
      // A parameter can be given everywhere.
      let forms = alternatives.filter { $0["pattern"] == nil }
        .map { form(of: $0, collecting: &sections) }
      return forms.indices.filter { forms.firstIndex(of: forms[$0]) == $0 }.map { forms[$0] }
        .joined(separator: " or ")
    }
    if let words = schema["enum"]?.texts {
      return words.map { "`\($0)`" }.joined(separator: ", ")
    }
    if let element = schema["items"] {
      return "list: \(form(of: element, collecting: &sections))"
    }
    if schema["properties"] != nil, let title = schema["title"]?.text {
      let section = Section(title: title, schema: schema)
      if !sections.contains(where: { $0.title == title }) { sections.append(section) }
      return section.link
    }
    if let element = schema["additionalProperties"] {
      return "by name: \(form(of: element, collecting: &sections))"
    }
    switch schema["type"]?.text {
    case "integer": return "integer\(range(of: schema))"
    case "number": return "number\(range(of: schema))"
    case "boolean": return "`true`, `false`"
    default: return "text"
    }
  }

  private static func range(of schema: SchemaValue) -> String {
    guard let least = schema["minimum"], let most = schema["maximum"] else { return "" }
    return ", \(least.json) to \(most.json)"
  }

  /// Returns the text with the characters escaped that divide the cells of a table.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension SchemaValue {
  /// The text; `nil` for other values.
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The elements of an array; none for other values.
  fileprivate var elements: [SchemaValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// The texts of an array; `nil` for other values.
  fileprivate var texts: [String]? {
    if case .array(let values) = self { values.compactMap(\.text) } else { nil }
  }
}
