public import Foundation

/// A rule that determines the position at which the scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {
  /// Returns the position at which scrolling ends.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  func _target(_ scroll: _ChartScroll) -> Double
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
  let proposal: Double
  /// The visible length.
  let length: Double
}

/// A rule that ends scrolling at multiples of a number, or at dates that match components.
public struct ValueAlignedChartScrollTargetBehavior {
  enum Step {
    case unit(Double)
    case dates(DateComponents)
  }

  let x: Step?
  let y: Step?
  let major: MajorValueAlignment?
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
  /// Returns the nearest aligned position.
  public func _target(_ scroll: _ChartScroll) -> Double {
    guard let step = scroll.isHorizontal ? x : y else { return scroll.proposal }
    var proposal = scroll.proposal
    if limit == .always {
      proposal = max(min(proposal, scroll.start + scroll.length), scroll.start - scroll.length)
    }
    // A drag over more than half of the plot is a fast one.
    if let major, abs(proposal - scroll.start) > scroll.length / 2 {
      switch major.kind {
      case .unit(let unit): return scroll.nearest(to: proposal, multipleOf: unit)
      case .dates(let components): return scroll.nearest(to: proposal, matching: components)
      case .page: return PagingChartScrollTargetBehavior()._target(scroll)
      }
    }
    return switch step {
    case .unit(let unit): scroll.nearest(to: proposal, multipleOf: unit)
    case .dates(let components): scroll.nearest(to: proposal, matching: components)
    }
  }
}

/// A rule that ends scrolling where the drag began, or one visible length before or after it.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  init() {}

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

  /// Returns the rule that aligns each axis with multiples of a number of its own.
  ///
  /// - Parameters:
  ///   - xUnit: The number for the X axis.
  ///   - yUnit: The number for the Y axis.
  ///   - limitBehavior: The limit on the distance; none by default.
  /// - Returns: The rule.
  public static func valueAligned<X: BinaryFloatingPoint, Y: BinaryFloatingPoint>(
    xUnit: X, yUnit: Y, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      x: .unit(Double(xUnit)), y: .unit(Double(yUnit)), major: nil, limit: limitBehavior)
  }

  private static func both(
    _ step: ValueAlignedChartScrollTargetBehavior.Step, _ major: MajorValueAlignment?,
    _ limit: ValueAlignedLimitBehavior
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(x: step, y: step, major: major, limit: limit)
  }
}
