public import Foundation
import Graphics

extension View {
  /// Puts the view into a frame of fixed lengths; a length of `nil` is the view's own.
  ///
  /// The frame proposes its lengths to the view, which chooses its size all the same.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame that follows its proposal within limits.
  ///
  /// - Parameters:
  ///   - minWidth: The least width; without it, and with a maximum, the view's own.
  ///   - idealWidth: The width where none is proposed.
  ///   - maxWidth: The greatest width; `.infinity` takes all that is offered.
  ///   - minHeight: As `minWidth`.
  ///   - idealHeight: As `idealWidth`.
  ///   - maxHeight: As `maxWidth`.
  ///   - alignment: Where the view stands in the frame.
  /// - Returns: The framed view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }

  /// Lets the view take its ideal size on both axes, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Lets the view take its ideal size on some axes, whatever is proposed there.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the order in which stacks serve the view; 0 by default, higher first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(priority: value))
  }

  /// Puts the view's centre at a point of the space it is offered, all of which it takes.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Position(point: CGPoint(x: x, y: y)))
  }

  /// Puts the view's centre at a point of the space it is offered, all of which it takes.
  public func position(_ position: CGPoint) -> some View { modifier(Position(point: position)) }

  /// Sets the place of a guide for the containers around the view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, compute: computeValue))
  }

  /// Sets the place of a guide for the containers around the view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: guide.key, compute: computeValue))
  }

  /// Attaches a value for the layout around the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValue(entry: LayoutValueEntry(key: ObjectIdentifier(key), value: value)))
  }
}

extension WrapperElement {
  /// Where a child stands in this element if their guides are to meet.
  package final func aligned(
    _ child: LayoutElement, by alignment: Alignment, proposal: ProposedViewSize, in size: CGSize
  ) -> CGPoint {
    let own = ViewDimensions(size: size)
    let inner = child.dimensions(in: proposal)
    return CGPoint(
      x: own[alignment.horizontal] - inner[alignment.horizontal],
      y: own[alignment.vertical] - inner[alignment.vertical])
  }
}

struct FixedFrame: SettingsModifier, Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  typealias Wrapper = FixedFrameElement

  func settings(in environment: EnvironmentValues) -> FixedFrame { self }
}

final class FixedFrameElement: SettingsElement<FixedFrame> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: settings?.width ?? proposal.width, height: settings?.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: settings?.width ?? size.width, height: settings?.height ?? size.height)
  }

  override func placeChildren() {
    let proposal = inner(proposal)
    let alignment = settings?.alignment ?? .center
    place(
      child, at: aligned(child, by: alignment, proposal: proposal, in: size), proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = inner(proposal)
    guard let value = child.explicitGuide(key, in: inner) else { return nil }
    let origin = aligned(
      child, by: settings?.alignment ?? .center, proposal: inner, in: size(for: proposal))
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

struct FlexibleFrame: SettingsModifier, Equatable {
  struct Limits: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    func clamp(_ length: CGFloat) -> CGFloat {
      max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
    }

    /// What to propose to the child.
    func inner(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

    /// The frame's length, from the proposal and the child's length.
    ///
    /// With both limits the frame follows its proposal; with one it reaches from the child's
    /// length to that limit.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard minimum != nil || maximum != nil else {
        return proposed == nil ? ideal ?? child : child
      }
      guard let wanted = proposed ?? ideal else { return clamp(child) }
      let low = minimum ?? min(child, maximum ?? child)
      let high = maximum ?? max(child, minimum ?? child)
      return max(low, min(wanted, high))
    }
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment

  typealias Wrapper = FlexibleFrameElement

  func settings(in environment: EnvironmentValues) -> FlexibleFrame { self }
}

final class FlexibleFrameElement: SettingsElement<FlexibleFrame> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let settings else { return proposal }
    return ProposedViewSize(
      width: settings.width.inner(proposal.width), height: settings.height.inner(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    guard let settings else { return size }
    return CGSize(
      width: settings.width.length(proposal.width, child: size.width),
      height: settings.height.length(proposal.height, child: size.height))
  }

  override func placeChildren() {
    let alignment = settings?.alignment ?? .center
    let proposal = inner(ProposedViewSize(size))
    place(
      child, at: aligned(child, by: alignment, proposal: proposal, in: size), proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let inner = inner(ProposedViewSize(size))
    guard let value = child.explicitGuide(key, in: inner) else { return nil }
    let origin = aligned(
      child, by: settings?.alignment ?? .center, proposal: inner, in: size)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}

struct FixedSize: SettingsModifier, Equatable {
  var horizontal: Bool
  var vertical: Bool

  typealias Wrapper = FixedSizeElement

  func settings(in environment: EnvironmentValues) -> FixedSize { self }
}

final class FixedSizeElement: SettingsElement<FixedSize> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: settings?.horizontal == true ? nil : proposal.width,
      height: settings?.vertical == true ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
  override func placeChildren() { place(child, at: .zero, proposal: inner(proposal)) }
  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal))
  }
}

struct LayoutPriority: SettingsModifier, Equatable {
  var priority: Double

  typealias Wrapper = LayoutPriorityElement

  func settings(in environment: EnvironmentValues) -> LayoutPriority { self }
}

final class LayoutPriorityElement: SettingsElement<LayoutPriority> {
  override var layoutPriority: Double { settings?.priority ?? 0 }
}

struct Position: SettingsModifier, Equatable {
  var point: CGPoint

  typealias Wrapper = PositionElement

  func settings(in environment: EnvironmentValues) -> Position { self }
}

final class PositionElement: SettingsElement<Position> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  override func placeChildren() {
    let size = child.size(for: proposal)
    let point = settings?.point ?? .zero
    place(
      child, at: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2),
      proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
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

struct LayoutValue<Value>: SettingsModifier {
  var entry: LayoutValueEntry<Value>

  typealias Wrapper = LayoutValueElement<Value>

  func settings(in environment: EnvironmentValues) -> LayoutValueEntry<Value> { entry }
}

struct LayoutValueEntry<Value> {
  var key: ObjectIdentifier
  var value: Value
}

extension LayoutValueEntry: Equatable where Value: Equatable {}

final class LayoutValueElement<Value>: SettingsElement<LayoutValueEntry<Value>> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    settings?.key == key ? settings?.value : child.layoutValue(key)
  }
}
