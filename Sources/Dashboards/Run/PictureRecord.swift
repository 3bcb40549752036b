/// The result of one item of a run.
package struct PictureRecord: Codable, Hashable, Sendable {
  /// The state of an item.
  package enum Status: String, Codable, CaseIterable, Sendable {
    /// A picture that was drawn without a failure.
    case drawn
    /// A picture that an earlier run drew from the same inputs, and that was not drawn again.
    case unchanged
    /// A picture that could not be drawn, or that shows the reason why a panel has no data.
    case failed
    /// An item that was not begun, because the run ended before.
    case omitted
  }

  /// A file that a picture depends on.
  package struct Input: Codable, Hashable, Sendable {
    package var path: String
    /// The SHA-256 digest; `nil` if the file could not be read.
    package var sha256: String?
    /// The size in bytes; `nil` if the file could not be read.
    package var bytes: Int?

    package init(path: String, sha256: String?, bytes: Int?) {
      (self.path, self.sha256, self.bytes) = (path, sha256, bytes)
    }
  }

  /// The durations of the stages, in seconds.
  package struct Stages: Codable, Hashable, Sendable {
    /// Reading of the data, transforms and planning, which pictures of one dashboard share.
    package var data = 0.0
    /// Evaluation and layout of the views.
    package var layout = 0.0
    /// Rasterising and encoding.
    package var picture = 0.0
    /// Writing and syncing of the file.
    package var file = 0.0

    package init() {}

    /// The sum of all stages.
    package var sum: Double { data + layout + picture + file }
  }

  package var item: RunItem
  package var status: Status
  /// The exit code of the failure, such as 3 for bad data; 0 for none.
  package var code: Int32
  /// The failures, each on one line; empty for none.
  package var reasons: [String]
  /// Whether the file was written, which a failed item can also have done.
  package var isWritten: Bool
  /// The warnings, each on one line.
  package var warnings: [String] = []
  /// The characters without a glyph in any font, such as `U+1F600`.
  package var missingGlyphs: [String] = []
  /// The files that the picture depends on, besides its spec.
  package var inputs: [Input] = []
  /// The number of rows of the tables of the panels, and that of the points of charts; `nil` without a plan.
  package var rows: Int?
  package var points: Int?
  /// The description of the picture for people who do not see it; `nil` without charts.
  package var description: String?
  /// The size in pixels; `nil` without a picture.
  package var width: Int?
  package var height: Int?
  /// The size and the SHA-256 digest of the file; `nil` without a picture.
  package var bytes: Int?
  package var sha256: String?
  /// The number of times that the item was begun.
  package var attempts = 1
  /// The times of the drawing, which an earlier run did for a picture that is unchanged.
  package var seconds = Stages()
  /// The peak resident memory of the process while it drew the picture, in bytes; `nil` if it is unknown.
  package var peakMemory: Int?

  /// Creates the result of an item that has no picture.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - status: The state.
  ///   - code: The exit code of the failure.
  ///   - reason: The failure; `nil` for none.
  package init(_ item: RunItem, _ status: Status, code: Int32 = 0, reason: String? = nil) {
    (self.item, self.status, self.code) = (item, status, code)
    reasons = reason.map { [$0] } ?? []
    isWritten = false
  }

  /// Makes failures of the warnings, as a strict run does.
  ///
  /// - Parameter code: The exit code of a warning; an item that has failed already keeps its own.
  package mutating func refuseWarnings(code: Int32) {
    guard !warnings.isEmpty else { return }
    if status != .failed { (status, self.code) = (.failed, code) }
    reasons += warnings
    warnings = []
  }

  /// The result without the texts and digests that nothing but a report contains.
  package var summary: PictureRecord {
    var record = self
    (record.inputs, record.missingGlyphs) = ([], [])
    (record.description, record.sha256) = (nil, nil)
    return record
  }
}
