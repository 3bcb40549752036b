import Dashboards
import Foundation
import Testing

@Suite("The reference of keys")
struct SpecReferenceTests {
  @Test("The page of the documentation is up to date")
  func page() throws {
    let url = URL(filePath: FixtureSpecs.folder).appending(
      path: "../../Sources/Chartroom/Chartroom.docc/DashboardKeys.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    #expect(
      page == SpecReference.markdown(),
      "Run: chartroom schema --reference > Sources/Chartroom/Chartroom.docc/DashboardKeys.md")
  }

  @Test("Every link has a heading, and every key of the schema has a row")
  func links() {
    let page = SpecReference.markdown()
    let headings = Set(
      page.matches(of: /(?m)^## (.+)$/).map {
        $0.1.split(separator: " ").joined(separator: "-")
      })
    let links = page.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty && links.allSatisfy(headings.contains))
    let rows = Set(page.matches(of: /(?m)^\| (?:\*\*)?`([^`]+)`/).map { String($0.1) })
    #expect(rows == Self.keys(of: SpecFile.schema))
  }

  /// The keys of all mappings in a schema.
  private static func keys(of schema: SchemaValue) -> Set<String> {
    var result: Set<String> = []
    switch schema {
    case .object(let members):
      if case .object(let properties)? = schema["properties"] {
        result.formUnion(properties.map(\.key))
      }
      for member in members { result.formUnion(keys(of: member.value)) }
    case .array(let values):
      for value in values { result.formUnion(keys(of: value)) }
    case .text, .number, .boolean: break
    }
    return result
  }
}
