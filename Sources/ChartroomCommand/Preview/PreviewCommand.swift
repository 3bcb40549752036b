import ArgumentParser
import Chartroom
import Dashboards
import Foundation

/// `chartroom preview SPEC`.
struct PreviewCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the dashboards of a spec in a browser while the spec is written.",
    discussion: """
      The command serves a page on this machine and prints its address. The page shows the images that 'render' would \
      write. They are drawn again when the spec, an included file or a file of data changes. Problems are shown over \
      the last good images until they are mended. Queries and commands run again with each change of a file, and \
      worker processes draw the images, as with 'render'. Nothing is written to the disk. Other users of this machine \
      can open the page, too. The command runs until it is interrupted (Ctrl-C).

      If the port cannot be used, the exit code is 6; if the spec cannot be read at the start, it is 3.
      """)

  @Argument(help: ArgumentHelp("Spec (YAML or JSON).", valueName: "spec"))
  var spec: String

  @Option(
    help: ArgumentHelp("Port of the page; 0 for any free one (default: 8321).", valueName: "n"),
    transform: OptionFormat.count("a port", in: 0...65535, example: 8321).read)
  var port = 8321

  @Option(
    help: ArgumentHelp(
      "Loopback address of the page, such as ::1 (default: 127.0.0.1).", valueName: "address"),
    transform: OptionFormat.loopbackHost.read)
  var host = LoopbackHost.usual

  @Option(
    help: ArgumentHelp("Show the dashboard with this name; can be repeated.", valueName: "name"))
  var only: [String] = []

  @OptionGroup
  var parameters: ParameterArguments

  @Option(
    help: "Appearance: light, dark, or both for one image of each (default: those of the spec).")
  var appearance: AppearanceOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point, above 0 and at most 16 (default: those of the spec).", valueName: "n"),
    transform: OptionFormat.scale.read)
  var scale: Double?

  @Flag(help: "Run the commands of data sources with 'exec'; without it, their panels fail.")
  var allowExec = false

  /// The session and the server have a thread each.
  func threads() -> Int? { 2 }

  func perform() async throws -> ExitCode {
    let request = PreviewRequest(
      path: spec, parameters: try parameters.values(), only: only,
      appearances: appearance?.schemes, scale: scale, runsCommands: allowExec)
    try PreviewReading(request).check()
    let board = PreviewBoard(spec: spec)
    let server = try await PreviewServer(board, host: host, port: port)
    StandardError.print("preview: \(server.url)")
    let code = DetachedThread.start { PreviewSession(request, board: board).run() }
    guard code == 0 else {
      throw ToolError(
        .limit,
        "a thread cannot be started: \(String(cString: strerror(code))). Raise the limit on processes "
          + "(ulimit -u).")
    }
    // A signal ends the process before.
    await server.wait()
    return .internalFailure
  }
}
