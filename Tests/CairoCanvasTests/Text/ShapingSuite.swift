import CairoCanvas
import Foundation
import Graphics

/// A suite that shapes texts with the installed fonts.
protocol ShapingSuite {
  var shaper: PangoTextShaper { get }
}

extension ShapingSuite {
  var fox: String { "The quick brown fox jumps over the lazy dog and runs away" }

  /// Shapes a string at 16 points, or by a request that a closure changes.
  func shape(
    _ string: String, _ change: (inout TextRequest) -> Void = { _ in }
  ) -> ResolvedText {
    var wanted = request(string)
    change(&wanted)
    return shaper.shape(wanted)
  }

  /// The text of each line.
  func lines(_ text: ResolvedText) -> [String] {
    text.lines.map {
      String(decoding: Array(text.request.string.utf8)[$0.range], as: UTF8.self)
    }
  }
}
