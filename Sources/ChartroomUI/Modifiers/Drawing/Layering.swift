import Foundation

struct Layering<Secondary: View> {
  var content: Secondary
  var isInFront: Bool
  var alignment: Alignment
  /// The edges on which the secondary views extend beyond the safe area.
  var ignoredEdges: Edge.Set = []
}

extension Layering: SettingsModifier {
  var secondary: (any View)? { content }

  typealias Wrapper = LayeringElement

  func settings(in environment: EnvironmentValues) -> LayeringSettings {
    LayeringSettings(
      isInFront: isInFront, alignment: alignment, ignoredEdges: ignoredEdges)
  }
}

struct LayeringSettings: Equatable {
  var isInFront: Bool
  var alignment: Alignment
  var ignoredEdges: Edge.Set
}

/// An element with secondary elements behind or in front of it, which do not affect its size.
class LayeringElement: SettingsElement<LayeringSettings> {
  override var children: [LayoutElement] {
    settings?.isInFront == true ? [child] + secondary : secondary + [child]
  }

  override func placeChildren() {
    place(child, at: .zero, proposal: proposal)
    let insets = ignoredInsets(edges: settings?.ignoredEdges ?? [])
    if insets != EdgeInsets() { return placeExtended(by: insets) }
    let offered = ProposedViewSize(size)
    let alignment = settings?.alignment ?? .center
    // Several views are first overlaid and then aligned as a single view.
    let sizes = secondary.map { $0.size(for: offered) }
    let whole = ViewDimensions(
      size: CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
    let own = child.dimensions(in: proposal)
    for element in secondary {
      let inner = element.dimensions(in: offered)
      let guides = secondary.count == 1 ? inner : whole
      let within = secondary.count == 1 ? .zero : aligned(inner, in: whole, by: alignment)
      place(
        element,
        at: CGPoint(
          x: own[alignment.horizontal] - guides[alignment.horizontal] + within.x,
          y: own[alignment.vertical] - guides[alignment.vertical] + within.y),
        proposal: offered)
    }
  }

  /// Places the secondary views, which take all that they are offered, beyond the safe area.
  private func placeExtended(by insets: EdgeInsets) {
    let offered = ProposedViewSize(size.extended(by: insets))
    for element in secondary {
      place(element, at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offered)
    }
  }

  override func positionInStageDidChange() { invalidateContents() }

  private func aligned(
    _ inner: ViewDimensions, in outer: ViewDimensions, by alignment: Alignment
  ) -> CGPoint {
    CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical])
  }
}
