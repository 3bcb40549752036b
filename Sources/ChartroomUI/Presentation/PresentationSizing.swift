public import Foundation

/// The content of a presentation, whose size a `PresentationSizing` can ask for.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size that the content chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The surroundings of a presentation.
public struct PresentationSizingContext {
  /// The greatest size of the presentation, in points.
  let limit: CGSize
}

/// A rule for the size of sheets on a wide screen.
///
/// A narrow screen gives its sheets its width, and their detents give them their heights.
public protocol PresentationSizing {
  /// Returns the size to propose to the content.
  ///
  /// - Parameters:
  ///   - root: The content.
  ///   - context: The surroundings of the presentation.
  /// - Returns: The size. The content has its ideal length on an axis without one. Sheets are not larger than the
  ///   screen with a margin.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The rule of sheets without another one, which is that of a form.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(SheetLayer.formSize) }
}

/// The rule for forms: 540 × 620 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(SheetLayer.formSize) }
}

/// The rule for pages: 712 points wide and as high as possible.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of a page.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 712, height: context.limit.height) }
}

/// The rule for presentations of the ideal size of their content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Returns no size, so that the content has its ideal one.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of a form.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form: 540 × 620 points.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page: 712 points wide and as high as possible.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
  /// Returns the rule with the ideal lengths of the content.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  /// - Returns: The rule.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Returns the rule for presentations that grow and never shrink.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width never shrinks; `false` by default.
  ///   - vertical: Whether the height never shrinks; `false` by default.
  /// - Returns: The rule.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

/// A rule with the ideal lengths of the content along some axes.
private struct FittedSizing<Base: PresentationSizing>: PresentationSizing, ModifiedSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(
      width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
  }

  var stickyAxes: Axis.Set { ChartroomUI.stickyAxes(of: base) }
}

/// A rule for presentations that never shrink along some axes.
private struct StickySizing<Base: PresentationSizing>: PresentationSizing, ModifiedSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { base.proposedSize(for: root, context: context) }

  var stickyAxes: Axis.Set {
    ChartroomUI.stickyAxes(of: base)
      .union(horizontal ? .horizontal : []).union(vertical ? .vertical : [])
  }
}

/// A rule that modifies another one.
private protocol ModifiedSizing {
  /// The axes along which presentations never shrink.
  var stickyAxes: Axis.Set { get }
}

/// Returns the axes along which presentations with a rule never shrink.
private func stickyAxes(of sizing: any PresentationSizing) -> Axis.Set {
  (sizing as? any ModifiedSizing)?.stickyAxes ?? []
}

nonisolated extension View {
  /// Sets the rule for the size of the sheet around the view, on a wide screen.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOption { $0.sizing = sizing }
  }
}

/// The layout of the only subview of a sheet in the size of a rule.
struct SizedSheet: Layout {
  let sizing: any PresentationSizing
  /// The greatest size, in points.
  let limit: CGSize

  /// The largest size so far, in points.
  struct Cache {
    var largest = CGSize.zero
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let root = PresentationSizingRoot { content.sizeThatFits($0) }
    let wanted = sizing.proposedSize(for: root, context: PresentationSizingContext(limit: limit))
    let ideal = content.sizeThatFits(wanted)
    var size = CGSize(width: wanted.width ?? ideal.width, height: wanted.height ?? ideal.height)
    let sticky = stickyAxes(of: sizing)
    if sticky.contains(.horizontal) { size.width = max(size.width, cache.largest.width) }
    if sticky.contains(.vertical) { size.height = max(size.height, cache.largest.height) }
    size.width = max(min(size.width, limit.width), 0)
    size.height = max(min(size.height, limit.height), 0)
    cache.largest = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
