import Foundation

/// A filter that selects benchmarks, or scenes of the gallery, by name.
package struct NameFilter: Sendable, CustomStringConvertible {
  /// The text of the filter.
  package let description: String
  private let pattern: String

  /// Creates a filter.
  ///
  /// - Parameter text: A part of the name or, if it contains `*`, `?` or `[`, a shell pattern for the whole
  ///   name, whose `*` also matches slashes. Case is ignored.
  package init(_ text: String) {
    description = text
    let text = text.lowercased()
    pattern = text.contains { "*?[".contains($0) } ? text : "*\(text)*"
  }

  /// Returns whether a name is selected.
  package func matches(_ name: String) -> Bool { fnmatch(pattern, name.lowercased(), 0) == 0 }
}
