import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("ComparisonSheet")
struct ComparisonSheetTests: DecimateSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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
