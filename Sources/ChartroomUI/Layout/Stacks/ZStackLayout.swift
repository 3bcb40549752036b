public import Foundation

/// A layout that overlays its subviews, with the first at the back.
public struct ZStackLayout: Layout, Hashable, Sendable {
  /// The pair of guides used to align the subviews.
  public var alignment: Alignment

  /// Creates a layout that overlays its subviews.
  ///
  /// - Parameter alignment: The pair of guides used to align the subviews; the centre by default.
  @inlinable
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size of the smallest rectangle that contains the aligned subviews with the highest layout
  /// priority, in points.
  ///
  /// The layout passes its proposal to every subview. Subviews with lower priorities can extend beyond the
  /// rectangle. The size is zero if there are no subviews.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    arrange(subviews, proposal: proposal, cache: &cache).size
  }

  /// Places the subviews with their guides aligned.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    arrange(subviews, proposal: proposal, cache: &cache).place(subviews, in: bounds)
  }

  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }
}

extension ZStackLayout: ArrangingStack {
  func question(_ proposal: ProposedViewSize) -> _StackLayoutCache.Question {
    _StackLayoutCache.Question(
      alignment: alignment.horizontal.key, crossAlignment: alignment.vertical.key,
      proposal: proposal)
  }

  /// Returns the size of a stack of elements and their places.
  @MainActor
  func arrange(_ elements: [LayoutElement], proposal: ProposedViewSize) -> StackArrangement {
    let highest = elements.lazy.map(\.layoutPriority).max()
    // The guides of a view, as a point from its top leading corner.
    var anchors: [CGPoint] = []
    anchors.reserveCapacity(elements.count)
    var guide: CGPoint?
    for element in elements {
      let anchor = CGPoint(
        x: element.guideValue(alignment.horizontal.key, in: proposal),
        y: element.guideValue(alignment.vertical.key, in: proposal))
      anchors.append(anchor)
      guard element.layoutPriority == highest else { continue }
      guide = guide.map { CGPoint(x: max($0.x, anchor.x), y: max($0.y, anchor.y)) } ?? anchor
    }
    let origin = guide ?? .zero
    var size: CGSize?
    var places: [StackArrangement.Place] = []
    places.reserveCapacity(elements.count)
    for (element, anchor) in zip(elements, anchors) {
      let corner = CGPoint(
        x: origin.x.offset(from: anchor.x), y: origin.y.offset(from: anchor.y))
      places.append(StackArrangement.Place(origin: corner, proposal: proposal))
      guard element.layoutPriority == highest else { continue }
      let own = element.size(for: proposal)
      let far = CGSize(width: corner.x + own.width, height: corner.y + own.height)
      size =
        size.map {
          CGSize(width: max($0.width, far.width), height: max($0.height, far.height))
        } ?? far
    }
    return StackArrangement(size: size ?? .zero, places: places)
  }
}
