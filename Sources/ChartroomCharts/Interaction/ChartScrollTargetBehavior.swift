public import ChartroomUI
public import Foundation
public import Graphics

/// A rule that determines the position at which the scrolling of a chart ends.
///
/// An app implements `updateTarget(_:context:)`. In a chart that scrolls along both axes, it is called once for each of
/// them, and only the position along this axis takes effect.
public protocol ChartScrollTargetBehavior {
  /// The chart and the drag for which a target is chosen.
  typealias TargetContext = ChartScrollTargetBehaviorContext

  /// Changes the target of a drag.
  ///
  /// - Parameters:
  ///   - target: The part of the content that would be visible: a rectangle of the size of the plot, in points from the
  ///     top left corner of the content. The content is the plot of the whole domain.
  ///   - context: The chart and the drag.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns the position at which scrolling ends.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  func _target(_ scroll: _ChartScroll) -> Double
}

extension ChartScrollTargetBehavior {
  /// Returns the position of the target that the rule chooses.
  public func _target(_ scroll: _ChartScroll) -> Double {
    var target = scroll.geometry.target(at: scroll.proposal)
    updateTarget(
      &target, context: ChartScrollTargetBehaviorContext(scroll: scroll, originalTarget: target))
    return scroll.geometry.number(of: target) ?? scroll.proposal
  }
}

extension ChartScrollTargetBehavior {
  /// Moves the target to the position that a rule of this module, which calculates with values, chooses.
  fileprivate func move(_ target: inout ScrollTarget, _ context: ChartScrollTargetBehaviorContext) {
    let scroll = context.scroll
    guard let proposal = scroll.geometry.number(of: target) else { return }
    let moved = scroll.geometry.target(at: _target(scroll.with(proposal)))
    if scroll.isHorizontal {
      target.rect.origin.x = moved.rect.origin.x
    } else {
      target.rect.origin.y = moved.rect.origin.y
    }
  }
}

/// The chart and the drag for which the target of scrolling is chosen.
public struct ChartScrollTargetBehaviorContext {
  let scroll: _ChartScroll
  /// The target of the drag, before any rule changes it.
  public let originalTarget: ScrollTarget

  /// The velocity of the content at the end of the drag, in points per second.
  public var velocity: CGVector { scroll.geometry.velocity }
  /// The size of the plot of the whole domain, in points.
  public var contentSize: CGSize { scroll.geometry.contentSize }
  /// The size of the visible plot, in points.
  public var containerSize: CGSize { scroll.geometry.containerSize }
  /// The axis along which the target is chosen.
  public var axes: Axis.Set { scroll.isHorizontal ? .horizontal : .vertical }
}

/// The end of a drag that scrolls a chart, along one axis.
///
/// This type is an implementation detail. Do not use it.
public struct _ChartScroll {
  /// Whether the values are numbers, dates in seconds from the reference date, or indices of categories.
  enum Kind {
    case number
    case date(Calendar)
    case category
  }

  let kind: Kind
  let isHorizontal: Bool
  /// The value at the beginning of the plot when the drag began.
  let start: Double
  /// The value that the drag would reach.
  var proposal: Double
  /// The visible length.
  let length: Double
  let geometry: ChartScrollGeometry

  /// Returns the end of a drag to another value.
  func with(_ proposal: Double) -> _ChartScroll {
    var scroll = self
    scroll.proposal = proposal
    return scroll
  }
}

/// A rule that ends scrolling at multiples of a number, or at dates that match components.
public struct ValueAlignedChartScrollTargetBehavior {
  enum Step {
    case unit(Double)
    case dates(DateComponents)
  }

  /// The alignment of an axis.
  struct Alignment {
    let step: Step
    var major: MajorValueAlignment?
  }

  let x: Alignment
  let y: Alignment
  let limit: ValueAlignedLimitBehavior
}

/// The coarser positions at which a fast drag ends.
///
/// A drag is fast if it would scroll by more than half of the visible length.
public struct MajorValueAlignment {
  enum Kind {
    case unit(Double)
    case dates(DateComponents)
    case page
  }

  let kind: Kind

