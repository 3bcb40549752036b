import Chartroom
import Dashboards
import Foundation

/// The work of a preview: it reads the spec, draws its pictures, and does so again when files change.
///
/// A session belongs to one thread.
package final class PreviewSession {
  private let request: PreviewRequest
  private let board: PreviewBoard
  private let painter: any PreviewPainter
  private let watch: FileWatch
  private let print: (String) -> Void
  /// The digests of the inputs of pictures by their names, for those that are up to date.
  private var keys: [String: String] = [:]
  private var digests: [String: (fingerprint: FileFingerprint, sha256: String?)] = [:]
  /// The problems that were printed.
  private var printed: [String] = []

  /// Creates a session that has done nothing yet.
  ///
  /// - Parameters:
  ///   - request: The spec and the wanted pictures.
  ///   - board: The place of the pictures and problems.
  ///   - painter: The drawing.
  ///   - watch: The observation of the files.
  ///   - print: Prints a problem; to standard error by default.
  package init(
    _ request: PreviewRequest, board: PreviewBoard, painter: any PreviewPainter = WorkerPainter(),
    watch: FileWatch = FileWatch(),
    print: @escaping (String) -> Void = { StandardError.report(reason: $0) }
  ) {
    (self.request, self.board, self.painter) = (request, board, painter)
    (self.watch, self.print) = (watch, print)
  }

  /// Draws, and draws again after each change of files, without an end.
  package func run() -> Never {
    while true {
      if refresh() { watch.wait() }
    }
  }

  /// Reads the spec and draws the pictures that are not up to date.
  ///
  /// - Returns: Whether the work was done; `false` if files changed meanwhile, so that it must begin again.
  package func refresh() -> Bool {
    var reading = PreviewReading(request)
    // What changed between the reading and the first look at a file is read now.
    if watch.watch(reading.patterns) {
      reading = PreviewReading(request)
      watch.watch(reading.patterns)
    }
    var isDone = true
    switch reading.result {
    case .failure: board.update { $0.refuse(reading.problems) }
    case .success(let (file, items)): isDone = draw(items, of: file)
    }
    let problems = board.current.state.allProblems
    for problem in problems where !printed.contains(problem) { print(problem) }
    printed = problems
    return isDone
  }

  private func draw(_ items: [RunItem], of file: SpecFile) -> Bool {
    // The board drops the pictures of items that are gone.
    let names = Set(items.map(\.name))
    keys = keys.filter { names.contains($0.key) }
    let known = digests
    digests = [:]
    var wanted: [String: String] = [:]
    for item in items {
      let key = key(of: item, file, known)
      if keys[item.name] != key { wanted[item.name] = key }
    }
    for name in wanted.keys { keys[name] = nil }
    board.update { $0.begin(items, drawing: Set(wanted.keys)) }
    var isCancelled = false
    do {
      try painter.paint(
        items.filter { wanted[$0.name] != nil }, of: file, runsCommands: request.runsCommands,
        isCancelled: { [watch] in
          // A change counts once.
          if !isCancelled { isCancelled = watch.hasChanged() }
          return isCancelled
        },
        take: { answer in
          let (record, name) = (answer.record, answer.record.item.name)
          board.take(record, answer.picture)
          if Self.isFinal(record) { keys[name] = wanted[name] }
        })
    } catch {
      board.update { $0.refuse([ToolError(ending: error).message]) }
    }
    if !isCancelled { board.update { $0.end() } }
    return !isCancelled
  }

  /// Returns whether the same inputs give the same result.
  private static func isFinal(_ record: PictureRecord) -> Bool {
    record.status != .failed || record.code == ExitCode.badInput.rawValue
  }

  /// Returns the digest of the inputs of a picture.
  ///
  /// The version and the fonts are left out, because they do not change while the preview runs.
  ///
  /// Queries and commands run again when any file changes. If they ran without a change, a command that writes files
  /// could start itself again and again.
  private func key(
    of item: RunItem, _ file: SpecFile,
    _ known: [String: (fingerprint: FileFingerprint, sha256: String?)]
  ) -> String {
    let inputs = file.inputs(of: item.dashboard)
    let paths =
      inputs.isRepeatable
      ? inputs.paths : file.filePatterns.sorted().flatMap { FilePattern.paths($0) }
    return PictureStamp.key(
      version: "", fonts: "", spec: file.source.digest, item: item, compression: "",
      inputs: paths.map { path in
        guard let fingerprint = FileFingerprint(path) else {
          return PictureRecord.Input(path: path, sha256: nil, bytes: nil)
        }
        let old = digests[path] ?? known[path].flatMap { $0.fingerprint == fingerprint ? $0 : nil }
        let digest = old ?? (fingerprint, FileDigest.of(fileAt: path)?.sha256)
        digests[path] = digest
        return PictureRecord.Input(path: path, sha256: digest.sha256, bytes: nil)
      })
  }
}
