import Foundation

/// The version that `chartroom --version` prints.
package enum ToolVersion {
  /// The version of the release.
  package static let release = "0.1.0"

  /// The version of this program, such as `0.1.0 (commit 70fe616ea0b1)`.
  ///
  /// Only `scripts/package` names the commit, in a symbol that it links. Builds without it depend neither on
  /// git nor on the commit, so that a commit that changes no source rebuilds nothing.
  static var current: String {
    let symbol = dlsym(nil, "chartroom_commit")?.assumingMemoryBound(to: CChar.self)
    return text(commit: symbol.flatMap { String(validatingCString: $0) })
  }

  /// Returns the version of a program.
  ///
  /// - Parameter commit: The commit of its sources; `nil` if it is unknown.
  /// - Returns: The version of the release, followed by the commit in parentheses.
  package static func text(commit: String?) -> String {
    commit.map { "\(release) (commit \($0))" } ?? release
  }
}
