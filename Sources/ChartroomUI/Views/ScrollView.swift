public import Foundation
import Graphics

/// A view that displays a part of content that can be larger than the view.
///
/// Along the scroll axes, the content has its ideal length, and the scroll view has the proposed length or,
/// if none is proposed, the length of the content. Along the other axis, the scroll view has the length of
/// the content. Content outside the frame of the scroll view is clipped and receives no pointer events.
/// `Stage.scroll(at:by:)` scrolls the content; at first, its top leading part is displayed.
///
/// - Note: Unlike SwiftUI, drags do not scroll the content, there are no scroll bars, and content that is
///   smaller than the scroll view is aligned to the top leading corner.
public struct ScrollView<Content: View> {
  /// The axes along which the content can be larger than the scroll view.
  public var axes: Axis.Set
  /// The content, arranged as in a `VStack`.
  public var content: Content
  /// Whether scroll bars are requested; this value has no effect.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content can be larger than the scroll view; vertical by default.
  ///   - showsIndicators: Whether scroll bars are requested; this value has no effect.
  ///   - content: The content, arranged as in a `VStack`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  /// The content, clipped to the frame of the scroll view.
  public var body: some View {
    VStack { content }.modifier(Scrolling(axes: axes)).clipped()
  }
}

struct Scrolling: Equatable {
  let axes: Axis.Set
}

extension Scrolling: SettingsModifier {
  typealias Wrapper = ScrollElement

  func settings(in environment: EnvironmentValues) -> Axis.Set { axes }
}

/// An element that displays its child with an offset, so that scrolling lays nothing out again.
final class ScrollElement: SettingsElement<Axis.Set> {
  /// The distance of the displayed part from the top leading corner of the content, in points.
  private(set) var offset = CGSize.zero

  /// The proposal for which the element was last measured.
  private var offered = ProposedViewSize.unspecified

  private var axes: Axis.Set { settings ?? .vertical }

  /// Returns whether the content can be scrolled along an axis.
  func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Returns the end of the visible part along an axis for the last proposal; infinity without a limit.
  func offeredEnd(along axis: Axis) -> CGFloat {
    let length = axis == .horizontal ? offered.width : offered.height
    let start = axis == .horizontal ? offset.width : offset.height
    guard let length else { return .infinity }
    // A stack measures with an infinite length, too, of which no more will be visible than before.
    return start + (length.isFinite ? length : axis.length(of: size))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    offered = proposal
    let content = child.size(for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    place(child, at: .zero, proposal: inner(proposal))
    core.checkLater(self)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal))
  }

  override func isHittable(at point: CGPoint, size: CGSize) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  override var contentOffset: CGSize {
    CGSize(
      width: layoutDirection == .rightToLeft ? offset.width : -offset.width, height: -offset.height)
  }

  /// The part of the content that is displayed, in the coordinates of the content.
  var visible: CGRect { CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: size) }

  /// Moves the displayed part of the content.
  ///
  /// It can move beyond the end of the content until `stayWithinContent()`, because lazy content learns its
  /// length when it is displayed.
  ///
  /// - Parameter distance: The distance towards the trailing edge and downwards, in points.
  /// - Returns: Whether the displayed part can move.
  func scroll(by distance: CGSize) -> Bool {
    let target = CGSize(
      width: offset.width + distance.width, height: offset.height + distance.height)
    guard target.width.isFinite, target.height.isFinite, withinContent(target) != offset else {
      return false
    }
    move(
      to: CGSize(
        width: scrolls(.horizontal) ? max(target.width, 0) : 0,
        height: scrolls(.vertical) ? max(target.height, 0) : 0))
    return true
  }

  /// Moves the displayed part back into the content.
  func stayWithinContent() {
    let target = withinContent(offset)
    if target != offset { move(to: target) }
  }

  private func move(to offset: CGSize) {
    self.offset = offset
    childrenDidMove()
    core.checkLater(self)
  }

  private func withinContent(_ offset: CGSize) -> CGSize {
    func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
      let most = max(axis.length(of: child.size) - axis.length(of: size), 0)
      return scrolls(axis) ? min(max(offset, 0), most) : 0
    }
    return CGSize(
      width: clamped(offset.width, .horizontal), height: clamped(offset.height, .vertical))
  }
}

extension Stage {
  /// Scrolls the innermost scroll view at a point whose content can move.
  ///
  /// - Parameters:
  ///   - point: A point in the stage, in points from its top left corner.
  ///   - distance: The distance by which the displayed part moves towards the trailing edge and downwards, in
  ///     points. The displayed part stays within the content.
  public func scroll(at point: CGPoint, by distance: CGSize) {
    for element in scrollElements(at: point) where element.scroll(by: distance) { return }
  }
}
