import Foundation

/// The layout algorithm of horizontal and vertical stacks.
///
/// It follows the WWDC19 talk "Building Custom Views with SwiftUI". The spacing is subtracted first.
/// Groups of equal priority are then served from the highest to the lowest, after the minimum lengths of
/// the lower ones are reserved. In a group, the least flexible view is served first and is offered an
/// equal share of the remaining length.
struct StackLayout {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: CGFloat?

  struct Arrangement {
    var size = CGSize.zero
    var proposals: [ProposedViewSize] = []
    var origins: [CGPoint] = []
  }

  func arrange(_ subviews: LayoutSubviews, proposal: ProposedViewSize) -> Arrangement {
    guard !subviews.isEmpty else { return Arrangement() }
    let gaps = gaps(subviews)
    let lengths = lengths(subviews, proposal: proposal, gaps: gaps)
    let proposals = lengths.map { self.proposal(main: $0, cross: cross(proposal)) }
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }

    let guides = dimensions.map { $0[alignment] }
    let guide = guides.max() ?? 0
    var position: CGFloat = 0
    var extent: CGFloat = 0
    var arrangement = Arrangement(proposals: proposals)
    for (index, view) in dimensions.enumerated() {
      position += gaps[index]
      let offset = guide - guides[index]
      arrangement.origins.append(
        axis == .horizontal
          ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position))
      position += axis == .horizontal ? view.width : view.height
      extent = max(extent, offset + (axis == .horizontal ? view.height : view.width))
    }
    arrangement.size =
      axis == .horizontal
      ? CGSize(width: position, height: extent) : CGSize(width: extent, height: position)
    return arrangement
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let arrangement = arrange(subviews, proposal: proposal)
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: arrangement.proposals[index])
    }
  }

  func outerSpacing(
    _ subviews: LayoutSubviews, first: Edge.Set, last: Edge.Set, across: Edge.Set
  ) -> ViewSpacing {
    var outer = ViewSpacing.zero
    if let view = subviews.first { outer.formUnion(view.spacing, edges: first) }
    if let view = subviews.last { outer.formUnion(view.spacing, edges: last) }
    for view in subviews { outer.formUnion(view.spacing, edges: across) }
    return outer
  }

  /// Returns the distance between each view and its predecessor, which is 0 for the first view.
  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing { return subviews.indices.map { $0 == 0 ? 0 : spacing } }
    let preferences = subviews.map(\.spacing)
    return preferences.indices.map { index in
      index == 0
        ? 0 : preferences[index - 1].distance(to: preferences[index], along: axis)
    }
  }

  /// Returns the length to propose to each view along the axis, in the order of the subviews.
  private func lengths(
    _ subviews: LayoutSubviews, proposal: ProposedViewSize, gaps: [CGFloat]
  ) -> [CGFloat?] {
    guard let total = axis == .horizontal ? proposal.width : proposal.height else {
      return Array(repeating: nil, count: subviews.count)
    }
    let across = cross(proposal)
    func length(_ index: Int, proposing main: CGFloat) -> CGFloat {
      let size = subviews[index].sizeThatFits(self.proposal(main: main, cross: across))
      return axis == .horizontal ? size.width : size.height
    }

    var lengths = [CGFloat?](repeating: nil, count: subviews.count)
    var left = total - gaps.reduce(0, +)
    let priorities = subviews.map(\.priority)
    let groups = Dictionary(grouping: subviews.indices) { priorities[$0] }
      .sorted { $0.key > $1.key }.map(\.value)
    var reserved: [CGFloat] = groups.map { _ in 0 }
    for index in groups.indices.dropFirst() {
      reserved[index] = groups[index].reduce(0) { $0 + length($1, proposing: 0) }
    }
    // The sum of the minimum lengths of all later groups.
    var needs = [CGFloat](repeating: 0, count: groups.count)
    for rank in groups.indices.dropLast().reversed() {
      needs[rank] = needs[rank + 1] + reserved[rank + 1]
    }
    for (rank, group) in groups.enumerated() {
      let kept = needs[rank]
      let order: [Int]
      if group.count == 1 {
        order = group
      } else {
        var flexibility: [Int: CGFloat] = [:]
        for index in group {
          let most = length(index, proposing: .infinity)
          // Infinity minus infinity is NaN.
          flexibility[index] =
            most.isFinite ? most - length(index, proposing: 0) : CGFloat.infinity
        }
        order = group.sorted { lhs, rhs in
          let (left, right) = (flexibility[lhs] ?? 0, flexibility[rhs] ?? 0)
          return left == right ? lhs < rhs : left < right
        }
      }
      for (served, index) in order.enumerated() {
        // Each view can take all of an infinite length, and infinity minus infinity would be NaN.
        let share =
          left.isFinite ? max(0, (left - kept) / CGFloat(order.count - served)) : CGFloat.infinity
        lengths[index] = share
        if left.isFinite { left -= length(index, proposing: share) }
      }
    }
    return lengths
  }

  private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.height : proposal.width
  }

  private func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross)
      : ProposedViewSize(width: cross, height: main)
  }
}
