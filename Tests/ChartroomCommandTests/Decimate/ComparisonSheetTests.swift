import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("ComparisonSheet")
struct ComparisonSheetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ text: String, _ options: String...) throws -> ToolRun {
    try folder.put(text, in: "data.csv")
    return try ToolRun(["decimate", "data.csv"] + options, in: folder.path)
  }

  /// Twelve rows; of each half the extremes are its second and its fifth row.
  private let waves = [3, 9, 4, 5, 1, 6, 3, 8, 4, 5, 2, 6]

  private var table: String {
    "t,v\n" + waves.enumerated().map { "\($0),\($1)\n" }.joined()
  }

  @Test("draws all rows and the kept ones side by side")
  func compare() throws {
    let found = try run(table, "--points", "4", "--out", "kept.csv", "--compare", "both.png")
    #expect(found.output == "kept.csv\nboth.png\n" && found.errors == "")
    let bytes = try folder.bytes(of: "both.png")
    #expect(try PNG.decode(bytes).width > 1280)
    let description = try PNG.metadata(bytes).description
    #expect(description?.hasPrefix("Left: all 12 points. Right: M4: ") == true)
  }
}
