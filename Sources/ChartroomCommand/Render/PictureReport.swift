import ChartSets
import Foundation

/// A line of `chartroom render --describe`: a picture, and what it shows.
struct PictureReport: Encodable {
  /// The path of the picture.
  let picture: String
  /// `light` or `dark`.
  let appearance: String
  /// The size in pixels.
  let width: Int
  let height: Int
  /// What is in the picture.
  let charts: [ChartDescription]

  /// One line of JSON, its keys sorted; moments are in UTC as in `2019-04-20T00:00:00Z`.
  var line: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
