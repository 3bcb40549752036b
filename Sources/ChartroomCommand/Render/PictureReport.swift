import ChartSets
import Foundation

/// A line of `chartroom render --describe`, which describes an image and its content.
struct PictureReport: Encodable {
  /// The path of the image.
  let picture: String
  /// `light` or `dark`.
  let appearance: String
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The descriptions of the charts in the image.
  let charts: [ChartDescription]

  /// The line of JSON, with sorted keys, and times in UTC such as `2019-04-20T00:00:00Z`.
  var line: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
