import Dashboards
import Foundation
import Testing

@Suite("The JSON Schema of specs")
struct SchemaTests {
  @Test("It is JSON")
  func isJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(SpecFile.schema.json.utf8))
    let schema = try #require(object as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let keys = try #require(schema["properties"] as? [String: Any])
    #expect(keys.keys.contains("dashboards") && keys.keys.contains("data"))
  }

  @Test("It accepts the specs that come with the repository", arguments: FixtureSpecs.all)
  func fixtures(path: String) throws {
    let node = try SpecParser.parse(FixtureSpecs.bytes(path), file: path)
    #expect(SchemaCheck.problems(of: node, SpecFile.schema) == [])
  }

  @Test("It accepts the starter")
  func starter() throws {
    let node = try SpecParser.parse(Array(Starter.files[0].text.utf8), file: "nightly.yaml")
    #expect(SchemaCheck.problems(of: node, SpecFile.schema) == [])
  }

  @Test(
    "It refuses misspelt keys and words, and values of wrong types",
    arguments: [
      ("{text: x, titel: a}", "dashboards[0].panels[0].titel"),
      ("{chart: {mark: lines}}", "dashboards[0].panels[0].chart.mark"),
      ("{chart: {x: {field: t}}}", "dashboards[0].panels[0].chart"),
      ("{text: [x]}", "dashboards[0].panels[0].text"),
      ("{text: x, span: 99}", "dashboards[0].panels[0].span"),
      ("{text: x, table: {}}", "dashboards[0].panels[0]"),
      ("{gauge: {field: n, range: [1]}}", "dashboards[0].panels[0].gauge.range"),
      ("{image: {file: a.png, fit: full}}", "dashboards[0].panels[0].image.fit"),
    ])
  func refused(panel: String, place: String) throws {
    let spec = SpecExample.panel(panel)
    let node = try SpecParser.parse(Array(spec.utf8), file: "s.yaml")
    #expect(SchemaCheck.problems(of: node, SpecFile.schema) == [place])
    #expect(!SpecExample.problems(of: spec).isEmpty)
  }
}

/// The specs in `Fixtures/dashboards`.
enum FixtureSpecs {
  static let folder =
    (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appending(path: "Fixtures/dashboards").path

  static let all = [
    "chart-sets.yaml", "climate.yaml", "finance.yaml", "nightly.yaml", "sales.yaml", "sensor.yaml",
    "server-load.yaml", "souq.yaml", "status.yaml", "web-traffic.yaml", "weekly-report.yaml",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: folder + "/" + name)))
  }

  static func file(_ name: String, parameters: [String: String] = [:]) throws -> SpecFile {
    try SpecFile(bytes(name), path: folder + "/" + name, parameters: parameters)
  }
}

/// A check of the keywords of JSON Schema that the schema of specs has.
enum SchemaCheck {
  /// Returns the paths of the values that a schema does not accept.
  static func problems(of node: SpecNode, _ schema: SchemaValue) -> [String] {
    if case .array(let schemas)? = schema["anyOf"] {
      return schemas.contains { problems(of: node, $0).isEmpty } ? [] : [node.path]
    }
    if case .array(let words)? = schema["enum"] {
      return words.contains(.text(text(node) ?? "")) ? [] : [node.path]
    }
    var types: [SchemaValue] = []
    if let type = schema["type"] {
      if case .array(let several) = type { types = several } else { types = [type] }
    }
    guard types.isEmpty || types.contains(where: { fits(node, $0) }) else { return [node.path] }
    if case .text(let pattern)? = schema["pattern"] {
      return (text(node) ?? "").range(of: pattern, options: .regularExpression) == nil
        ? [node.path] : []
    }
    let number = text(node).flatMap { Double($0) }
    if let number, case .number(let least)? = schema["minimum"], number < least {
      return [node.path]
    }
    if let number, case .number(let most)? = schema["maximum"], number > most { return [node.path] }
    switch node.content {
    case .scalar: return []
    case .sequence(let nodes) where !fits(nodes.count, schema): return [node.path]
    case .sequence(let nodes):
      return schema["items"].map { items in nodes.flatMap { problems(of: $0, items) } } ?? []
    case .mapping(let members): return problems(of: node, members, schema)
    }
  }

  private static func problems(
    of node: SpecNode, _ members: [SpecNode.Member], _ schema: SchemaValue
  ) -> [String] {
    func isComplete(_ schema: SchemaValue) -> Bool {
      guard case .array(let keys)? = schema["required"] else { return true }
      return keys.allSatisfy { key in members.contains { .text($0.key) == key } }
    }
    if !isComplete(schema) { return [node.path] }
    if case .array(let schemas)? = schema["oneOf"], schemas.count(where: isComplete) != 1 {
      return [node.path]
    }
    return members.flatMap { member in
      if let known = schema["properties"]?[member.key] { return problems(of: member.value, known) }
      if let other = schema["additionalProperties"], other != .boolean(false) {
        return problems(of: member.value, other)
      }
      return [member.value.path]
    }
  }

  private static func fits(_ count: Int, _ schema: SchemaValue) -> Bool {
    if case .number(let least)? = schema["minItems"], Double(count) < least { return false }
    if case .number(let most)? = schema["maxItems"], Double(count) > most { return false }
    return true
  }

  private static func text(_ node: SpecNode) -> String? {
    if case .scalar(let text, _) = node.content { text } else { nil }
  }

  private static func fits(_ node: SpecNode, _ type: SchemaValue) -> Bool {
    guard case .text(let type) = type else { return false }
    switch (node.content, type) {
    case (.sequence, "array"), (.mapping, "object"): return true
    case (.scalar(let text, let isQuoted), "number"): return !isQuoted && Double(text) != nil
    case (.scalar(let text, let isQuoted), "integer"): return !isQuoted && Int(text) != nil
    case (.scalar(let text, let isQuoted), "boolean"):
      return !isQuoted && (text == "true" || text == "false")
    case (.scalar(let text, let isQuoted), "string"):
      return isQuoted || Double(text) == nil && text != "true" && text != "false"
    default: return false
    }
  }
}
