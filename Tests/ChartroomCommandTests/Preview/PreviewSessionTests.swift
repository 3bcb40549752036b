import ChartroomCommand
import Dashboards
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("The session of a preview")
struct PreviewSessionTests {
  /// A painter that draws nothing and notes what it would draw.
  private final class Painter: PreviewPainter {
    /// The names of the pictures of each call.
    var calls: [[String]] = []
    /// Returns the result of a picture; all are good by default.
    var result: (RunItem) -> PictureRecord = { PictureRecord($0, .drawn) }
    /// What happens before each picture.
    var before: () throws -> Void = {}
    /// Whether the drawing waits until it is cancelled.
    var isEndless = false

    func paint(
      _ items: [RunItem], of file: SpecFile, runsCommands: Bool, isCancelled: @escaping () -> Bool,
      take: (WorkerAnswer) -> Void
    ) throws {
      calls.append(items.map(\.name))
      for item in items {
        try before()
        let end = ContinuousClock.now + .seconds(20)
        while isEndless, !isCancelled(), ContinuousClock.now < end { usleep(2000) }
        if isCancelled() { return }
        var record = result(item)
        let png = Data("\(item.name) \(file.source.text.count)".utf8)
        (record.isWritten, record.sha256) = (true, FileDigest.of(png))
        take(WorkerAnswer(record: record, picture: png))
      }
    }
  }

