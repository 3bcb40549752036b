public import Foundation

/// How a view with an aspect ratio uses the proposed size.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The largest size within the proposed one.
  case fit
  /// The smallest size that covers the proposed one.
  case fill
}

nonisolated extension View {
  /// Proposes the view a size with an aspect ratio.
  ///
  /// If one length is proposed only, the other follows from it. If none is proposed, the view's ideal size takes
  /// its place.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; that of the view's ideal size by default. A ratio that is not
  ///     positive and finite has no effect.
  ///   - contentMode: Whether the size fits in the proposed one or fills it.
  /// - Returns: The view with the aspect ratio.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatio(ratio: ratio, contentMode: contentMode))
  }

  /// Proposes the view a size with the aspect ratio of a size.
  ///
  /// - Parameters:
  ///   - size: The size whose width and height give the ratio.
  ///   - contentMode: Whether the size fits in the proposed one or fills it.
  /// - Returns: The view with the aspect ratio.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Proposes the view the largest size with its ideal aspect ratio within the proposed size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Proposes the view the smallest size with its ideal aspect ratio that covers the proposed size.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

struct AspectRatio: Equatable {
  var ratio: CGFloat?
  var contentMode: ContentMode
}

extension AspectRatio: SettingsModifier {
  typealias Wrapper = AspectRatioElement

  func settings(in environment: EnvironmentValues) -> AspectRatio { self }
}

final class AspectRatioElement: SettingsElement<AspectRatio> {
  /// Returns the proposal with the aspect ratio.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let settings else { return proposal }
    func isUsable(_ length: CGFloat) -> Bool { length > 0 && length.isFinite }
    var ideal: CGSize { child.size(for: .unspecified) }
    let ratio = settings.ratio ?? ideal.width / ideal.height
    guard isUsable(ratio) else { return proposal }
    var (width, height) = (proposal.width, proposal.height)
    if width == nil, height == nil { (width, height) = (ideal.width, ideal.height) }
    let byHeight = height.map { $0 * ratio } ?? .infinity
    let byWidth = width ?? .infinity
    let isWidthGiven = width != nil
    let isHeightGiven = height != nil
    let length: CGFloat =
      if isWidthGiven, isHeightGiven {
        settings.contentMode == .fit ? min(byWidth, byHeight) : max(byWidth, byHeight)
      } else {
        isWidthGiven ? byWidth : byHeight
      }
    return ProposedViewSize(width: length, height: length / ratio)
  }

  override var sizingChild: LayoutElement? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
  override func placeChildren() { place(child, at: .zero, proposal: inner(proposal)) }
  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal))
  }
}
