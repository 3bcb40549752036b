import Foundation

/// The terminal on standard output.
struct Terminal {
  /// The size in characters, and that of a character in pixels.
  let columns: Int
  let rows: Int
  let cell: (width: Int, height: Int)
  let graphics: TerminalGraphics

  /// The size of a terminal that does not say its own.
  private static let usual = (columns: 80, rows: 24, cell: (width: 10, height: 20))
  /// The time for an answer, in milliseconds: a connection to another continent takes 300.
  private static let patience = 400

  /// Finds out what the terminal can show; `nil` if standard output is none.
  ///
  /// - Throws: `ToolError` with status 2 if the terminal shows no colours.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) throws(ToolError) {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    let type = environment["TERM"] ?? ""
    guard !type.isEmpty, type != "dumb" else {
      throw ToolError(
        .usage,
        "the terminal shows no pictures (TERM is '\(type)'). Give a file, for example -o chart.png."
      )
    }
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    columns = size.ws_col > 0 ? Int(size.ws_col) : Self.usual.columns
    rows = size.ws_row > 0 ? Int(size.ws_row) : Self.usual.rows
    let (width, height) = (Int(size.ws_xpixel) / columns, Int(size.ws_ypixel) / rows)
    cell = width > 0 && height > 0 ? (width, height) : Self.usual.cell
    graphics =
      TerminalGraphics.known(by: environment)
      ?? TerminalGraphics(answer: Self.answer(), environment: environment)
  }

  /// Asks the terminal, and returns what it answers in time.
  private static func answer() -> [UInt8] {
    let file = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var usual = termios()
    guard tcgetattr(file, &usual) == 0 else { return [] }
    // The answer is not shown, and arrives without a line feed.
    var raw = usual
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
    guard tcsetattr(file, TCSANOW, &raw) == 0 else { return [] }
    defer { _ = tcsetattr(file, TCSANOW, &usual) }
    let question = Array(TerminalGraphics.question.utf8)
    guard write(file, question, question.count) == question.count else { return [] }
    var answer: [UInt8] = []
    let end = ContinuousClock.now + .milliseconds(patience)
    while !TerminalGraphics.isComplete(answer), answer.count < 4_096 {
      let left = (end - .now) / .milliseconds(1)
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&request, 1, Int32(left.rounded(.up))) > 0 else { break }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { break }
      answer += bytes.prefix(count)
    }
    return answer
  }

  /// Returns the size of a picture in points, its scale, and the characters that it fills.
  ///
  /// It fills the width of the terminal, at most at a ratio of two to one, and leaves two lines to the prompt. A given
  /// shape is kept.
  func frame(_ given: CGSize?) -> (size: CGSize, scale: CGFloat, cells: (columns: Int, rows: Int)) {
    let shape = given.map { $0.height / $0.width } ?? 0.5
    let (width, height) = (CGFloat(cell.width), CGFloat(cell.height))
    var columns = CGFloat(self.columns)
    var rows = (columns * width * shape / height).rounded()
    let most = CGFloat(max(self.rows - 2, 1))
    if rows > most {
      rows = most
      // Without a given shape, a low terminal has a low picture.
      if given != nil { columns = min((rows * height / shape / width).rounded(), columns) }
    }
    let cells = (columns: max(Int(columns), 1), rows: max(Int(rows), 1))
    // Characters of about 20 pixels are those of a display of scale 1.
    let scale = max((height / 20).rounded(), 1)
    return (
      CGSize(
        width: CGFloat(cells.columns) * width / scale, height: CGFloat(cells.rows) * height / scale),
      scale, cells
    )
  }
}
