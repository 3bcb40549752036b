import ArgumentParser
import Chartroom
package import Dashboards
import Foundation

/// The progress of a run on standard error.
package struct RunProgress {
  /// The values of `--progress`.
  enum Style: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// A line that is rewritten on a terminal, and nothing elsewhere.
    case auto
    /// A line for each image.
    case plain
    /// A line of JSON for each event; see `ProgressEvent`.
    case json
    /// Nothing.
    case none
  }

  /// The form of the progress.
  package enum Form: Hashable, Sendable {
    /// A line of at most so many characters that is rewritten.
    case line(width: Int)
    case plain, json, none
  }

  private let form: Form
  private let total: Int
  private let write: (String) -> Void
  private let start = ContinuousClock.now
  private var done = 0
  private var failed = 0
  private var last = ""

  /// Creates the progress of a run in which nothing is done.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - total: The number of images.
  ///   - write: Writes a text unchanged; to standard error by default.
  package init(
    _ form: Form, total: Int, write: @escaping (String) -> Void = { StandardError.write($0) }
  ) {
    (self.form, self.total, self.write) = (form, total, write)
  }

  /// Returns the form of a style, for the terminal on standard error if there is one.
  static func form(_ style: Style) -> Form {
    switch style {
    case .auto: terminalWidth.map { .line(width: $0 - 1) } ?? .none
    case .plain: .plain
    case .json: .json
    case .none: .none
    }
  }

  /// The number of characters in a line of the terminal on standard error; `nil` if there is none that moves its
  /// cursor.
  private static var terminalWidth: Int? {
    let type = ProcessInfo.processInfo.environment["TERM"] ?? ""
    guard isatty(STDERR_FILENO) == 1, !type.isEmpty, type != "dumb" else { return nil }
    var size = winsize()
    _ = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size)
    return size.ws_col > 1 ? Int(size.ws_col) : 80
  }

  /// Whether failures and warnings are parts of the events, and are not printed besides.
  var containsMessages: Bool { form == .json }

  /// Begins, before anything is drawn.
  package mutating func begin() {
    event(.start)
    show()
  }

  /// Counts a result.
  package mutating func note(_ record: PictureRecord) {
    done += 1
    if record.status == .failed { failed += 1 }
    last = record.item.name
    event(.image, image: record)
    if form == .plain {
      let seconds = NumberText.threeDigits(record.seconds.sum)
      let time = record.status == .unchanged ? "" : " in \(seconds) s"
      write(Self.printable("\(done) of \(total): \(last) \(record.status.rawValue)\(time)") + "\n")
    }
  }

  /// Ends the run.
  package mutating func end(_ totals: RunReport.Totals) {
    event(.end, totals: totals)
  }

  private func event(
    _ kind: ProgressEvent.Kind, image: PictureRecord? = nil, totals: RunReport.Totals? = nil
  ) {
    guard form == .json else { return }
    let event = ProgressEvent(
      kind, done: done, total: total, seconds: (.now - start) / .seconds(1), image: image,
      totals: totals)
    if let line = try? event.line { write(line + "\n") }
  }

  /// Removes the line from the terminal, so that other lines can be printed.
  package func hide() {
    if case .line = form { write("\r\u{1B}[K") }
  }

  /// Writes the line to the terminal, unless everything is done.
  package func show() {
    guard case .line(let width) = form, done < total else { return }
    let failures = failed > 0 ? ", \(failed) failed" : ""
    let name = last.isEmpty ? "" : ": \(last)"
    write(String(Self.printable("\(done) of \(total) images\(failures)\(name)").prefix(width)))
  }

  private static func printable(_ text: String) -> String {
    "chartroom: " + text.replacingControls(with: "\u{FFFD}")
  }
}
