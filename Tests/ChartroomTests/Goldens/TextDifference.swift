/// How two texts differ, line by line.
enum TextDifference {
  /// The differing lines, `-` expected and `+` found, with three lines of context and the number of
  /// the first line.
  ///
  /// Nil when the texts are equal.
  static func between(expected: String, actual: String, most: Int = 60) -> String? {
    // By bytes: `==` of strings takes different spellings of one letter for equal.
    if expected.utf8.elementsEqual(actual.utf8) { return nil }
    let old = lines(expected)
    let new = lines(actual)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let change = diff(old[start..<old.count - end], new[start..<new.count - end])
    var result = old[max(0, start - 3)..<start].map { "  " + text($0) } + change.prefix(most)
    if change.count > most {
      result.append("… \(change.count - most) more lines")
    } else {
      result += old[(old.count - end)...].prefix(3).map { "  " + text($0) }
    }
    return "first difference in line \(start + 1):\n" + result.joined(separator: "\n")
  }

  private typealias Line = [UInt8]

  private static func lines(_ text: String) -> [Line] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Line.init)
  }

  private static func text(_ line: Line) -> String {
    String(decoding: line, as: UTF8.self)
  }

  private static func diff(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [String] {
    // The algorithm is quadratic; long stretches are shown as replaced.
    guard old.count * new.count < 1_000_000 else {
      return old.map { "- " + text($0) } + new.map { "+ " + text($0) }
    }
    let change = Array(new).difference(from: Array(old))
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for step in change {
      switch step {
      case .remove(let at, _, _): removed.insert(at)
      case .insert(let at, _, _): inserted.insert(at)
      }
    }
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        result.append("- " + text(old[old.startIndex + i]))
        i += 1
      } else if inserted.contains(j) {
        result.append("+ " + text(new[new.startIndex + j]))
        j += 1
      } else {
        result.append("  " + text(old[old.startIndex + i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }
}
