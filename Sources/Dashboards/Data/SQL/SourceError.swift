/// A failure of a database or of a command for which the spec is not the reason.
package struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  package enum Kind: Hashable, Sendable {
    /// The server cannot be reached, the database is busy, or the command was ended; a retry can succeed.
    case unavailable
    /// The query or the command exceeded its time or the number of rows.
    case limit
  }

  /// The kind.
  package var kind: Kind
  /// The place in the spec, and the message.
  package var problem: SpecProblem

  /// The description of the problem.
  package var description: String { problem.description }
}

/// A source that was not read because servers must not be contacted and commands not run.
struct SourceNotRead: Error {}
