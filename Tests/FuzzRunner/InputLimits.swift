import Foundation

/// The time and the memory that one input may take; beyond them the process ends with a signal.
enum InputLimits {
  /// Allows the process 4 GiB of address space from here on: an allocation beyond them traps.
  static func boundMemory() {
    var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    // No core dumps of findings.
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }

  /// Gives an input 20 s, or as many as the variable `FUZZ_INPUT_SECONDS` says; then SIGALRM ends the
  /// process.
  static func startTimer() { alarm(seconds) }

  /// Stops the timer of the last input.
  static func stopTimer() { alarm(0) }

  private static let seconds =
    ProcessInfo.processInfo.environment["FUZZ_INPUT_SECONDS"].flatMap { UInt32($0) } ?? 20
}
