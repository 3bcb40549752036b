import Chartroom
import ChartroomUI
import Foundation

/// The pictures of the screens in the folder that the variable `SCREEN_PICTURES` names, for people to look at.
@MainActor
enum ScreenPictures {
  private static let folder = ProcessInfo.processInfo.environment["SCREEN_PICTURES"]

  /// Writes the picture of a stage as `<name>.png`; without the variable, draws nothing.
  static func write(_ stage: Stage, _ name: String) throws {
    guard let folder else { return }
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let file = name.replacing(", ", with: "-").replacing(" ", with: "-")
    let png = try Rasterizer().png(of: stage.drawList(), size: stage.size, scale: 2)
    try Data(png).write(to: url.appending(path: "\(file).png"))
  }
}
