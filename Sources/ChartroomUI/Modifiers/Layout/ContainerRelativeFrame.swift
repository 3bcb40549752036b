public import Foundation

nonisolated extension View {
  /// Places the view in a frame with the size of the nearest container.
  ///
  /// The container is the nearest enclosing scroll view or, if there is none, the safe area of the stage.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame has the container's length; along other axes, it has the view's
  ///     length.
  ///   - alignment: The alignment of the view in the frame; the centre by default.
  /// - Returns: The framed view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerFrame(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Places the view in a frame whose size is computed from that of the nearest container.
  ///
  /// The container is the nearest enclosing scroll view or, if there is none, the safe area of the stage.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the length is computed; along other axes, the frame has the view's
  ///     length.
  ///   - alignment: The alignment of the view in the frame; the centre by default.
  ///   - length: A closure that receives the length of the container along an axis, and returns that of the
  ///     frame, in points.
  /// - Returns: The framed view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrame(axes: axes, alignment: alignment, length: length))
  }

  /// Divides the nearest container into equal parts, and places the view in a frame that spans some of them.
  ///
  /// The container is the nearest enclosing scroll view or, if there is none, the safe area of the stage.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container is divided; along other axes, the frame has the view's
  ///     length.
  ///   - count: The number of parts; a number less than 1 counts as 1.
  ///   - span: The number of parts that the frame spans; 1 by default.
  ///   - spacing: The distance between parts, in points.
  ///   - alignment: The alignment of the view in the frame; the centre by default.
  /// - Returns: The framed view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}

struct ContainerFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrame: SettingsModifier {
  typealias Wrapper = ContainerFrameElement

  func settings(in environment: EnvironmentValues) -> ContainerFrame { self }
}

final class ContainerFrameElement: SettingsElement<ContainerFrame> {
  private lazy var observedReads = ObservedReads(of: self)

  /// Returns the length of the frame along an axis; `nil` for that of the view.
  private func length(along axis: Axis) -> CGFloat? {
    guard let settings,
      settings.axes.contains(axis.set),
      let container = containerLength(along: axis)
    else { return nil }
    let length = observedReads.inLayout(generation) { settings.length(container, axis) }
    return length.isFinite ? max(length, 0) : 0
  }

  /// Returns the length of the nearest container along an axis; `nil` if it is not limited.
  private func containerLength(along axis: Axis) -> CGFloat? {
    var element = parent
    while let current = element {
      if let scroller = current as? ScrollElement {
        return scroller.containerLength(along: axis, for: self)
      }
      element = current.parent
    }
    let size = core.containerSize
    return axis == .horizontal ? size.width : size.height
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(along: .horizontal) ?? proposal.width,
      height: length(along: .vertical) ?? proposal.height)
  }

  override var sizingChild: LayoutElement? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: length(along: .horizontal) ?? size.width,
      height: length(along: .vertical) ?? size.height)
  }

  private var alignment: Alignment { settings?.alignment ?? .center }

  override func placeChildren() {
    let inner = inner(proposal)
    place(child, at: aligned(child, by: alignment, proposal: inner, in: size), proposal: inner)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = inner(proposal)
    guard let value = child.explicitGuide(key, in: inner) else { return nil }
    let origin = aligned(child, by: alignment, proposal: inner, in: size(for: proposal))
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}
