import Foundation

/// The processes of the machine.
package enum ProcessTable {
  /// Whether a process runs, and is not merely waiting for somebody to ask how it ended.
  ///
  /// - Parameter number: Its number, as a script writes it with `echo $$`.
  /// - Returns: Whether it runs.
  package static func runs(_ number: String) -> Bool {
    let number = number.trimmingCharacters(in: .whitespacesAndNewlines)
    // The process may go at any moment while the file is read.
    guard let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8),
      let state = status.split(separator: "\n").first(where: { $0.hasPrefix("State:") })
    else { return false }
    return !state.contains("Z (zombie)") && !state.contains("X (dead)")
  }
}
