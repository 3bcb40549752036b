import Foundation

extension StackLayout {
  /// Offers the length of a stack across its axis to the views of a stack that is offered none.
  ///
  /// A divider, a line or a bar is thereby as long as the texts beside it, for example in a row of a list, where it is
  /// measured in its ideal length. A view keeps its place if its length along the axis would change, or if it would
  /// leave the stack.
  ///
  /// - Parameters:
  ///   - places: The places of an arrangement.
  ///   - elements: The views.
  /// - Returns: The places, in which the size of the stack is the same.
  /// - Complexity: O(*n*) for *n* views. Those that are shorter than the stack are measured once more, with their
  ///   descendants.
  @MainActor
  func stretched(
    _ places: [StackArrangement.Place], of elements: [LayoutElement]
  ) -> [StackArrangement.Place] {
    guard places.count > 1, across(places[0].proposal) == nil else { return places }
    let sizes = zip(elements, places).map { $0.size(for: $1.proposal) }
    let extent = zip(places, sizes).map { across($0.origin) + across($1) }.max() ?? 0
    guard extent.isFinite else { return places }
    var places = places
    for index in places.indices where across(sizes[index]) < extent {
      let (element, place) = (elements[index], places[index])
      let offer = proposal(main: along(place.proposal), cross: extent)
      let size = element.size(for: offer)
      guard along(size) == along(sizes[index]), across(size) > across(sizes[index]) else {
        continue
      }
      let line = across(place.origin) + element.guideValue(alignment, in: place.proposal)
      let start = line - element.guideValue(alignment, in: offer)
      guard start > -Self.tolerance, start + across(size) < extent + Self.tolerance else {
        continue
      }
      places[index].proposal = offer
      if axis == .horizontal {
        places[index].origin.y = max(start, 0)
      } else {
        places[index].origin.x = max(start, 0)
      }
    }
    return places
  }

  /// The rounding error of a place, in points.
  private static var tolerance: CGFloat { 1e-6 }

  private func along(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }

  private func across(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.height : proposal.width
  }

  private func along(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func across(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  private func across(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.y : point.x }
}
