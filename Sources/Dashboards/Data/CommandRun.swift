import Chartroom
import Foundation

/// The run of a command that writes rows to its standard output.
struct CommandRun {
  let command: ExecSpec
  /// The name of the spec for messages.
  let file: String

  /// The exit status by which a program reports a transient failure: `EX_TEMPFAIL` of sysexits.h.
  private static let transientStatus: Int32 = 75
  /// The number of bytes of the messages of the command that are kept.
  private static let mostMessages = 4096

  /// The name of the output for messages.
  var name: String { "the output of '\(program)'" }

  private var program: String { command.command.first?.value ?? "" }

  /// Runs the command in the folder of the spec.
  ///
  /// The function blocks the thread until the command has ended and closed its standard output and error. At the time
  /// limit, the command and its children in its process group are ended.
  ///
  /// - Returns: The bytes of its standard output.
  /// - Throws: `SpecProblem` for a program that cannot be started and for an exit status other than 0 and 75, and
  ///   `SourceError` for the status 75, a signal, and limits.
  func output() throws -> [UInt8] {
    let (output, messages): (ProcessPipe, ProcessPipe)
    do throws(WorkerProcessError) {
      output = try ProcessPipe()
      do throws(WorkerProcessError) {
        messages = try ProcessPipe()
      } catch {
        output.closeBoth()
        throw error
      }
    } catch {
      throw SourceError(kind: .limit, problem: problem("cannot be started: \(error.reason)."))
    }
    defer {
      close(output.read)
      close(messages.read)
    }
    let id: pid_t
    do throws(WorkerProcessError) {
      defer {
        close(output.write)
        close(messages.write)
      }
      id = try ProcessStart(
        program: program, arguments: command.command.dropFirst().map(\.value),
        files: [(output.write, STDOUT_FILENO), (messages.write, STDERR_FILENO)],
        command: ProcessStart.Command(folder: folder)
      ).start()
    } catch {
      throw problem("cannot be started: \(error.reason). Correct the name of the program.")
    }
    let reading = read(output.read, messages.read, of: id)
    // Children of a command that has ended can still run.
    if reading.end != .finished { Temporaries.endWorker(id) }
    let end = WorkerEnd(status: Temporaries.reapWorker(id))
    switch reading.end {
    case .timedOut:
      let seconds = NumberText.shortest(command.timeout)
      throw SourceError(
        kind: .limit,
        problem: problem("took longer than \(seconds) s. Make it faster, or raise its 'timeout'."))
    case .tooLong:
      throw SourceError(
        kind: .limit,
        problem: problem("wrote more than \(InputFile.mostBytes >> 30) GiB. Aggregate the rows."))
    case .finished: break
    }
    switch end {
    case .exit(0): return reading.output
    case .exit(Self.transientStatus):
      throw SourceError(
        kind: .unavailable,
        problem: problem("reported a transient failure\(Self.quoted(reading.messages))"))
    case .exit(let status):
      throw problem("ended with the exit status \(status)\(Self.quoted(reading.messages))")
    case .signal(let number):
      throw SourceError(
        kind: .unavailable,
        problem: problem(
          "was ended by signal \(number) (\(String(cString: strsignal(number))))"
            + Self.quoted(reading.messages)))
    }
  }

  /// The folder of the spec.
  private var folder: String {
    let path = command.command.first?.node.position.file ?? file
    return RelativePath.folder(of: path)
  }

  private func problem(_ message: String) -> SpecProblem {
    let node = command.command.first?.node ?? .none
    return SpecProblem(
      file: file, position: node.position, path: node.path,
      message: "the command '\(program)' \(message)")
  }

  /// Returns the last lines of the messages of a command, as the end of a sentence.
  private static func quoted(_ messages: [UInt8]) -> String {
    let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.suffix(3)
    guard !lines.isEmpty else { return ", without a message." }
    return ": " + QueryRun.sentence(lines.joined(separator: " / "))
  }

  // MARK: Reading

  /// The way in which reading ended.
  private enum End { case finished, timedOut, tooLong }

  /// Reads the output and the last messages of a process until both are at their ends.
  private func read(
    _ output: Int32, _ messages: Int32, of id: pid_t
  ) -> (output: [UInt8], messages: [UInt8], end: End) {
    let deadline = ContinuousClock.now + .seconds(command.timeout)
    var (received, last): ([UInt8], [UInt8]) = ([], [])
    var files = [output, messages].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while files.contains(where: { $0.fd >= 0 }) || !Temporaries.hasEnded(id) {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return (received, last, .timedOut) }
      // A process that has closed both streams is asked again after five milliseconds.
      let isOpen = files.contains { $0.fd >= 0 }
      let wait = min(left.rounded(.up), isOpen ? 3.6e6 : 5)
      _ = poll(&files, nfds_t(files.count), Int32(wait))
      for index in files.indices where files[index].fd >= 0 && files[index].revents != 0 {
        let count = chunk.withUnsafeMutableBytes {
          Foundation.read(files[index].fd, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        // `poll` ignores negative descriptors.
        guard count > 0 else {
          files[index].fd = -1
          continue
        }
        if index == 0 {
          guard received.count + count <= InputFile.mostBytes else {
            return (received, last, .tooLong)
          }
          received += chunk[..<count]
        } else {
          last += chunk[..<count]
          last.removeFirst(max(last.count - Self.mostMessages, 0))
        }
      }
    }
    return (received, last, .finished)
  }
}
