import Foundation

/// The division of the length of a stack among its views.
extension StackLayout {
  /// Divides the length of the stack among the views.
  @MainActor
  func divide(_ total: CGFloat, among stretches: inout [Stretch], across: CGFloat?) {
    var left = total - Self.gaps(stretches)
    // As a rule, all views have the same priority, and no groups are needed.
    if Self.haveEqualPriorities(stretches) {
      var all = Array(stretches.indices)
      return serve(&all, of: &stretches, left: &left, across: across)
    }
    var groups = Self.groups(stretches)
    // The sum of the minimum lengths of all later groups.
    var needs = [CGFloat](repeating: 0, count: groups.count)
    for rank in groups.indices.dropLast().reversed() {
      needs[rank] = needs[rank + 1]
      var reserved: CGFloat = 0
      for index in groups[rank + 1] { reserved += length(stretches[index], 0, across: across) }
      needs[rank] += reserved
    }
    for rank in groups.indices {
      serve(&groups[rank], of: &stretches, left: &left, reserving: needs[rank], across: across)
    }
  }

  /// Divides the length that is left, except for a reserved part, among views of equal priority.
  ///
  /// - Parameters:
  ///   - order: The indices of the views, which are sorted by their flexibility.
  ///   - stretches: All views of the stack.
  ///   - left: The length that is left, from which the lengths of the views are subtracted.
  ///   - needs: The part that is reserved for views of lower priorities.
  ///   - across: The length to propose across the axis.
  @MainActor
  private func serve(
    _ order: inout [Int], of stretches: inout [Stretch], left: inout CGFloat,
    reserving needs: CGFloat = 0, across: CGFloat?
  ) {
    if order.count > 1 {
      for index in order {
        stretches[index].flexibility = flexibility(of: stretches[index], across: across)
      }
      Self.sort(&order, of: stretches)
      let unclear = Self.unclear(order, of: stretches)
      if !unclear.isEmpty {
        for index in unclear {
          let exact = exactFlexibility(of: stretches[index], across: across)
          stretches[index].flexibility = exact...exact
        }
        Self.sort(&order, of: stretches)
      }
    }
    for (served, index) in order.enumerated() {
      // Each view can take all of an infinite length, and infinity minus infinity would be NaN.
      let share =
        left.isFinite
        ? max(0, (left - needs) / CGFloat(order.count - served)) : CGFloat.infinity
      stretches[index].length = share
      if left.isFinite { left -= length(stretches[index], share, across: across) }
    }
  }

  /// Returns limits of the flexibility of a view, which are equal unless finding it is slow.
  @MainActor
  private func flexibility(of stretch: Stretch, across: CGFloat?) -> ClosedRange<CGFloat> {
    if axis == .horizontal, let least = stretch.element.leastWidth(inHeight: across) {
      let most = length(stretch, .infinity, across: across)
      return max(most - least.upperBound, 0)...max(most - least.lowerBound, 0)
    }
    let exact = exactFlexibility(of: stretch, across: across)
    return exact...exact
  }

  /// Returns the difference between the maximum and the minimum length of a view.
  @MainActor
  private func exactFlexibility(of stretch: Stretch, across: CGFloat?) -> CGFloat {
    let most = length(stretch, .infinity, across: across)
    // Infinity minus infinity is NaN. A short text is narrower than the ellipsis that replaces it.
    return most.isFinite ? max(most - length(stretch, 0, across: across), 0) : .infinity
  }

  /// Returns the length that a view chooses for a proposed one.
  @MainActor
  private func length(_ stretch: Stretch, _ main: CGFloat, across: CGFloat?) -> CGFloat {
    let size = stretch.element.size(for: proposal(main: main, cross: across))
    return axis == .horizontal ? size.width : size.height
  }

  // These are static, because the closures of a method on the main actor check the actor at each call.

  private static func gaps(_ stretches: [Stretch]) -> CGFloat {
    stretches.reduce(0) { $0 + $1.gap }
  }

  private static func haveEqualPriorities(_ stretches: [Stretch]) -> Bool {
    stretches.allSatisfy { $0.priority == stretches[0].priority }
  }

  private static func sort(_ order: inout [Int], of stretches: [Stretch]) {
    order.sort {
      (stretches[$0].flexibility.lowerBound, $0) < (stretches[$1].flexibility.lowerBound, $1)
    }
  }

  /// Returns the views with limits of the flexibility between which that of another view can be.
  ///
  /// - Parameters:
  ///   - order: The indices of the views, which are sorted by their lower limits.
  ///   - stretches: All views of the stack.
  /// - Returns: The indices of the views.
  private static func unclear(_ order: [Int], of stretches: [Stretch]) -> [Int] {
    var unclear: [Int] = []
    var end = -CGFloat.infinity
    for (rank, index) in order.enumerated() {
      let limits = stretches[index].flexibility
      if limits.lowerBound < limits.upperBound {
        let isFollowed =
          rank + 1 < order.count
          && stretches[order[rank + 1]].flexibility.lowerBound <= limits.upperBound
        if limits.lowerBound <= end || isFollowed { unclear.append(index) }
      }
      end = max(end, limits.upperBound)
    }
    return unclear
  }

  /// Returns the indices of the views in groups of equal priority, from the highest to the lowest.
  private static func groups(_ stretches: [Stretch]) -> [[Int]] {
    Dictionary(grouping: stretches.indices) { stretches[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
  }
}
