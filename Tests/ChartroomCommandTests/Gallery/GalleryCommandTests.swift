import CairoCanvas
import Foundation
import Showcase
import TestSupport
import Testing

@Suite("chartroom gallery")
struct GalleryCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func gallery(_ options: String..., shell: String? = nil) throws -> ToolRun {
    try ToolRun(["gallery", "--out", folder.path + "/g"] + options, shell: shell)
  }

  @Test("writes the pictures of the chosen scenes in both appearances, then the page")
  func files() throws {
    let run = try gallery("--filter", "grammar.styles", "--filter", "DRAWING.shapes")
    let names = [
      "grammar.styles.png", "grammar.styles-dark.png", "grammar.styles-vertical.png",
      "grammar.styles-vertical-dark.png", "drawing.shapes.png", "drawing.shapes-dark.png",
      "index.html",
    ]
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.paths == names.map { "\(folder.path)/g/\($0)" })
    let file = try folder.bytes(of: "g/grammar.styles.png")
    let picture = try PNG.decode(file)
    #expect(picture.width == 720 && picture.height == 480)
    let metadata = try PNG.metadata(file)
    #expect(metadata.scale == 2 && metadata.description == "The styles of pancakes by their sales.")
    #expect(try folder.bytes(of: "g/grammar.styles-dark.png") != file)
    let page = try folder.text(of: "g/index.html")
    for name in names.dropLast() { #expect(page.contains("\"\(name)\""), "\(name)") }
    #expect(page.contains("BarMark(x: .value(&quot;Sales&quot;, $0.count)"))
  }

  @Test("writes one picture of each scene in one appearance", arguments: ["light", "dark"])
  func oneAppearance(appearance: String) throws {
    let run = try gallery("--filter", "layout.*", "--appearance", appearance)
    let ending = appearance == "dark" ? "-dark.png" : ".png"
    #expect(run.status == 0)
    #expect(
      run.paths.dropLast().map { $0.split(separator: "/").last ?? "" }
        == ["text-styles", "list-cell", "wrapping"].map { "layout.\($0)\(ending)" })
    #expect(try folder.text(of: "g/index.html").contains("<source") == false)
  }

  @Test("needs no file of the repository: it works from any folder, with an empty environment")
  func moved() throws {
    let tool = folder.path + "/moved"
    try FileManager.default.copyItem(atPath: ToolRun.executable, toPath: tool)
    let run = try ToolRun(
      ["gallery", "--out", "g", "--filter", "grammar.scatter"], environment: [:], in: folder.path,
      shell: "shift; exec '\(tool)' \"$@\"")
    #expect(run.status == 0 && run.paths.last == "g/index.html")
    #expect(try folder.text(of: "g/index.html").contains("struct Penguins: View {"))
  }

  @Test("refuses a filter that matches nothing and a missing folder, and writes nothing")
  func usage() throws {
    let none = try gallery("--filter", "no-such-scene")
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("chartroom: --filter: no scene has a name like 'no-such-scene'."))
    #expect(try gallery("--appearance", "dim").status == 2)
    #expect(try ToolRun(["gallery"]).status == 2)
    let empty = try ToolRun(["gallery", "--out", ""])
    #expect(empty.status == 2 && empty.errors.contains("--out is empty"))
    #expect(try folder.names.isEmpty)
  }

  @Test("ends with 6 on a full disk, leaves an old page and no partial file")
  func fullDisk() throws {
    try folder.put("old", in: "g/index.html")
    let run = try gallery(
      "--filter", "grammar.styles", shell: #"ulimit -f 1; trap '' XFSZ; exec "$@""#)
    #expect(run.status == 6 && run.output.isEmpty)
    #expect(run.errors.contains("grammar.styles.png: cannot write: File too large."))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/g") == ["index.html"])
    #expect(try folder.text(of: "g/index.html") == "old")
  }
}
