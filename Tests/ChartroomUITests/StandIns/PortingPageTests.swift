import Foundation
import Testing

@Suite("The page about porting")
struct PortingPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test("every Swift example of the page is a part of a file that compiles")
  func examples() throws {
    let page = try Self.text("Sources/Chartroom/Chartroom.docc/PortingViews.md")
    let file = try Self.text("Tests/AppSourceSwift5/App/System/PortingExamples.swift")
    let examples = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(examples.count == 7)
    for example in examples { #expect(file.contains(example), "\(example)") }
  }

  @Test("the pages of the catalogue to which the page leads exist")
  func links() throws {
    let page = try Self.text("Sources/Chartroom/Chartroom.docc/PortingViews.md")
    let names = page.matches(of: /<doc:(\w+)>/).map { String($0.1) }
    #expect(!names.isEmpty)
    for name in Set(names) {
      let text = try Self.text("Sources/Chartroom/Chartroom.docc/\(name).md")
      #expect(text.hasPrefix("# "))
    }
  }
}
