import ChartSets
import Foundation

/// A line of `chartroom render --describe`: a picture and its content.
struct PictureReport: Encodable {
  /// The path of the picture.
  let picture: String
  /// `light` or `dark`.
  let appearance: String
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The content of the picture.
  let charts: [ChartDescription]

  /// The line of JSON, with sorted keys; times are in UTC, for example `2019-04-20T00:00:00Z`.
  var line: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
