import Foundation
import Graphics

struct Layering<Secondary: View> {
  var content: Secondary
  var isInFront: Bool
  var alignment: Alignment
  /// The edges on which the secondary views extend beyond the safe area.
  var ignoredEdges: Edge.Set = []
}

extension Layering: SettingsModifier {
  var secondary: Secondary { content }

  typealias Wrapper = LayeringElement

  func settings(in environment: EnvironmentValues) -> LayeringSettings {
    LayeringSettings(
      alignment: alignment, isInFront: isInFront, ignoredEdges: ignoredEdges)
  }
}

struct LayeringSettings: Equatable {
  var alignment: Alignment
  var isInFront: Bool
  var ignoredEdges: Edge.Set
}

/// An element with secondary elements behind or in front of it, which do not affect its size.
class LayeringElement: SettingsElement<LayeringSettings> {
  private final var isInFront: Bool { settings?.isInFront == true }

  override var children: [LayoutElement] {
    isInFront ? [child] + secondary : secondary + [child]
  }

  override func drawChildren(into list: inout DrawList) {
    list.reserveCapacity(1 + secondary.count)
    if isInFront { drawChild(child, into: &list) }
    for element in secondary { drawChild(element, into: &list) }
    if !isInFront { drawChild(child, into: &list) }
  }

  override func placeChildren() {
    place(child, at: .zero, proposal: proposal)
    let insets = ignoredInsets(edges: settings?.ignoredEdges ?? [])
    if insets != EdgeInsets() { return placeExtended(by: insets) }
    let offered = ProposedViewSize(size)
    let alignment = settings?.alignment ?? .center
    // One view, as in most backgrounds, needs no lists.
    if secondary.count == 1 {
      let only = secondary[0]
      func start(_ key: AlignmentKey) -> CGFloat {
        child.guideValue(key, in: proposal) - only.guideValue(key, in: offered)
      }
      let origin = CGPoint(x: start(alignment.horizontal.key), y: start(alignment.vertical.key))
      return place(only, at: origin, proposal: offered)
    }
    let own = child.dimensions(in: proposal)
    let across = starts(alignment.horizontal.key, proposal: offered)
    let down = starts(alignment.vertical.key, proposal: offered)
    for (index, element) in secondary.enumerated() {
      place(
        element,
        at: CGPoint(
          x: own[alignment.horizontal] + across[index], y: own[alignment.vertical] + down[index]),
        proposal: offered)
    }
  }

  /// Returns the distances of the secondary views from the line of an alignment, in points.
  ///
  /// Several views are first overlaid and then aligned as a single view, like those of a `ZStack`.
  private func starts(
    _ key: AlignmentKey, proposal: ProposedViewSize
  ) -> [CGFloat] {
    let views = secondary.map { $0.dimensions(in: proposal) }
    let guides = views.map { $0[key] }
    let first = guides.max() ?? 0
    let places = guides.map { first - $0 }
    var size = CGSize.zero
    for (view, place) in zip(views, places) {
      size.width = max(size.width, key.axis == .horizontal ? place + view.width : view.width)
      size.height = max(size.height, key.axis == .vertical ? place + view.height : view.height)
    }
    let explicit = zip(secondary, places).compactMap { element, place in
      element.explicitGuide(key, in: proposal).map { $0 + place }
    }
    let whole = key.combine(explicit) ?? ViewDimensions(size: size)[key]
    return places.map { $0 - whole }
  }

  /// Places the secondary views, which take all that they are offered, beyond the safe area.
  private func placeExtended(by insets: EdgeInsets) {
    let offered = ProposedViewSize(size.extended(by: insets))
    for element in secondary {
      place(element, at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offered)
    }
  }

  override func positionInStageDidChange() { invalidateContents() }
}