  private let folder: TemporaryFolder
  private let painter = Painter()
  private let board: PreviewBoard
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/n.yaml"
    board = PreviewBoard(spec: path)
    try folder.put(
      """
      parameters: {title: A}
      data: {one: {csv: one.csv}, two: {csv: "two/*.csv"}}
      dashboards:
        - {name: a, title: "${title}", panels: [{data: one, chart: {mark: bar, x: {field: x}, y: {field: y}}}]}
        - {name: b, panels: [{data: two, chart: {mark: bar, x: {field: x}, y: {field: y}}}]}

      """, in: "n.yaml")
    try folder.put("x,y\na,1\n", in: "one.csv")
    try folder.put("x,y\na,1\n", in: "two/1.csv")
  }

  private final class Lines { var all: [String] = [] }
  private let lines = Lines()
  private let watch = FileWatch(rest: .milliseconds(20), patience: .seconds(1))

  private func session(_ change: (inout PreviewRequest) -> Void = { _ in }) -> PreviewSession {
    var request = PreviewRequest(path: path)
    change(&request)
    return PreviewSession(
      request, board: board, painter: painter,
      watch: watch, print: { [lines] in lines.all.append($0) })
  }

  private var state: PreviewState { board.current.state }

  @Test("draws all pictures at first, and then those whose inputs have changed")
  func redraws() throws {
    let session = session()
    #expect(session.refresh())
    #expect(painter.calls == [["a.png", "b.png"]])
    #expect(state.pictures.allSatisfy { $0.version != nil && $0.isGood && !$0.isDrawing })
    try folder.put("x,y\na,2\n", in: "one.csv")
    #expect(session.refresh())
    try folder.put("x,y\na,2\n", in: "two/2.csv")
    #expect(session.refresh())
    #expect(session.refresh())
    #expect(painter.calls.dropFirst() == [["a.png"], ["b.png"], []])
    try folder.put(try folder.text(of: "n.yaml") + "# more\n", in: "n.yaml")
    #expect(session.refresh())
    #expect(painter.calls.last == ["a.png", "b.png"])
  }

  @Test("a dashboard that is left out and comes back is drawn again")
  func comesBack() throws {
    let session = session()
    #expect(session.refresh())
    let both = try folder.text(of: "n.yaml")
    let only = both.split(separator: "\n").filter { !$0.contains("name: b") }
    try folder.put(only.joined(separator: "\n") + "\n", in: "n.yaml")
    #expect(session.refresh())
    #expect(state.pictures.map(\.name) == ["a.png"])
    try folder.put(both, in: "n.yaml")
    #expect(session.refresh())
    #expect(state.pictures.map(\.name) == ["a.png", "b.png"])
    #expect(state.pictures.allSatisfy { $0.version != nil })
  }

  @Test("shows the problems of a bad spec over the pictures, until it is mended")
  func badSpec() throws {
    let session = session()
    #expect(session.refresh())
    let good = try folder.text(of: "n.yaml")
    let versions = state.pictures.map(\.version)
    try folder.put(good.replacing("mark: bar", with: "mark: bra"), in: "n.yaml")
    #expect(session.refresh())
    #expect(state.problems.count == 2)
    #expect(state.problems[0].hasPrefix("\(path):4:"))
    #expect(state.problems[0].contains("found 'bra'"))
    #expect(state.pictures.map(\.version) == versions)
    #expect(lines.all == state.problems)
    try folder.put(good, in: "n.yaml")
    #expect(session.refresh())
    #expect(state.problems.isEmpty && state.pictures.map(\.version) == versions)
    #expect(painter.calls.count == 2)
    #expect(painter.calls.last == [])
  }

  @Test("begins with a bad spec, and notices when a file that it includes appears")
  func include() throws {
    try folder.put("dashboards: [{include: other.yaml}]", in: "n.yaml")
    let session = session()
    #expect(session.refresh())
    #expect(state.pictures.isEmpty)
    #expect(state.problems.first?.contains("other.yaml") == true, "\(state.problems)")
    try folder.put("dashboards: [{name: c, panels: [{text: C}]}]", in: "other.yaml")
    let end = ContinuousClock.now + .seconds(10)
    while !watch.hasChanged(), ContinuousClock.now < end { usleep(2000) }
    #expect(ContinuousClock.now < end)
    #expect(session.refresh())
    #expect(state.problems.isEmpty)
    #expect(state.pictures.map(\.name) == ["c.png"])
  }

  @Test("gives up a drawing when a file changes, and draws what is missing then")
  func cancels() throws {
    let session = session()
    var isFirst = true
    painter.before = { [folder, painter] in
      guard !isFirst else {
        isFirst = false
        return
      }
      painter.isEndless = true
      try folder.put("x,y\na,7\n", in: "two/1.csv")
    }
    #expect(!session.refresh())
    #expect(state.pictures.map { $0.version == nil } == [false, true])
    #expect(state.pictures.map(\.isDrawing) == [false, true])
    (painter.isEndless, painter.before) = (false, {})
    #expect(session.refresh())
    #expect(painter.calls == [["a.png", "b.png"], ["b.png"]])
    #expect(state.pictures.allSatisfy { !$0.isDrawing && $0.isGood })
  }

  @Test("draws failed pictures again only if that can help")
  func failures() throws {
    let session = session()
    painter.result = {
      PictureRecord($0, .failed, code: $0.name == "a.png" ? 3 : 1, reason: "\($0.name) is bad")
    }
    #expect(session.refresh())
    #expect(state.allProblems == ["a.png is bad", "b.png is bad"])
    #expect(session.refresh())
    #expect(painter.calls == [["a.png", "b.png"], ["b.png"]])
    #expect(lines.all == ["a.png is bad", "b.png is bad"])
  }

  @Test(
    "draws pictures of queries and commands again after each change of a file, and not without one")
  func queries() throws {
    try folder.put(
      """
      data: {d: {exec: {command: [date]}}, e: {rows: [{x: 1}]}}
      dashboards:
        - {name: a, panels: [{data: d, table: {}}]}
        - {name: b, panels: [{image: {file: b.png}}]}
        - {name: c, panels: [{text: C}]}
      """, in: "n.yaml")
    let session = session()
    #expect(session.refresh())
    #expect(state.problems.isEmpty, "\(state.problems)")
    #expect(session.refresh())
    try folder.put("other bytes", in: "b.png")
    #expect(session.refresh())
    #expect(painter.calls == [["a.png", "b.png", "c.png"], [], ["a.png", "b.png"]])
  }

  @Test("shows an error that ends the drawing")
  func ending() throws {
    let session = session()
    painter.before = { throw WorkerProcessError(code: EAGAIN) }
    #expect(session.refresh())
    #expect(state.problems.first?.hasPrefix("cannot start a worker process") == true)
    #expect(state.pictures.map(\.isDrawing) == [false, false])
    painter.before = {}
    #expect(session.refresh())
    #expect(state.problems.isEmpty && state.pictures.allSatisfy(\.isGood))
  }

  @Test("shows the wanted dashboards, appearances, scales and parameters")
  func options() throws {
    let session = session {
      ($0.only, $0.appearances, $0.scale) = (["b"], [.light, .dark], 2)
      $0.parameters = ["title": "B"]
    }
    #expect(session.refresh())
    #expect(state.pictures.map(\.name) == ["b.png", "b-dark.png"])
    #expect(state.pictures.map(\.appearance) == [.light, .dark])
    #expect(state.pictures.map(\.scale) == [2, 2])
  }

  @Test("shows names and parameters that the spec does not have, and standard input, as problems")
  func invalid() throws {
    for (change, message) in [
      ({ $0.only = ["c"] }, "--only: no dashboard has the name 'c'"),
      ({ $0.parameters = ["day": "1"] }, "--param: no spec has the parameter 'day'"),
    ] as [((inout PreviewRequest) -> Void, String)] {
      #expect(session(change).refresh())
      #expect(state.problems.first?.hasPrefix(message) == true, "\(state.problems)")
    }
    try folder.put(
      "data: {d: {csv: '-'}}\ndashboards: [{name: a, panels: [{table: {}}]}]", in: "n.yaml")
    #expect(session().refresh())
    #expect(state.problems.first?.contains("standard input") == true, "\(state.problems)")
  }

  @Test("draws by worker processes, which hold the pictures in memory")
  func workers() throws {
    let names = try folder.names
    let session = PreviewSession(
      PreviewRequest(path: path), board: board, painter: WorkerPainter(program: ToolRun.executable))
    #expect(session.refresh())
    #expect(state.allProblems == [])
    let picture = try #require(board.picture("a.png", version: nil))
    #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(FileDigest.of(picture.png) == picture.version)
    #expect(try folder.names == names)
    try folder.put("x,z\na,1\n", in: "one.csv")
    // The change can count during the drawing, which then begins again.
    while !session.refresh() {}
    #expect(state.pictures[0].isGood && state.pictures[0].version == picture.version)
    #expect(
      state.pictures[0].problems.first?.contains("column 'y'") == true, "\(state.allProblems)")
    #expect(state.pictures[0].attempt != nil && state.pictures[1].problems.isEmpty)
  }
}
