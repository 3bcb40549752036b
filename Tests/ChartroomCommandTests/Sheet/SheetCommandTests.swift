import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("chartroom sheet")
struct SheetCommandTests: SheetSuite {
  let images: SheetImages

  init() throws { images = try SheetImages() }

  @Test("puts pictures side by side and prints its path")
  func done() throws {
    // Three columns are what five such pictures get anyway.
    let run = try sheet(pictures, "--columns", "2")
    #expect(run.status == 0 && run.paths == [folder.path + "/sheet.png"] && run.errors.isEmpty)
    let bytes = try folder.bytes(of: "sheet.png")
    let bitmap = try PNG.decode(bytes)
    #expect(bitmap.width == 2 * (2 * 120 + 3 * 16))
    #expect(bitmap.height == 2 * (3 * (160 + 20 + 16) + 16))
    let metadata = try PNG.metadata(bytes)
    #expect(metadata.scale == 2)
    #expect(metadata.description?.hasPrefix("Contact sheet: stage1-1, stage1-2") == true)
  }

  @Test("leaves out what is no picture, names it, and says so in its status")
  func bad() throws {
    try folder.put("no picture", in: "text.png")
    let text = folder.path + "/text.png"
    let some = try sheet([pictures[0], text])
    #expect(some.status == 4 && some.errors.contains("text.png: the file has no valid PNG header"))
    let missing = try sheet([pictures[0], folder.path + "/missing.png"])
    #expect(missing.status == 4 && missing.errors.contains("missing.png: cannot read"))
    #expect(try PNG.decode(folder.bytes(of: "sheet.png")).width == 2 * (120 + 32))
    #expect(try sheet([folder.path]).errors.contains("/*.png"))
    let none = try sheet([text])
    #expect(none.status == 3 && none.output.isEmpty)
  }

  /// The beginning of a PNG file of a size.
  private func header(_ width: UInt32, _ height: UInt32) -> Data {
    var bytes = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    bytes.append(contentsOf: Array("IHDR".utf8))
    for side in [width, height] {
      withUnsafeBytes(of: side.bigEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(contentsOf: [8, 2, 0, 0, 0, 0, 0, 0, 0])
    return bytes
  }

  @Test("ends with 5 for a sheet that is too large, before it reads a pixel")
  func tooLarge() throws {
    try header(11_000, 11_000).write(to: URL(filePath: folder.path + "/large.png"))
    let large = Array(repeating: folder.path + "/large.png", count: 3)
    let run = try sheet(large)
    #expect(run.status == 5 && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("chartroom: the sheet takes 1857 MiB of pixels, and the limit is 512. "))
    #expect(run.errors.contains("--reduce 2"))
    let side = try sheet(large, "--columns", "3")
    #expect(
      side.status == 5 && side.errors.contains("has a side of 33064 pixels, and the limit is"))
    // Reduced they fit; that their pixels are missing shows then.
    #expect(try sheet(large, "--reduce", "8").status == 3)
  }

  @Test("arranges the others anew when the pixels of a picture turn out to be broken")
  func brokenPixels() throws {
    let whole = try folder.bytes(of: "stage1-1.png")
    try Data(whole.dropLast(200)).write(to: URL(filePath: folder.path + "/cut.png"))
    let run = try sheet([pictures[0], folder.path + "/cut.png", pictures[1]], "--columns", "3")
    #expect(run.status == 4 && run.errors.contains("cut.png: PNG"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try PNG.decode(folder.bytes(of: "sheet.png")).width == 2 * (2 * 120 + 3 * 16))
  }

  @Test("writes the same pixels with every effort, and knows no other")
  func compression() throws {
    let sheets = try ["fast", "balanced", "small"].map { effort in
      #expect(try sheet(pictures, "--png", effort).status == 0)
      return try PNG.decode(folder.bytes(of: "sheet.png"))
    }
    #expect(sheets[0] == sheets[1] && sheets[1] == sheets[2])
    #expect(try sheet(pictures, "--png", "tiny").status == 2)
  }

  @Test("refuses odd columns and places that cannot be written")
  func usage() throws {
    for columns in ["0", "-1", "x", "1.5", "1001"] {
      #expect(try sheet(pictures, "--columns", columns).status == 2, "\(columns)")
    }
    #expect(try ToolRun(["sheet", pictures[0], "--out", ""]).status == 2)
    #expect(
      try ToolRun(["sheet", pictures[0], "--out", folder.path + "/no/sheet.png"]).status == 6)
  }

  @Test("captions are the paths without the folders that all share, and without their extension")
  func captions() throws {
    let file = try folder.bytes(of: "stage1-1.png")
    for name in ["x/a/one.png", "x/b/one.PNG", "x/b/c.d"] {
      try folder.put("", in: name)
      try Data(file).write(to: URL(filePath: folder.path + "/" + name))
    }
    func captions(_ names: String...) throws -> String? {
      #expect(try sheet(names.map { folder.path + "/" + $0 }).status == 0)
      return try PNG.metadata(folder.bytes(of: "sheet.png")).description
    }
    #expect(try captions("x/a/one.png", "x/b/one.PNG") == "Contact sheet: a/one, b/one.")
    #expect(try captions("x/b/one.PNG", "x/b/c.d") == "Contact sheet: one, c.d.")
    #expect(try captions("x/a/one.png") == "Contact sheet: one.")
    #expect(try captions("x/a/one.png", "x/a/one.png") == "Contact sheet: one, one.")
  }
}
