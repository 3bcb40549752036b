import ChartroomUI
import Foundation
package import Graphics

/// A column of texts of which many have the same string.
package enum ManyTexts {
  /// Returns the draw list of a new column.
  ///
  /// - Parameters:
  ///   - count: The number of texts.
  ///   - distinct: The number of different strings.
  ///   - shaper: The shaper, which has shaped none of them.
  /// - Returns: The draw list.
  @MainActor
  package static func drawList(
    _ count: Int, distinct: Int, shaper: any TextShaper
  ) -> DrawList {
    Stage(size: ProposedViewSize(width: 400, height: 800), shaper: shaper) {
      VStack { ForEach(0..<count, id: \.self) { Text("Reading \($0 % distinct) of the meter") } }
    }
    .drawList()
  }
}
