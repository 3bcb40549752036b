import Foundation

/// An event of a run, for programs that follow it.
///
/// `ProgressEvent.schema` describes the JSON.
package struct ProgressEvent: Codable, Hashable, Sendable {
  /// The kinds of events.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// The first event, before anything is drawn.
    case start
    /// An item that has its result, in the order in which the results come.
    case image
    /// The last event, unless the run is killed.
    case end
  }

  package var event: Kind
  /// The number of items that have a result, and that of all items.
  package var done: Int
  package var total: Int
  /// The time since the start, in seconds.
  package var seconds: Double
  /// The result of an `image` event, as in the report of the run; `nil` for others.
  package var image: PictureRecord?
  /// The sums of an `end` event, as in the report of the run; `nil` for others.
  package var totals: RunReport.Totals?

  /// Creates an event.
  package init(
    _ event: Kind, done: Int, total: Int, seconds: Double, image: PictureRecord? = nil,
    totals: RunReport.Totals? = nil
  ) {
    (self.event, self.done, self.total) = (event, done, total)
    (self.seconds, self.image, self.totals) = (seconds, image, totals)
  }

  /// The event in JSON on one line, with sorted keys and without a line feed.
  package var line: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
