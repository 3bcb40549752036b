import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("RowFormat")
struct RowFormatTests: DecimateSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("keeps the header and rows as they stand in the file, byte for byte")
  func verbatim() throws {
    let rows = waves.enumerated().map { "\"row, \"\"\($0)\"\"\nx\";  +\($1).0e0;é\r\n" }
    let text = "\u{FEFF}name;\"a \"\"v\"\"\";other\r\n" + rows.joined()
    let found = try run(text, "--points", "8", "--y", "a \"v\"")
    #expect(found.errors == "" && found.status == 0)
    let kept = [0, 1, 4, 5, 6, 7, 10, 11].map { rows[$0] }
    #expect(found.output == "\u{FEFF}name;\"a \"\"v\"\"\";other\r\n" + kept.joined())
  }

  @Test("writes rows as CSV, JSON and indices")
  func formats() throws {
    #expect(
      try run(table, "--points", "4", "--x", "t", "--algorithm", "minmax").output
        == "t,v\n1,9\n4,1\n7,8\n10,2\n")
    #expect(
      try run(
        table, "--points", "4", "--x", "t", "--algorithm", "minmax", "--format", "indices"
      ).output == "1\n4\n7\n10\n")
    #expect(
      try run(table, "--points", "4", "--y", "v", "--algorithm", "minmax", "--format", "json")
        .output
        == #"{"algorithm":"minmax","rows":12,"index":[1,4,7,10],"x":[1,4,7,10],"y":[9,1,8,2]}"#
        + "\n")
  }

  @Test("tells times as they stand in the file, and fractions the shortest way")
  func jsonTimes() throws {
    let text = """
      day,v
      2024-05-01,1.50
      "2024-05-02T00:00Z",

      2024-05-03 12:00+01:00,-1e-7

      """
    #expect(
      try run(text, "--points", "9", "--x", "day", "--format", "json").output
        == #"{"algorithm":"m4","rows":3,"index":[0,1,2],"#
        + #""x":["2024-05-01","2024-05-02T00:00Z","2024-05-03 12:00+01:00"],"#
        + #""y":[1.5,null,-1e-07]}"# + "\n")
  }

  @Test("leaves one row of each gap between kept rows, and counts it")
  func gaps() throws {
    let values = ["", "3", "9", "4", "1", "6", "NaN", "null", "", "3", "8", "4", "2", "6", "", ""]
    let text = "v,\n" + values.map { "\($0),\n" }.joined()
    let found = try run(text, "--points", "10", "--format", "indices")
    #expect(found.output == "1\n2\n4\n5\n6\n9\n10\n12\n13\n")
    #expect(try run(text, "--points", "10").output == "v,\n3,\n9,\n1,\n6,\nNaN,\n3,\n8,\n2,\n6,\n")
  }

  @Test("writes rows without an end as they are, and none of an empty table but its header")
  func ends() throws {
    #expect(try run("t,v\n1,2\n3,4", "--points", "9").output == "t,v\n1,2\n3,4")
    #expect(try run("t,v\n", "--points", "9", "--format", "indices").output == "")
    #expect(
      try run("t,v\n", "--points", "9", "--y", "v", "--format", "json").output
        == #"{"algorithm":"m4","rows":0,"index":[],"x":[],"y":[]}"# + "\n")
  }
}
