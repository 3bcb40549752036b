import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("FittedDecimation")
struct FittedDecimationTests: DecimateSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("never keeps more rows than it may", arguments: ["m4", "minmax", "lttb", "minmaxlttb"])
  func most(algorithm: String) throws {
    var random = SplitMix64(seed: 4)
    let values = (0..<2000).map { _ in
      Int.random(in: 0..<20, using: &random) == 0
        ? "" : "\(Int.random(in: 0...999, using: &random))"
    }
    let text = "v\n" + values.map { "\($0)\n" }.joined()
    for points in [600, 900, 1999] {
      let found = try run(text, "--points", "\(points)", "--algorithm", algorithm)
      let rows = found.output.split(separator: "\n", omittingEmptySubsequences: false).count - 2
      #expect(found.status == 0 && rows <= points && rows > points * 2 / 3, "\(points): \(rows)")
    }
    let few = try run(text, "--points", "50", "--algorithm", algorithm)
    // Those that choose by triangles keep their number of rows, and may lose a run between two gaps.
    guard algorithm == "m4" || algorithm == "minmax" else {
      #expect(few.status == 0 && few.output.split(separator: "\n").count <= 51)
      return
    }
    #expect(few.status == 3 && few.output == "")
    let words = few.errors.split(separator: " ").compactMap { Int($0) }
    let least = try #require(words.last)
    #expect(try run(text, "--points", "\(least)", "--algorithm", algorithm).status == 0)
    #expect(try run(text, "--points", "\(least - 1)", "--algorithm", algorithm).status == 3)
  }

  @Test("keeps both ends by LTTB, and the row of the gap between them")
  func ends() throws {
    let text = "y\n1\n2\n\"\"\n4\n5\n"
    for algorithm in ["lttb", "minmaxlttb"] {
      let two = try run(text, "--points", "2", "--algorithm", algorithm)
      #expect(two.status == 3 && two.errors.contains("at least 3 rows"), "\(two.errors)")
      let three = try run(text, "--points", "3", "--algorithm", algorithm, "--format", "indices")
      #expect(three.output == "0\n2\n4\n")
    }
  }

  @Test("says how many rows there are at least")
  func least() throws {
    let found = try run(table, "--points", "3", "--y", "v")
    #expect(found.status == 2)
    #expect(
      found.errors
        == "chartroom: --points: '3' is less than 4, the minimum number of rows for m4. Give 4 or more.\n"
    )
  }

  @Test("keeps all rows of a file that has no more than it may keep")
  func small() throws {
    #expect(try run(table, "--points", "12").output == table)
    #expect(try run("t,v\n", "--points", "1").output == "t,v\n")
    #expect(try run("t,v", "--points", "1", "--y", "v", "--report").output == "t,v")
    #expect(try run("t,v\r\n", "--points", "1").output == "t,v\r\n")
    #expect(try run("t,v\n1,2", "--points", "1", "--report").output == "t,v\n1,2")
    #expect(try run("v\n\n\n5\n", "--points", "3", "--report").output == "v\n\n\n5\n")
    #expect(try run("t,v\n\n1,2\n\n", "--points", "3").output == "t,v\n1,2\n")
  }

  @Test("a series without a finite value keeps no more rows than it may")
  func gapsOnly() throws {
    let text = "v\n" + String(repeating: "nan\n", count: 50)
    for algorithm in ["m4", "minmax", "lttb", "minmaxlttb"] {
      let found = try run(
        text, "--points", "2", "--y", "v", "--algorithm", algorithm, "--format", "indices")
      #expect(
        found.status == 0 && found.output.split(separator: "\n").count <= 2, "\(found.errors)")
    }
  }
}
