/// A failure of a database for which the spec is not the reason.
package struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  package enum Kind: Hashable, Sendable {
    /// The server cannot be reached, or the database is busy; a retry can succeed.
    case unavailable
    /// The query exceeded its time or the number of rows.
    case limit
  }

  /// The kind.
  package var kind: Kind
  /// The place in the spec, and the message.
  package var problem: SpecProblem

  /// The description of the problem.
  package var description: String { problem.description }
}

/// A source that was not read because its server must not be contacted.
struct SourceNotRead: Error {}
