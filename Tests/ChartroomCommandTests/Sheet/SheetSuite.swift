import Foundation
import TestSupport

/// A suite that runs `chartroom sheet` on five images of 240 × 320 pixels at a scale of 2.
protocol SheetSuite {
  var images: SheetImages { get }
}

/// The images of the first stage of the contest, in a separate folder.
struct SheetImages {
  let folder: TemporaryFolder
  let paths: [String]

  init() throws {
    folder = try TemporaryFolder()
    paths = try ToolRun.render(
      [ToolRun.fixtures + "/stage1.json"], to: folder.path, "--size", "120x160", "--scale", "2"
    ).paths
  }
}

extension SheetSuite {
  var folder: TemporaryFolder { images.folder }
  var pictures: [String] { images.paths }

  /// Puts files on the sheet `sheet.png`.
  func sheet(_ files: [String], _ options: String...) throws -> ToolRun {
    try ToolRun(["sheet"] + files + ["--out", folder.path + "/sheet.png"] + options)
  }
}
