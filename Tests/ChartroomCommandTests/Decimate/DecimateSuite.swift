import Foundation
import TestSupport

/// A suite that runs `chartroom decimate` on files in a separate folder.
protocol DecimateSuite {
  var folder: TemporaryFolder { get }
}

extension DecimateSuite {
  /// Twelve rows; of each half the extremes are its second and its fifth row.
  var waves: [Int] { [3, 9, 4, 5, 1, 6, 3, 8, 4, 5, 2, 6] }

  /// The rows as a file, with their numbers.
  var table: String { "t,v\n" + waves.enumerated().map { "\($0),\($1)\n" }.joined() }

  /// Runs the tool on the file `data.csv` with a text.
  func run(_ text: String, _ options: String..., shell: String? = nil) throws -> ToolRun {
    try folder.put(text, in: "data.csv")
    return try ToolRun(["decimate", "data.csv"] + options, in: folder.path, shell: shell)
  }
}
