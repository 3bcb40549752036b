import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("App program")
struct AppProgramTests {
  @Test("an app renders its first window to the file that its argument names")
  func window() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/harbour.png"
    let run = try Self.run([file, "120x80@2"])
    #expect(run.status == 0 && run.error.isEmpty)
    #expect(try Self.pixels(of: file) == [240, 160])
  }

  @Test("an app lists its previews, and renders one by its name at its own size")
  func previews() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/preview.png"
    #expect(try Self.run(["--previews"]).output == "Empty harbour\nHarbourView\n")
    #expect(try Self.run(["--preview", "Empty harbour", file, "300x300@1"]).status == 0)
    #expect(try Self.pixels(of: file) == [100, 50])
    let unknown = try Self.run(["--preview", "Full harbour", file])
    #expect(unknown.status == 1 && unknown.error.contains("no preview \"Full harbour\""))
  }

  @Test(
    "other arguments end an app with a help text and the status 2",
    arguments: [
      [], ["--help"], ["a.png", "10"], ["a.png", "0x10"], ["a.png", "10x10@"], ["--preview"],
      ["a.png", "10x10", "b"], ["--preview", "a"], ["--previews", "b"],
    ])
  func usage(arguments: [String]) throws {
    let run = try Self.run(arguments)
    #expect(run.status == 2 && run.output.isEmpty && run.error.contains("FILE.png"))
  }

  @Test("the window of an app has the size classes of the picture")
  func sizeClasses() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/window.png"
    func classes(_ size: String) throws -> [UserInterfaceSizeClass?] {
      let found = FoundClasses()
      try AppProgram(arguments: [file, size]).run(ClassApp(found: found))
      return found.classes
    }
    #expect(try classes("393x852@1") == [.compact, .regular])
    #expect(try classes("852x393@1") == [.regular, .compact])
  }

  /// Runs the app of the target `AppProgramSwift6`.
  private static func run(
    _ arguments: [String]
  ) throws -> (status: Int32, output: String, error: String) {
    let process = Process()
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "AppProgramSwift6")
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    func text(_ pipe: Pipe) throws -> String {
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    let texts = (try text(output), try text(error))
    process.waitUntilExit()
    return (process.terminationStatus, texts.0, texts.1)
  }

  /// The width and the height in the header of a PNG file.
  private static func pixels(of file: String) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
    return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}

@MainActor
private final class FoundClasses {
  var classes: [UserInterfaceSizeClass?] = []

  nonisolated init() {}
}

/// An app whose window records its size classes.
private struct ClassApp: App {
  var found = FoundClasses()

  var body: some Scene { WindowGroup { ClassView(found: found) } }
}

private struct ClassView: View {
  let found: FoundClasses
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  init(found: FoundClasses) { self.found = found }

  var body: some View {
    let _ = found.classes = [horizontal, vertical]
    Color.red
  }
}
