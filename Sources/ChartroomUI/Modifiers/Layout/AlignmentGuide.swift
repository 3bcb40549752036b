public import Foundation

extension View {
  /// Sets the position of a horizontal guide of the view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, compute: computeValue))
  }

  /// Sets the position of a vertical guide of the view, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, compute: computeValue))
  }
}

struct AlignmentGuide: ElementModifier {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat

  typealias Wrapper = AlignmentGuideElement

  func update(_ wrapper: AlignmentGuideElement, environment: EnvironmentValues) {
    wrapper.own = self
    wrapper.invalidateLayout()
  }
}

final class AlignmentGuideElement: WrapperElement {
  var own: AlignmentGuide?

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard let own, own.key == key else { return child.explicitGuide(key, in: proposal) }
    return own.compute(child.dimensions(in: proposal))
  }
}
