import Foundation

/// The layout algorithm of horizontal and vertical stacks.
///
/// It follows the WWDC19 talk "Building Custom Views with SwiftUI". The spacing is subtracted first.
/// Groups of equal priority are then served from the highest to the lowest, after the minimum lengths of
/// the lower ones are reserved. In a group, the least flexible view is served first and is offered an
/// equal share of the remaining length.
struct StackLayout: ArrangingStack {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: CGFloat?

  func question(_ proposal: ProposedViewSize) -> _StackLayoutCache.Question {
    _StackLayoutCache.Question(
      axis: axis, alignment: alignment, spacing: spacing, proposal: proposal)
  }

  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout _StackLayoutCache
  ) {
    arrange(subviews, proposal: proposal, cache: &cache).place(subviews, in: bounds)
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

  @MainActor
  func arrange(_ elements: [LayoutElement], proposal: ProposedViewSize) -> StackArrangement {
    var stretches = stretches(of: elements)
    if let total = axis == .horizontal ? proposal.width : proposal.height {
      divide(total, among: &stretches, across: cross(proposal))
    }
    var places: [StackArrangement.Place] = []
    places.reserveCapacity(stretches.count)
    var guides: [CGFloat] = []
    guides.reserveCapacity(stretches.count)
    for stretch in stretches {
      let proposal = self.proposal(main: stretch.length, cross: cross(proposal))
      guides.append(stretch.element.guideValue(alignment, in: proposal))
      places.append(StackArrangement.Place(origin: .zero, proposal: proposal))
    }
    let guide = guides.max() ?? 0
    var position: CGFloat = 0
    var extent: CGFloat = 0
    for index in places.indices {
      position += stretches[index].gap
      let offset = guide - guides[index]
      let size = stretches[index].element.size(for: places[index].proposal)
      if axis == .horizontal {
        places[index].origin = CGPoint(x: position, y: offset)
        position += size.width
        extent = max(extent, offset + size.height)
      } else {
        places[index].origin = CGPoint(x: offset, y: position)
        position += size.height
        extent = max(extent, offset + size.width)
      }
    }
    return StackArrangement(
      size: axis == .horizontal
        ? CGSize(width: position, height: extent) : CGSize(width: extent, height: position),
      places: places)
  }

  /// A view and the part of the axis that it is offered.
  private struct Stretch {
    let element: LayoutElement
    /// The distance from the previous view, which is 0 for the first view.
    var gap: CGFloat = 0
    var priority: Double
    /// The length to propose; `nil` if the stack is proposed none.
    var length: CGFloat?
  }

  @MainActor
  private func stretches(of elements: [LayoutElement]) -> [Stretch] {
    var stretches: [Stretch] = []
    stretches.reserveCapacity(elements.count)
    var last: ViewSpacing?
    for element in elements {
      var stretch = Stretch(element: element, priority: element.layoutPriority)
      if let spacing {
        stretch.gap = stretches.isEmpty ? 0 : spacing
      } else {
        let own = element.spacing
        stretch.gap = last?.distance(to: own, along: axis) ?? 0
        last = own
      }
      stretches.append(stretch)
    }
    return stretches
  }

  /// Divides the length of the stack among the views.
  @MainActor
  private func divide(_ total: CGFloat, among stretches: inout [Stretch], across: CGFloat?) {
    func length(_ stretch: Stretch, proposing main: CGFloat) -> CGFloat {
      let size = stretch.element.size(for: self.proposal(main: main, cross: across))
      return axis == .horizontal ? size.width : size.height
    }
    /// Returns the difference between the maximum and the minimum length.
    func flexibility(_ stretch: Stretch) -> CGFloat {
      let most = length(stretch, proposing: .infinity)
      // Infinity minus infinity is NaN. A short text is narrower than the ellipsis that replaces it.
      return most.isFinite ? max(most - length(stretch, proposing: 0), 0) : .infinity
    }

    var left = total - stretches.reduce(0) { $0 + $1.gap }
    let groups = Self.groups(stretches)
    let reserved = groups.enumerated().map { rank, group in
      rank == 0 ? 0 : group.reduce(0) { $0 + length(stretches[$1], proposing: 0) }
    }
    // The sum of the minimum lengths of all later groups.
    var needs = [CGFloat](repeating: 0, count: groups.count)
    for rank in groups.indices.dropLast().reversed() {
      needs[rank] = needs[rank + 1] + reserved[rank + 1]
    }
    for (rank, group) in groups.enumerated() {
      var order = group
      if group.count > 1 {
        // A closure would add to the depth of the program's stack.
        var ranked: [(index: Int, flexibility: CGFloat)] = []
        for index in group { ranked.append((index, flexibility(stretches[index]))) }
        order = ranked.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
          .map(\.index)
      }
      for (served, index) in order.enumerated() {
        // Each view can take all of an infinite length, and infinity minus infinity would be NaN.
        let share =
          left.isFinite
          ? max(0, (left - needs[rank]) / CGFloat(order.count - served)) : CGFloat.infinity
        stretches[index].length = share
        if left.isFinite { left -= length(stretches[index], proposing: share) }
      }
    }
  }

  /// Returns the indices of the views in groups of equal priority, from the highest to the lowest.
  private static func groups(_ stretches: [Stretch]) -> [[Int]] {
    let all = Array(stretches.indices)
    guard let first = stretches.first else { return [] }
    if stretches.allSatisfy({ $0.priority == first.priority }) { return [all] }
    return Dictionary(grouping: all) { stretches[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
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
