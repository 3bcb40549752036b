import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

/// The place of the text of an annotation at its mark.
struct AnnotationPlace {
  var position: AnnotationPosition
  var alignment: Alignment
  var overflow: AnnotationOverflowResolution

  /// Returns the place for a mark.
  ///
  /// Nothing is beyond the ends of a rule that crosses the plot. Its text is on one of its sides, at the end that the
  /// spec names: above a horizontal one and after a vertical one by default.
  init(_ wish: AnnotationSpec.Position?, of mark: MarkKind, _ series: SeriesPlan) {
    (position, alignment, overflow) = (wish?.position ?? .automatic, .center, .automatic)
    guard mark == .rule else { return }
    (position, alignment) = (wish?.position ?? .top, .leading)
    guard wish != .overlay else { return }
    if series.x.isNone, !series.y.isRange {
      position = wish?.isBottom == true ? .bottom : .top
      alignment = wish?.isTrailing == true ? .trailing : .leading
    } else if series.y.isNone, !series.x.isRange {
      position = wish?.isLeading == true ? .leading : .trailing
      alignment = wish?.isBottom == true ? .bottom : .top
      overflow = AnnotationOverflowResolution(x: .fit(to: .plot))
    }
  }
}

extension AnnotationSpec.Position {
  fileprivate var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
  fileprivate var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
  fileprivate var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}

/// The text of an annotation.
struct AnnotationText: View {
  let text: String
  let color: Color
  /// The colour behind the text of a rule, which lines of the plot can cross; `nil` for none.
  let background: Color?

  var body: some View {
    let label = Text(verbatim: text).font(.caption).foregroundStyle(color)
    if let background {
      label.padding(.horizontal, 3)
        .background(background.opacity(0.85), in: RoundedRectangle(cornerRadius: 2))
        .padding(.vertical, 1)
    } else {
      label
    }
  }
}