  /// The position one visible length before or after the beginning of the drag.
  public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }

  /// Returns the alignment with multiples of a number, or of a number of categories.
  public static func unit<Value: BinaryInteger>(_ unit: Value) -> MajorValueAlignment {
    MajorValueAlignment(kind: .unit(Double(unit)))
  }

  /// Returns the alignment with multiples of a number.
  public static func unit<Value: BinaryFloatingPoint>(_ unit: Value) -> MajorValueAlignment {
    MajorValueAlignment(kind: .unit(Double(unit)))
  }

  /// Returns the alignment with dates that match components, such as `DateComponents(day: 1)` for the first day of each
  /// month.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(kind: .dates(components))
  }
}

/// The limit on the distance that one drag scrolls.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic
    case always
    case never
  }

  let kind: Kind

  /// The default, which is no limit.
  public static let automatic = ValueAlignedLimitBehavior(kind: .automatic)
  /// One drag scrolls by at most the visible length.
  public static let always = ValueAlignedLimitBehavior(kind: .always)
  /// The distance is not limited.
  public static let never = ValueAlignedLimitBehavior(kind: .never)
}

extension ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Moves the target to the nearest aligned position.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    move(&target, context)
  }

  /// Returns the nearest aligned position.
  public func _target(_ scroll: _ChartScroll) -> Double {
    let alignment = scroll.isHorizontal ? x : y
    var proposal = scroll.proposal
    if limit == .always {
      proposal = max(min(proposal, scroll.start + scroll.length), scroll.start - scroll.length)
    }
    // A drag over more than half of the plot is a fast one.
    if let major = alignment.major, abs(proposal - scroll.start) > scroll.length / 2 {
      switch major.kind {
      case .unit(let unit): return scroll.nearest(to: proposal, multipleOf: unit)
      case .dates(let components): return scroll.nearest(to: proposal, matching: components)
      case .page: return PagingChartScrollTargetBehavior()._target(scroll)
      }
    }
    return switch alignment.step {
    case .unit(let unit): scroll.nearest(to: proposal, multipleOf: unit)
    case .dates(let components): scroll.nearest(to: proposal, matching: components)
    }
  }
}

/// A rule that ends scrolling where the drag began, or one visible length before or after it.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  init() {}

  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    move(&target, context)
  }

  /// Returns the nearest page.
  public func _target(_ scroll: _ChartScroll) -> Double {
    let pages = ((scroll.proposal - scroll.start) / scroll.length).rounded()
    return scroll.start + max(min(pages, 1), -1) * scroll.length
  }
}

extension _ChartScroll {
  fileprivate func nearest(to value: Double, multipleOf unit: Double) -> Double {
    unit > 0 && unit.isFinite ? (value / unit).rounded() * unit : value
  }

  fileprivate func nearest(to value: Double, matching components: DateComponents) -> Double {
    guard case .date(let calendar) = kind else { return value }
    let date = Date(timeIntervalSinceReferenceDate: value)
    // A date that matches is not after itself, but after the second before it.
    let next = calendar.nextDate(
      after: date.addingTimeInterval(-1), matching: components, matchingPolicy: .nextTime,
      direction: .forward)
    let previous = calendar.nextDate(
      after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
    let dates = [previous, next].compactMap { $0?.timeIntervalSinceReferenceDate }
    return dates.min { abs($0 - value) < abs($1 - value) } ?? value
  }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// Scrolling by whole pages, at most one per drag.
  public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Returns the rule that aligns the scrolled axes with multiples of a number, or of a number of categories.
  ///
  /// - Parameters:
  ///   - unit: The number.
  ///   - majorAlignment: The positions at which fast drags end; `nil`, the default, for those of `unit`.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned<Value: BinaryInteger>(
    unit: Value, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    both(.unit(Double(unit)), majorAlignment, limitBehavior)
  }

