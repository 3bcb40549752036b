/// Notes of what happened, in order.
@MainActor
final class Log<Entry> {
  var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }

  /// Removes all entries and returns them.
  func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}
