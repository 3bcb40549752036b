/// The reading of one spec, which collects all problems.
package final class SpecReader {
  /// The name of the file for messages.
  let file: String
  /// The texts of the files that were read.
  private var texts: [String: [UInt8]] = [:]
  private var positions: [String: ScalarPositions] = [:]
  private var problems: [SpecProblem] = []
  /// The places of values that are known to be wrong.
  private var refused: Set<SpecPosition> = []

  /// Creates a reading without problems.
  ///
  /// - Parameter file: The name of the file for messages.
  init(file: String) { self.file = file }

  /// Adds the text of a file, in which places of characters can be found.
  func add(_ text: [UInt8], of file: String) { texts[file] = text }

  /// Returns the places of the Unicode scalars of a value, and of its end; see `ScalarPositions`.
  func places(in node: SpecNode) -> [SpecPosition] {
    let file = node.position.file ?? self.file
    let positions =
      positions[file] ?? ScalarPositions(String(decoding: texts[file] ?? [], as: UTF8.self))
    self.positions[file] = positions
    return positions.places(in: node)
  }

  /// Adds a problem with a value, which will have no other one.
  func refuse(_ node: SpecNode, _ message: String) {
    report(node, message)
    refused.insert(node.position)
  }

  /// Adds a problem.
  func report(_ problem: SpecProblem) { problems.append(problem) }

  /// Adds a problem at a place.
  func report(_ position: SpecPosition, _ path: String, _ message: String) {
    guard !refused.contains(position) else { return }
    report(SpecProblem(file: file, position: position, path: path, message: message))
  }

  /// Adds a problem with a value.
  func report(_ node: SpecNode, _ message: String) { report(node.position, node.path, message) }

  /// Adds a problem with a value: what was found, and what was expected.
  func report(_ node: SpecNode, expected: String) {
    report(node, "found \(node.words), expected \(expected).")
  }

  /// Throws all problems in the order of the file, and then those of other files, if there are any.
  func finish() throws(SpecError) {
    guard !problems.isEmpty else { return }
    var files = [file]
    for problem in problems where !files.contains(problem.file) { files.append(problem.file) }
    func place(_ problem: SpecProblem) -> (Int, Int, Int) {
      let (line, column) = problem.position.map { ($0.line, $0.column) } ?? (0, 0)
      return (files.firstIndex(of: problem.file) ?? 0, line, column)
    }
    let places = problems.map(place)
    let order = problems.indices.sorted { (left: Int, right: Int) in
      places[left] != places[right] ? places[left] < places[right] : left < right
    }
    var known: Set<SpecProblem> = []
    throw SpecError(problems: order.map { problems[$0] }.filter { known.insert($0).inserted })
  }
}
