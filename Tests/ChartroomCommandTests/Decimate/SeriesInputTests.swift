import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("SeriesInput")
struct SeriesInputTests: DecimateSuite {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("reads bare numbers")
  func raw() throws {
    var bytes = Data()
    for value in [1.5, .nan, 2, -1e300] {
      withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
    try bytes.write(to: URL(filePath: folder.path + "/a.f64"))
    let raw = ["decimate", "a.f64", "--raw", "f64", "--points", "4"]
    #expect(
      try ToolRun(raw, in: folder.path).output == "index,value\n0,1.5\n1,\n2,2\n3,-1e+300\n")
    #expect(
      try ToolRun(raw + ["--format", "json"], in: folder.path).output
        == #"{"algorithm":"m4","rows":4,"index":[0,1,2,3],"x":[0,1,2,3],"y":[1.5,null,2,-1e+300]}"#
        + "\n")
    try bytes.dropLast().write(to: URL(filePath: folder.path + "/a.f64"))
    let odd = try ToolRun(raw, in: folder.path)
    #expect(odd.status == 3)
    #expect(
      odd.errors.hasPrefix(
        "chartroom: a.f64: 31 bytes is not a multiple of 8, the size of a 64-bit number."))
    #expect(try ToolRun(raw + ["--y", "v"], in: folder.path).status == 2)
    try Data().write(to: URL(filePath: folder.path + "/a.f64"))
    #expect(try ToolRun(raw + ["--report"], in: folder.path).output == "index,value\n")
  }

  @Test("warns of infinite values, which are gaps")
  func infinite() throws {
    let found = try run("v\n1\ninf\n-1e999\n2\n", "--points", "4", "--format", "json")
    #expect(found.output.hasSuffix(#""y":[1,null,null,2]}"# + "\n"))
    #expect(found.errors == "chartroom: warning: data.csv: 2 infinite values are treated as gaps\n")
    let one = try run("v\n1\ninf\n2\n", "--points", "3")
    #expect(one.errors == "chartroom: warning: data.csv: 1 infinite value is treated as a gap\n")
  }

  @Test("keeps whole positions exact, and takes fractions and times")
  func positions() throws {
    func x(_ cells: [String]) throws -> String {
      let text = "t,v\n" + cells.map { "\($0),1\n" }.joined()
      let found = try run(text, "--points", "9", "--x", "t", "--format", "json")
      return found.output.firstMatch(of: /"x":(\[.*?\])/).map { String($0.1) } ?? found.errors
    }
    #expect(
      try x(["9007199254740993", "9007199254740995"]) == "[9007199254740993,9007199254740995]")
    #expect(try x(["0", "0.5", "1e3"]) == "[0,0.5,1000]")
    #expect(try x(["2024-05-01", "2024-05-02"]) == #"["2024-05-01","2024-05-02"]"#)
    #expect(try x([]) == "[]")
  }
}
