/// The result of one item of a run.
package struct PictureRecord: Codable, Hashable, Sendable {
  /// The state of an item.
  package enum Status: String, Codable, CaseIterable, Sendable {
    /// A picture that was drawn without a failure.
    case drawn
    /// A picture that could not be drawn, or that shows the reason why a panel has no data.
    case failed
    /// An item that was not begun, because the run ended before.
    case omitted
  }

  /// The durations of the stages, in seconds.
  package struct Stages: Codable, Hashable, Sendable {
    /// Reading of the data, transforms and planning. Pictures of one dashboard share them.
    package var data = 0.0
    /// Evaluation and layout of the views.
    package var layout = 0.0
    /// Rasterising and encoding.
    package var picture = 0.0
    /// Writing and syncing of the file.
    package var file = 0.0

    package init() {}
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
  /// The number of times that the item was begun.
  package var attempts = 1
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
}
