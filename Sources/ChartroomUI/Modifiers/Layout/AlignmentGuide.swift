public import Foundation

nonisolated extension View {
  /// Sets the position of a horizontal alignment guide of the view.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: A closure that returns the distance of the guide from the view's leading edge, in
  ///     points. It receives the dimensions of the unmodified view.
  /// - Returns: The view with the guide set.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, compute: computeValue))
  }

  /// Sets the position of a vertical alignment guide of the view.
  ///
  /// - Parameters:
  ///   - guide: The guide to set.
  ///   - computeValue: A closure that returns the distance of the guide from the view's top edge, in
  ///     points. It receives the dimensions of the unmodified view.
  /// - Returns: The view with the guide set.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, compute: computeValue))
  }
}

struct AlignmentGuide {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuide: ElementModifier {
  typealias Wrapper = AlignmentGuideElement

  func update(_ wrapper: AlignmentGuideElement, environment: EnvironmentValues) {
    wrapper.own = self
    wrapper.invalidateLayout()
  }
}

final class AlignmentGuideElement: WrapperElement {
  var own: AlignmentGuide?
  private lazy var observedReads = ObservedReads(of: self)

  required init(around child: LayoutElement, core: StageCore) {
    super.init(around: child, core: core)
    core.holdsGuides = true
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard let own, own.key == key else { return child.explicitGuide(key, in: proposal) }
    let dimensions = child.dimensions(in: proposal)
    return observedReads.inLayout(generation) { own.compute(dimensions) }
  }
}
