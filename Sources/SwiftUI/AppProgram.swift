import Chartroom
import ChartroomUI
import Foundation

extension App {
  /// Renders the app's first window to a PNG file, whose path is the first argument of the program.
  ///
  /// The program takes these arguments:
  ///
  ///     FILE.png [WIDTHxHEIGHT[@SCALE]]
  ///     --previews
  ///     --preview NAME FILE.png [WIDTHxHEIGHT[@SCALE]]
  ///
  /// The option `--assets FOLDER.xcassets` in front of them gives the asset catalog of the app.
  ///
  /// The size is 393 × 852 points and the scale is 3 by default. The background is white. `--previews` prints
  /// the names of the previews, one per line, and `--preview` renders one of them. The program exits with the
  /// status 0, with 1 after an error, and with 2 and a help text for other arguments.
  ///
  /// - Note: Unlike in SwiftUI, the program ends immediately after rendering, and does not wait for tasks.
  public static func main() {
    do {
      try AppProgram(arguments: Array(CommandLine.arguments.dropFirst())).run(Self.init())
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(error is AppProgram.UsageError ? 2 : 1)
    }
  }
}

/// The program that an app is on Linux.
@MainActor
package struct AppProgram {
  /// Arguments that the program does not understand.
  package struct UsageError: Error, CustomStringConvertible {
    package let description = """
      This app is built with Chartroom, which renders it without a screen. Give the path of an image:
        FILE.png [WIDTHxHEIGHT[@SCALE]]                 renders the app's first window
        --previews                                      prints the names of the previews
        --preview NAME FILE.png [WIDTHxHEIGHT[@SCALE]]  renders a preview
      In front of them, --assets FOLDER.xcassets gives the images and colors that views refer to by name.
      """
  }

  private enum Command {
    case window(URL)
    case preview(String, URL)
    case previews
  }

  /// A preview that the program does not have.
  package struct UnknownPreviewError: Error, CustomStringConvertible {
    let name: String

    package var description: String {
      "There is no preview \"\(name)\". The option --previews prints the names of all previews."
    }
  }

  private let command: Command
  private var size = CGSize(width: 393, height: 852)
  private var scale: CGFloat = 3
  /// The folder of the asset catalog; `nil` for none.
  private var assets: URL?

  /// Reads the arguments of the program.
  ///
  /// - Throws: `UsageError` for arguments that the program does not understand.
  package init(arguments: [String]) throws {
    var rest = ArraySlice(arguments)
    func path() throws -> URL {
      guard let path = rest.popFirst(), !path.hasPrefix("-") else { throw UsageError() }
      return URL(filePath: path)
    }
    if rest.first == "--assets" {
      rest.removeFirst()
      assets = try path()
    }
    switch rest.first {
    case "--previews":
      rest.removeFirst()
      command = .previews
    case "--preview":
      rest.removeFirst()
      guard let name = rest.popFirst() else { throw UsageError() }
      command = .preview(name, try path())
    default: command = .window(try path())
    }
    if case .previews = command {} else if let text = rest.popFirst() { try readSize(text) }
    guard rest.isEmpty else { throw UsageError() }
  }

  private mutating func readSize(_ text: String) throws {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let lengths = parts[0].split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0)
    }
    let scale = parts.count == 2 ? Double(parts[1]) : 3
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1], let scale,
      [width, height, scale].allSatisfy({ $0 > 0 && $0.isFinite })
    else { throw UsageError() }
    size = CGSize(width: width, height: height)
    self.scale = scale
  }

  /// Does what the arguments ask for.
  package func run<Content: App>(_ app: @autoclosure () -> Content) throws {
    switch command {
    case .previews: for preview in _ProgramPreview.all { print(preview.name) }
    case .window(let url): try render(_AppView(app()), proposing: ProposedViewSize(size), to: url)
    case .preview(let name, let url):
      guard let preview = _ProgramPreview.all.first(where: { $0.name == name }) else {
        throw UnknownPreviewError(name: name)
      }
      try render(preview.view, proposing: preview.proposedSize(on: size), to: url)
    }
  }

  private func render<Content: View>(
    _ view: Content, proposing size: ProposedViewSize, to url: URL
  ) throws {
    let renderer = ImageRenderer(
      content: view.frame(width: size.width, height: size.height).background(Color.white))
    // The size classes of the view are those of the proposed size.
    renderer.proposedSize = size
    renderer.scale = scale
    if let assets { renderer.environment.assetCatalog = try AssetCatalog(contentsOf: assets) }
    try renderer.write(to: url)
    let warnings = renderer.warnings.map { "warning: \($0)\n" }.joined()
    FileHandle.standardError.write(Data(warnings.utf8))
  }
}
