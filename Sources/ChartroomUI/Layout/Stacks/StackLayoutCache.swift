import Foundation

/// A cache of the last arrangement of a stack, so that placing the subviews does not arrange them again.
///
/// The cache is valid until the subviews change.
public struct _StackLayoutCache {
  /// What an arrangement depends on, in addition to the subviews.
  struct Question: Equatable {
    /// The axis; `nil` for a stack that overlays its subviews.
    var axis: Axis?
    var alignment: AlignmentKey
    var crossAlignment: AlignmentKey?
    var spacing: CGFloat?
    var proposal: ProposedViewSize
  }

  private var last: (question: Question, elements: [LayoutElement], answer: StackArrangement)?

  /// Returns the last arrangement, if it is that of these subviews and answers the question.
  func answer(
    to question: Question, for subviews: LayoutSubviews
  ) -> StackArrangement? {
    guard let last, last.question == question,
      last.elements.elementsEqual(subviews.elements, by: ===)
    else { return nil }
    return last.answer
  }

  /// Keeps an arrangement of subviews.
  mutating func keep(
    _ answer: StackArrangement, to question: Question, for subviews: LayoutSubviews
  ) {
    last = (question, subviews.elements, answer)
  }
}