  /// Returns the rule that aligns the scrolled axes with multiples of a number.
  ///
  /// - Parameters:
  ///   - unit: The number.
  ///   - majorAlignment: The positions at which fast drags end; `nil`, the default, for those of `unit`.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned<Value: BinaryFloatingPoint>(
    unit: Value, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    both(.unit(Double(unit)), majorAlignment, limitBehavior)
  }

  /// Returns the rule that aligns the scrolled axes with dates that match components.
  ///
  /// - Parameters:
  ///   - components: The components, such as `DateComponents(hour: 0)` for the beginnings of days.
  ///   - majorAlignment: The positions at which fast drags end; `nil`, the default, for those of `components`.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    both(.dates(components), majorAlignment, limitBehavior)
  }

  /// Returns the rule that aligns each axis with multiples of a separate number, or of a number of categories.
  ///
  /// - Parameters:
  ///   - xUnit: The number for the X axis.
  ///   - xMajorAlignment: The positions at which fast drags along the X axis end; `nil`, the default, for those of
  ///     `xUnit`.
  ///   - yUnit: The number for the Y axis.
  ///   - yMajorAlignment: The positions at which fast drags along the Y axis end; `nil`, the default, for those of
  ///     `yUnit`.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned<X: BinaryFloatingPoint, Y: BinaryFloatingPoint>(
    xUnit: X, xMajorAlignment: MajorValueAlignment? = nil, yUnit: Y,
    yMajorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      x: .init(step: .unit(Double(xUnit)), major: xMajorAlignment),
      y: .init(step: .unit(Double(yUnit)), major: yMajorAlignment), limit: limitBehavior)
  }

  /// Returns the rule that aligns the X axis with dates that match components, and the Y axis with multiples of a
  /// number.
  ///
  /// - Parameters:
  ///   - xComponents: The components for the X axis.
  ///   - xMajorAlignment: The positions at which fast drags along the X axis end; `nil`, the default, for those of
  ///     `xComponents`.
  ///   - yUnit: The number for the Y axis.
  ///   - yMajorAlignment: The positions at which fast drags along the Y axis end; `nil`, the default, for those of
  ///     `yUnit`.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned<Y: BinaryFloatingPoint>(
    xMatching xComponents: DateComponents, xMajorAlignment: MajorValueAlignment? = nil, yUnit: Y,
    yMajorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      x: .init(step: .dates(xComponents), major: xMajorAlignment),
      y: .init(step: .unit(Double(yUnit)), major: yMajorAlignment), limit: limitBehavior)
  }

  /// Returns the rule that aligns the X axis with multiples of a number, and the Y axis with dates that match
  /// components.
  ///
  /// - Parameters:
  ///   - xUnit: The number for the X axis.
  ///   - xMajorAlignment: The positions at which fast drags along the X axis end; `nil`, the default, for those of
  ///     `xUnit`.
  ///   - yComponents: The components for the Y axis.
  ///   - yMajorAlignment: The positions at which fast drags along the Y axis end; `nil`, the default, for those of
  ///     `yComponents`.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned<X: BinaryFloatingPoint>(
    xUnit: X, xMajorAlignment: MajorValueAlignment? = nil, yMatching yComponents: DateComponents,
    yMajorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      x: .init(step: .unit(Double(xUnit)), major: xMajorAlignment),
      y: .init(step: .dates(yComponents), major: yMajorAlignment), limit: limitBehavior)
  }

  /// Returns the rule that aligns each axis with dates that match separate components.
  ///
  /// - Parameters:
  ///   - xComponents: The components for the X axis.
  ///   - xMajorAlignment: The positions at which fast drags along the X axis end; `nil`, the default, for those of
  ///     `xComponents`.
  ///   - yComponents: The components for the Y axis.
  ///   - yMajorAlignment: The positions at which fast drags along the Y axis end; `nil`, the default, for those of
  ///     `yComponents`.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned(
    xMatching xComponents: DateComponents, xMajorAlignment: MajorValueAlignment? = nil,
    yMatching yComponents: DateComponents, yMajorAlignment: MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      x: .init(step: .dates(xComponents), major: xMajorAlignment),
      y: .init(step: .dates(yComponents), major: yMajorAlignment), limit: limitBehavior)
  }

  private static func both(
    _ step: ValueAlignedChartScrollTargetBehavior.Step, _ major: MajorValueAlignment?,
    _ limit: ValueAlignedLimitBehavior
  ) -> ValueAlignedChartScrollTargetBehavior {
    let alignment = ValueAlignedChartScrollTargetBehavior.Alignment(step: step, major: major)
    return ValueAlignedChartScrollTargetBehavior(x: alignment, y: alignment, limit: limit)
  }
}
