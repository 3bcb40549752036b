public import Foundation
import Graphics

nonisolated extension View {
  /// Displays views at the top or bottom of this view, outside this view's safe area.
  ///
  /// This view is laid out in the remaining space. The content of scroll views and lists in it extends behind the
  /// inset, and other views can do so with `ignoresSafeArea`.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the inset is displayed.
  ///   - alignment: The guide used to align the inset with this view; the centre by default.
  ///   - spacing: The distance between the inset and this view, in points; `nil`, the default, selects 8.
  ///   - content: The views to display in the inset.
  /// - Returns: The view with the inset.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInset(
        content: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing ?? 8))
  }

  /// Displays views at the leading or trailing edge of this view, outside this view's safe area.
  ///
  /// This view is laid out in the remaining space. The content of scroll views and lists in it extends behind the
  /// inset, and other views can do so with `ignoresSafeArea`.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the inset is displayed.
  ///   - alignment: The guide used to align the inset with this view; the centre by default.
  ///   - spacing: The distance between the inset and this view, in points; `nil`, the default, selects 8.
  ///   - content: The views to display in the inset.
  /// - Returns: The view with the inset.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(
      SafeAreaInset(
        content: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing ?? 8))
  }
}

struct SafeAreaInset<Content: View> {
  let content: Content
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
}

extension SafeAreaInset: SettingsModifier {
  var secondary: some View { ZStack { content } }

  typealias Wrapper = SafeAreaInsetElement

  func settings(in environment: EnvironmentValues) -> SafeAreaInsetSettings {
    SafeAreaInsetSettings(edge: edge, alignment: alignment, spacing: spacing)
  }
}

struct SafeAreaInsetSettings: Equatable {
  var edge: Edge
  var alignment: Alignment
  var spacing: CGFloat
}

/// An element whose secondary element takes a part at an edge, and whose child takes the rest.
final class SafeAreaInsetElement: SettingsElement<SafeAreaInsetSettings> {
  override var children: [LayoutElement] { [child] + secondary }

  override func drawChildren(into list: inout DrawList) {
    drawChild(child, into: &list)
    for element in secondary { drawChild(element, into: &list) }
  }

  private var axis: Axis {
    switch settings?.edge {
    case .leading, .trailing: .horizontal
    default: .vertical
    }
  }

  private var isFirst: Bool { settings?.edge == .top || settings?.edge == .leading }

  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: nil, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: nil)
  }

  /// The view in the inset.
  private var inset: LayoutElement? { secondary.first { !$0.isLeaving } }

  /// Returns the length that the inset takes along the axis.
  private func insetLength(_ proposal: ProposedViewSize) -> CGFloat {
    guard let inset else { return 0 }
    let length = axis.length(of: inset.size(for: insetProposal(proposal)))
    return length > 0 ? length + (settings?.spacing ?? 0) : 0
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let length = insetLength(proposal)
    return axis == .horizontal
      ? proposal.inset(width: length, height: 0) : proposal.inset(width: 0, height: length)
  }

  override var sizingChild: LayoutElement? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    let length = insetLength(proposal)
    return axis == .horizontal
      ? CGSize(width: size.width + length, height: size.height)
      : CGSize(width: size.width, height: size.height + length)
  }

  override func placeChildren() {
    defer { notifyPositionReaders() }
    let start = isFirst ? insetLength(proposal) : 0
    place(child, at: axis.point(start, across: 0), proposal: inner(proposal))
    guard let inset, let settings else { return }
    let offered = insetProposal(ProposedViewSize(size))
    let dimensions = inset.dimensions(in: offered)
    let own = ViewDimensions(size: size)
    let length = axis.length(of: inset.size(for: offered))
    let across =
      axis == .horizontal
      ? own[settings.alignment.vertical] - dimensions[settings.alignment.vertical]
      : own[settings.alignment.horizontal] - dimensions[settings.alignment.horizontal]
    place(
      inset, at: axis.point(isFirst ? 0 : axis.length(of: size) - length, across: across),
      proposal: offered)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let start = isFirst ? insetLength(proposal) : 0
    return child.explicitGuide(key, in: inner(proposal)).map {
      (key.axis == .horizontal) == (axis == .horizontal) ? $0 + start : $0
    }
  }

  override var safeArea: CGRect? { CGRect(origin: child.position, size: child.size) }
}
