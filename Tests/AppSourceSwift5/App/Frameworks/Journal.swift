// A model that imports OSLog alone.

import OSLog

struct Journal {
  private let logger = Logger(subsystem: "org.example.tides", category: "journal")
  private(set) var entries: [Date: String] = [:]

  mutating func add(_ text: String, at date: Date) {
    logger.debug(
      "Adding \(text, privacy: .private) at \(date.timeIntervalSince1970, format: .fixed)")
    entries[date] = text
    if text.isEmpty { logger.log(level: .error, "An empty entry") }
  }
}
