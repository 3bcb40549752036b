import Foundation

/// What a user types to choose benchmarks by their names.
package struct NameFilter: Sendable, CustomStringConvertible {
  /// The text as it was typed.
  package let description: String
  private let pattern: String

  /// Creates a filter.
  ///
  /// - Parameter text: A part of the name or, where it holds `*`, `?` or `[`, a shell pattern for the
  ///   whole of it, whose `*` goes beyond slashes. Case does not matter.
  package init(_ text: String) {
    description = text
    let text = text.lowercased()
    pattern = text.contains { "*?[".contains($0) } ? text : "*\(text)*"
  }

  /// Whether a name is chosen.
  package func matches(_ name: String) -> Bool { fnmatch(pattern, name.lowercased(), 0) == 0 }
}
