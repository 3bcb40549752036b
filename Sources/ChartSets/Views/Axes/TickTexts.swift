import ChartScales
import ChartroomUI

/// The text of a label of an axis.
struct TickText<ID: Hashable>: Identifiable, Equatable {
  let id: ID
  let text: String
  let opacity: Double
}

/// The texts of an axis, which a `TickLayout` places.
///
/// The view does not know the places, so that labels that only move are not updated.
struct TickTexts<ID: Hashable>: View {
  let texts: [TickText<ID>]

  var body: some View {
    ForEach(texts) { Text($0.text).opacity($0.opacity) }
  }
}

extension TickTexts<TimeTick?> {
  /// Creates the texts of an X axis.
  init(_ labels: [TickRow.Label]) {
    texts = labels.map { TickText(id: $0.id, text: $0.text, opacity: $0.opacity) }
  }
}

extension TickTexts<YMark.ID> {
  /// Creates the texts of a Y axis.
  init(_ labels: [YMark]) {
    texts = labels.map { TickText(id: $0.id, text: $0.text, opacity: $0.opacity) }
  }
}
