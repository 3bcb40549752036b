/// A reader under test, with valid inputs for it.
@MainActor
protocol FuzzTarget {
  /// Valid inputs.
  var corpus: [[UInt8]] { get }
  /// Bytes that the format gives a meaning.
  var tokens: [[UInt8]] { get }
  /// Reads an input, and uses the result.
  ///
  /// - Parameters:
  ///   - input: Bytes of any kind.
  ///   - number: The number of the input, for work that is done now and then.
  /// - Throws: `Finding` for a result that breaks a law of the reader. Errors that the reader documents
  ///   are no finding.
  func run(_ input: [UInt8], number: Int) throws
}

/// A broken law of a reader.
struct Finding: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
