import ChartroomCommand
import DataTables
import Foundation
import TestSupport
import Testing

@Suite("TableFiles")
struct TableFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func put(_ names: String...) throws {
    for name in names { try folder.put("day,v\n2024-05-01,1\n2024-05-02,2\n", in: name) }
  }

  @Test("patterns are expanded in the order of bytes, and other arguments stay as they are")
  func patterns() throws {
    try put("b.csv", "a.csv", "Z.csv", "a[1].csv", "c.txt")
    let path = folder.path
    #expect(
      try TableFiles(["\(path)/*.csv"]).paths
        == ["Z.csv", "a.csv", "a[1].csv", "b.csv"].map { "\(path)/\($0)" })
    #expect(
      try TableFiles(["\(path)/?.txt", "-", "x.csv"]).paths == ["\(path)/c.txt", "-", "x.csv"])
    #expect(try TableFiles(["\(path)/a[1].csv"]).paths == ["\(path)/a[1].csv"])
    #expect(try TableFiles([]).paths == ["-"])
    #expect(
      throws: ToolError(
        .badInput,
        "\(path)/*.json: no file matches the pattern. Correct it; '**' and braces are not supported."
      )
    ) {
      try TableFiles(["\(path)/*.json"])
    }
  }

  @Test("names for messages and legends")
  func names() throws {
    #expect(try TableFiles(["-"]).name == "standard input")
    #expect(try TableFiles(["a.csv", "b.csv"]).name == "a.csv and 1 other file")
    let files = try TableFiles(["x/a.csv", "y/a.csv", "y/b.tar.gz"])
    #expect(files.name == "x/a.csv and 2 other files")
    #expect(files.paths.map(files.label) == ["x/a.csv", "y/a.csv", "b.tar"])
  }

  @Test("several files are one line or, at equal times, a line for each file")
  func drawn() throws {
    try folder.put("day,v\n2024-05-01,1\n2024-05-02,5\n", in: "a.csv")
    try folder.put("day,v\n2024-05-03,9\n2024-05-04,2\n", in: "b.csv")
    try folder.put("day,v\n2024-05-01,1\n2024-05-02,5\n2024-05-03,9\n2024-05-04,2\n", in: "all.csv")
    try folder.put("day,v\n2024-05-01,4\n2024-05-02,2\n", in: "c.csv")
    try folder.put(
      "day,v,file\n2024-05-01,1,a\n2024-05-02,5,a\n2024-05-01,4,c\n2024-05-02,2,c\n", in: "ac.csv")
    func picture(_ files: String...) throws -> Data {
      let run = try ToolRun(["plot"] + files + ["-o", "x.png"], in: folder.path)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      return try Data(contentsOf: URL(filePath: folder.path + "/x.png"))
    }
    #expect(try picture("a.csv", "b.csv") == picture("all.csv"))
    #expect(try picture("[ab].csv") == picture("all.csv"))
    #expect(try picture("a.csv", "c.csv") == picture("ac.csv"))
    let other = try ToolRun(["plot", "a.csv", "none*.csv", "-o", "x.png"], in: folder.path)
    #expect(other.status == 3 && other.errors.contains("none*.csv: no file matches"))
  }

  @Test("raw records are drawn as the same table in CSV")
  func raw() throws {
    var records: [UInt8] = []
    var text = "time,load\n"
    for row in 0..<50 {
      let (time, load) = (1_714_521_600 + Int64(row) * 60, sin(Double(row) / 5))
      withUnsafeBytes(of: time.littleEndian) { records += $0 }
      withUnsafeBytes(of: load.bitPattern.littleEndian) { records += $0 }
      text += "\(time),\(load)\n"
    }
    try Data(records).write(to: URL(filePath: folder.path + "/data.raw"))
    try folder.put(text, in: "data.csv")
    let raw = try ToolRun(
      ["plot", "data.raw", "--raw", "time:i64,load:f64", "-o", "raw.png"], in: folder.path)
    #expect(raw.status == 0)
    #expect(
      raw.errors == "chartroom: data.raw: Column 'time' was read as times: seconds since 1970.\n")
    #expect(try ToolRun(["plot", "data.csv", "-o", "csv.png"], in: folder.path).status == 0)
    #expect(
      try Data(contentsOf: URL(filePath: folder.path + "/raw.png"))
        == Data(contentsOf: URL(filePath: folder.path + "/csv.png")))
    let cut = try ToolRun(["plot", "data.raw", "--raw", "f64,f64,f64"], in: folder.path)
    #expect(cut.status == 3 && cut.errors.contains("800 bytes is not a multiple of 24"))
    #expect(try ToolRun(["plot", "data.raw", "--raw", "f16"], in: folder.path).status == 2)
    let both = try ToolRun(["plot", "data.raw", "--raw", "f64", "--dates", "dmy"], in: folder.path)
    #expect(both.status == 2 && both.errors.contains("--dates is for texts"))
  }
}
