import ArgumentParser
import CKernels
import Chartroom
import Dashboards
import Foundation

/// The first line that a worker process gets.
struct WorkerSetup: Codable {
  /// The specs of the run.
  var specs: [SpecSource]
  /// The place of the pictures.
  var output: Output
  /// The options of the run.
  var drawing: DrawingOptions
  /// The memory limit in bytes; `nil` for none.
  var memory: Int?

  /// The places to which a worker writes pictures.
  enum Output: Codable, Hashable {
    /// A folder with a file for each picture.
    case folder(String)
    /// The shared file of `WorkerProgram`.
    case shared
    /// The answers.
    case answers
  }
}

/// `chartroom worker`, which another process of the tool starts to draw the items of a run.
///
/// It reads a `WorkerSetup` and then instances of `RunItem`, and writes instances of `WorkerAnswer`, one a line, on
/// the descriptors of `WorkerProgram`. It ends when no more items come, or with its parent.
struct WorkerCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Draws images for another process.", shouldDisplay: false)

  @Argument(help: "Id of the process that starts the worker.")
  var parent: Int32

  /// The limits were checked by the parent.
  func threads() -> Int? { nil }

  func perform() throws -> ExitCode {
    var lines = LineReader(WorkerProgram.requests)
    guard ck_end_with_parent(parent, SIGTERM), let line = lines.next(),
      let setup = try? JSONDecoder().decode(WorkerSetup.self, from: Data(line))
    else {
      throw ToolError(.usage, "'worker' is for processes of the tool itself. Use 'render'.")
    }
    // Programs that the worker starts must not keep the pipes open.
    for file in WorkerProgram.requests..<WorkerProgram.firstFree {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    // A terminal signals all processes; the parent decides.
    for number in [SIGINT, SIGHUP, SIGQUIT] { signal(number, SIG_IGN) }
    if let memory = setup.memory {
      var limit = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
      guard setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0 else {
        throw ToolError(
          .limit, "the memory limit cannot be set: \(String(cString: strerror(errno))).")
      }
    }
    var files: [Int: SpecFile] = [:]
    let output: DashboardArtist.Output =
      switch setup.output {
      case .folder(let folder): .folder(folder)
      case .shared: .memory(MemoryFile(descriptor: WorkerProgram.sharedFile))
      case .answers: .result
      }
    let artist = DashboardArtist(output: output, setup.drawing) { index in
      if let known = files[index] { return known }
      guard setup.specs.indices.contains(index) else {
        throw ToolError(.internalFailure, "the run has no spec \(index).")
      }
      let file = try setup.specs[index].file()
      files[index] = file
      return file
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    while let line = lines.next() {
      let item = try JSONDecoder().decode(RunItem.self, from: Data(line))
      let record = artist.draw(item)
      let answer = try encoder.encode(WorkerAnswer(record: record, picture: artist.picture))
      guard SystemCalls().writeAll(answer + [UInt8(ascii: "\n")], to: WorkerProgram.answers) == 0
      else { return .done }
    }
    return .done
  }
}
