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

  /// The version, with more to distinguish builds that name no commit: the size and the time of the executable.
  static let identity: String = {
    var status = stat()
    guard dlsym(nil, "chartroom_commit") == nil, stat("/proc/self/exe", &status) == 0 else {
      return current
    }
    let time = status.st_mtim
    return "\(current), \(status.st_size) bytes of \(time.tv_sec).\(time.tv_nsec)"
  }()

  /// Returns the version of a program.
  ///
  /// - Parameter commit: The commit of its sources; `nil` if it is unknown.
  /// - Returns: The version of the release, followed by the commit in parentheses.
  package static func text(commit: String?) -> String {
    commit.map { "\(release) (commit \($0))" } ?? release
  }
}
