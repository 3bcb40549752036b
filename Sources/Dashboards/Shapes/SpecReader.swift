/// The reading of one spec, which collects all problems.
package final class SpecReader {
  /// The name of the file for messages.
  let file: String
  /// The places of the characters of the text.
  private(set) lazy var positions = ScalarPositions(text)
  private let text: String
  private var problems: [SpecProblem] = []
  /// The places of values that are known to be wrong.
  private var refused: Set<SpecPosition> = []

  /// Creates a reading without problems.
  ///
  /// - Parameters:
  ///   - file: The name of the file for messages.
  ///   - text: The text of the file.
  init(file: String, text: String) { (self.file, self.text) = (file, text) }

  /// Adds a problem with a value, which will have no other one.
  func refuse(_ node: SpecNode, _ message: String) {
    report(node, message)
    refused.insert(node.position)
  }

  /// Adds a problem at a place.
  func report(_ position: SpecPosition, _ path: String, _ message: String) {
    guard !refused.contains(position) else { return }
    problems.append(SpecProblem(file: file, position: position, path: path, message: message))
  }

  /// Adds a problem with a value.
  func report(_ node: SpecNode, _ message: String) { report(node.position, node.path, message) }

  /// Adds a problem with a value: what was found, and what was expected.
  func report(_ node: SpecNode, expected: String) {
    report(node, "found \(node.words), expected \(expected).")
  }

  /// Throws all problems in the order of the file, if there are any.
  func finish() throws(SpecError) {
    guard !problems.isEmpty else { return }
    func place(_ problem: SpecProblem) -> (Int, Int) {
      problem.position.map { ($0.line, $0.column) } ?? (0, 0)
    }
    let sorted = problems.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }
    var known: Set<SpecProblem> = []
    throw SpecError(problems: sorted.map(\.element).filter { known.insert($0).inserted })
  }
}

private func < (left: ((Int, Int), Int), right: ((Int, Int), Int)) -> Bool {
  left.0 != right.0 ? left.0 < right.0 : left.1 < right.1
}
