public import Foundation
public import Graphics

/// The place at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is visible, in points.
  public var rect: CGRect
  /// The point of the part that is kept in view; `nil` for none.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint?) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The scroll view and the movement for which a target is chosen.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The target of the movement that was started.
  public let originalTarget: ScrollTarget
  /// The velocity of the content, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes of the scroll view.
  public let axes: Axis.Set
  /// The beginning of the visible part when the movement began, in points.
  let start: CGPoint
  /// The displayed views of target layouts, in the coordinates of the content.
  let views: [CGRect]
  /// The margins of the content.
  let margins: EdgeInsets
  /// The last beginning of the visible part, in points.
  let end: CGPoint

  fileprivate var scrolledAxes: [Axis] { Axis.allCases.filter { axes.contains($0.set) } }
}

/// A rule for the places at which a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// The scroll view and the movement for which a target is chosen.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target of a movement.
  ///
  /// - Parameters:
  ///   - target: The part of the content that would be visible: a rectangle of the size of the scroll view, in points
  ///     from the top leading corner of the content with its margins.
  ///   - context: The scroll view and the movement.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The rule that a scroll view comes to rest at multiples of its size, and at the end of its content.
///
/// A movement goes one page at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the rule.
  public init() {}

  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.scrolledAxes {
      let page = axis.length(of: context.containerSize)
      guard page > 0 else { continue }
      let end = axis.position(of: context.end)
      /// The last page ends with the content, and can be shorter than others.
      func nearest(_ position: CGFloat) -> CGFloat {
        let low = (position / page).rounded(.down)
        return position - low * page <= min((low + 1) * page, end) - position ? low : low + 1
      }
      let first = nearest(axis.position(of: context.start))
      let number = min(max(nearest(axis.position(of: target.rect.origin)), first - 1), first + 1)
      axis.move(&target, to: min(number * page, end))
    }
  }
}

/// The rule that a scroll view comes to rest at the views of its content, and at its end.
///
/// - Note: Unlike in SwiftUI, only the limits to one view take effect, and targets are the views that are displayed at
///   the end of the movement.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one movement goes.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let name: String

    /// The limit that suits the device.
    public static var automatic: LimitBehavior { Self(name: "automatic") }
    /// A few views.
    public static var always: LimitBehavior { Self(name: "always") }
    /// A few views.
    public static var alwaysByFew: LimitBehavior { Self(name: "alwaysByFew") }
    /// One view.
    public static var alwaysByOne: LimitBehavior { Self(name: "alwaysByOne") }
    /// No limit.
    public static var never: LimitBehavior { Self(name: "never") }
  }

  private let limit: LimitBehavior

  /// Creates the rule.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target so that the leading or top edge of the visible part is that of the nearest view of a layout with
  /// `scrollTargetLayout(isEnabled:)`.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !context.views.isEmpty else { return }
    for axis in context.scrolledAxes {
      let margin = axis == .horizontal ? context.margins.leading : context.margins.top
      let end = axis.position(of: context.end)
      // Equal positions are those of the last views, which cannot reach the edge, or of one line of a grid.
      let places = Set(
        context.views.map { min(max(axis.range(of: $0).lowerBound - margin, 0), end) } + [end]
      ).sorted()
      let (start, position) = (
        axis.position(of: context.start), axis.position(of: target.rect.origin)
      )
      var place = places.min { abs($0 - position) < abs($1 - position) } ?? end
      if limit == .alwaysByOne, place > start {
        place = places.first { $0 > start + 0.5 } ?? place
      } else if limit == .alwaysByOne, place < start {
        place = places.last { $0 < start - 0.5 } ?? place
      }
      axis.move(&target, to: place)
    }
  }
}

extension Axis {
  /// The set with this axis only.
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }

  fileprivate func position(of point: CGPoint) -> CGFloat {
    self == .horizontal ? point.x : point.y
  }

  fileprivate func move(_ target: inout ScrollTarget, to position: CGFloat) {
    if self == .horizontal {
      target.rect.origin.x = position
    } else {
      target.rect.origin.y = position
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The scroll view comes to rest at multiples of its size, and at the end of its content.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The scroll view comes to rest at the views of its content, and at its end.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// The scroll view comes to rest at the views of its content, and at its end.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}
