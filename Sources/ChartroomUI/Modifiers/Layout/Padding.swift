public import Foundation

nonisolated extension View {
  /// Adds padding to some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad; all edges by default.
  ///   - length: The padding on each of these edges, in points; `nil`, the default, selects 16 points.
  ///     Negative padding lets the view extend beyond the padded frame.
  /// - Returns: The padded view.
  @inlinable
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges, length ?? 16))
  }

  /// Adds padding of `length` points to all edges of the view.
  @inlinable
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds the given padding, in points, to each edge of the view.
  @inlinable
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }
}

/// The modifier that `padding(_:)` applies.
public struct _PaddingLayout: Equatable {
  var insets: EdgeInsets

  @usableFromInline
  init(insets: EdgeInsets) { self.insets = insets }

  @usableFromInline
  init(_ edges: Edge.Set, _ length: CGFloat) { insets = EdgeInsets(edges, length) }
}

extension _PaddingLayout: SettingsModifier {
  package typealias Wrapper = PaddingElement

  package func settings(in environment: EnvironmentValues) -> EdgeInsets { insets }
}

package class PaddingElement: SettingsElement<EdgeInsets> {
  private var insets: EdgeInsets { settings ?? EdgeInsets() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(width: insets.width, height: insets.height)
  }

  override package var sizingChild: LayoutElement? { nil }
  override package var onlyDrawn: LayoutElement? { child }

  override package func answer(to proposal: ProposedViewSize) -> SizeAnswer {
    var answer = child.sizeAnswer(for: inner(proposal))
    answer.size.width += insets.width
    answer.size.height += insets.height
    return answer
  }

  override package func placeChildren() {
    place(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal)).map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }
}
