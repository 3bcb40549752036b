import Foundation
import Graphics

/// A layout of a label that is as wide as its widest word, unless it is offered a width.
///
/// It shows whether a label that wraps has enough space without breaking its words.
struct WholeWords: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let label = subviews.first else { return .zero }
    return label.sizeThatFits(
      ProposedViewSize(width: proposal.width ?? label.widestWord, height: proposal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension LayoutSubview {
  /// The width of the widest word of the texts in the subview, in points; 0 for none.
  fileprivate var widestWord: CGFloat {
    MainActor.assumeIsolated { [element] in element.widestWord }
  }
}

extension LayoutElement {
  /// The width of the widest word of the texts in the element, in points; 0 for none.
  fileprivate final var widestWord: CGFloat {
    if let text = self as? LeafElement<TextLeaf> { return text.content.widestWord(core: core) }
    return displayedChildren.map(\.widestWord).max() ?? 0
  }
}

extension TextLeaf {
  /// Returns the width of the widest word in the font of the text, in points; 0 for none.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  @MainActor
  fileprivate func widestWord(core: StageCore) -> CGFloat {
    let words = Set(request.string.split(whereSeparator: \.isWhitespace))
    return words.map { word in
      var single = request
      single.string = String(word)
      single.spans = []
      return core.roundedUp(core.shape(single).size.width)
    }.max() ?? 0
  }
}
