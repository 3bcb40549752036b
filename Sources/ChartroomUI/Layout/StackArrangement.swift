import Foundation

/// The size of a stack and the places of its subviews.
struct StackArrangement {
  /// The place of a subview.
  struct Place {
    /// The top leading corner, in points from that of the stack.
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  /// The places in the order of the subviews.
  var places: [Place]

  /// Places the subviews in a stack with some bounds.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// The last arrangement of a stack, which it places after it has measured it.
///
/// It is valid until the subviews change.
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
  fileprivate func answer(
    to question: Question, for subviews: LayoutSubviews
  ) -> StackArrangement? {
    guard let last, last.question == question,
      last.elements.elementsEqual(subviews.elements, by: ===)
    else { return nil }
    return last.answer
  }

  /// Keeps an arrangement of subviews.
  fileprivate mutating func keep(
    _ answer: StackArrangement, to question: Question, for subviews: LayoutSubviews
  ) {
    last = (question, subviews.elements, answer)
  }
}

/// A stack that keeps its last arrangement.
protocol ArrangingStack: Sendable {
  /// Returns what the arrangement for a proposal depends on.
  func question(_ proposal: ProposedViewSize) -> _StackLayoutCache.Question
  /// Returns a new arrangement.
  @MainActor
  func arrange(_ elements: [LayoutElement], proposal: ProposedViewSize) -> StackArrangement
}

extension ArrangingStack {
  /// Returns the size of the stack and the places of its subviews, from the cache if possible.
  func arrange(
    _ subviews: LayoutSubviews, proposal: ProposedViewSize, cache: inout _StackLayoutCache
  ) -> StackArrangement {
    if let known = known(in: cache, subviews, proposal) { return known }
    let arrangement = MainActor.assumeIsolated { [elements = subviews.elements] in
      arrange(elements, proposal: proposal)
    }
    keep(arrangement, in: &cache, subviews, proposal)
    return arrangement
  }

  // These are separate functions, so that the call stack of nested stacks stays small.

  private func known(
    in cache: _StackLayoutCache, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> StackArrangement? {
    cache.answer(to: question(proposal), for: subviews)
  }

  private func keep(
    _ arrangement: StackArrangement, in cache: inout _StackLayoutCache, _ subviews: LayoutSubviews,
    _ proposal: ProposedViewSize
  ) {
    cache.keep(arrangement, to: question(proposal), for: subviews)
  }
}
