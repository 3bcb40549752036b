/// The name of a column of times of day.
struct ClockName {
  /// The words of times of day if a column of dates stands before them, or else of durations.
  private static let timesBehindDates: Set<String> = ["time", "zeit"]
  /// The words of times of day in any column.
  private static let times: Set<String> = [
    "uhrzeit", "heure", "horaire", "hora", "orario", "ora",
  ]
  /// The words of the start of an interval.
  private static let starts: Set<String> = [
    "start", "begin", "from", "von", "ab", "beginn", "début", "debut", "inicio", "inizio",
  ]
  /// The words of the end of an interval.
  private static let ends: Set<String> = [
    "end", "to", "until", "bis", "ende", "fin", "fine",
  ]
  /// The words that say when somebody or something comes or goes, beside one for times.
  private static let ways: Set<String> = ["in", "out"]
  /// The words for zones and notations, which stand beside others.
  private static let others: Set<String> = [
    "utc", "gmt", "local", "cet", "cest", "mez", "mesz", "hh", "mm", "ss",
  ]

  private let name: String
  private let words: [String]

  init(_ name: String) {
    self.name = name.lowercased()
    words = self.name.split { !$0.isLetter }.map(String.init)
  }

  /// Whether the name is that of times of day.
  ///
  /// Behind dates, `Time` and `Start` are, and two words such as `Start time`, but no other ones, such as
  /// `Response time`.
  func isOfTimes(followsDates: Bool) -> Bool {
    // A wall clock measures durations.
    if name == "clock" || words.contains(where: Self.times.contains) { return true }
    let rest = words.filter { !Self.others.contains($0) }
    guard followsDates, let first = rest.first, let last = rest.last else { return false }
    let isTime = Self.timesBehindDates.contains
    let isBound = { (word: String) in Self.starts.contains(word) || Self.ends.contains(word) }
    switch rest.count {
    case 1: return isTime(first) || isBound(first)
    case 2:
      return [(first, last), (last, first)].contains { time, other in
        isTime(time) && (isBound(other) || Self.ways.contains(other))
      }
    default: return false
    }
  }

  /// Whether the name is that of the ends of intervals.
  var isOfEnds: Bool { words.contains { Self.ends.contains($0) || $0 == "out" } }
}
