import Foundation

/// The layout algorithm of horizontal and vertical stacks.
///
/// It follows the WWDC19 talk "Building Custom Views with SwiftUI". The spacing is subtracted first.
/// Groups of equal priority are then served from the highest to the lowest, after the minimum lengths of
/// the lower ones are reserved. In a group, the least flexible view is served first and is offered an
/// equal share of the remaining length. A stack that is offered no length across its axis offers its own length when
/// it places its views, so that columns with `frame(maxHeight: .infinity)` are equally high in a stack with
/// `fixedSize()`.
package struct StackLayout: ArrangingStack, Equatable {
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
    var arrangement = arrange(subviews, proposal: proposal, cache: &cache)
    arrangement.places = MainActor.assumeIsolated {
      [elements = subviews.elements, places = arrangement.places] in
      stretched(places, of: elements)
    }
    arrangement.place(subviews, in: bounds)
  }

  /// Returns the preferred spacing of a stack of subviews.
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    MainActor.assumeIsolated { [elements = subviews.elements] in spacing(of: elements) }
  }

  /// Returns the preferred spacing of a stack of elements.
  ///
  /// Along the axis, it is that of the first and of the last element, and across the axis, that of all.
  @MainActor
  func spacing(of elements: [LayoutElement]) -> ViewSpacing {
    var outer = ViewSpacing.zero
    for (index, element) in elements.enumerated() {
      let spacing = element.spacing
      if index == 0 {
        outer.formUnion(spacing, edges: axis == .horizontal ? .leading : .top)
      }
      if index == elements.count - 1 {
        outer.formUnion(spacing, edges: axis == .horizontal ? .trailing : .bottom)
      }
      outer.formUnion(spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return outer
  }

  /// Returns the size of a stack of elements and their places.
  @MainActor
  func arrange(_ elements: [LayoutElement], proposal: ProposedViewSize) -> StackArrangement {
    var stretches = stretches(of: elements)
    let across = axis == .horizontal ? proposal.height : proposal.width
    if let total = axis == .horizontal ? proposal.width : proposal.height {
      divide(total, among: &stretches, across: across)
    }
    var places: [StackArrangement.Place] = []
    places.reserveCapacity(stretches.count)
    var guide: CGFloat = 0
    for index in stretches.indices {
      let proposal = self.proposal(main: stretches[index].length, cross: across)
      let own = stretches[index].element.guideValue(alignment, in: proposal)
      stretches[index].guide = own
      if index == 0 || guide < own { guide = own }
      places.append(StackArrangement.Place(origin: .zero, proposal: proposal))
    }
    var position: CGFloat = 0
    var extent: CGFloat = 0
    for index in places.indices {
      position += stretches[index].gap
      let offset = guide.offset(from: stretches[index].guide)
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
  struct Stretch {
    let element: LayoutElement
    /// The distance from the previous view, which is 0 for the first view.
    var gap: CGFloat = 0
    var priority: Double
    /// Limits of the difference between the maximum and the minimum length; 0 if it does not matter.
    var flexibility: ClosedRange<CGFloat> = 0...0
    /// The length to propose; `nil` if the stack is proposed none.
    var length: CGFloat?
    /// The position of the alignment guide in the view.
    var guide: CGFloat = 0
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

  func proposal(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross)
      : ProposedViewSize(width: cross, height: main)
  }
}
