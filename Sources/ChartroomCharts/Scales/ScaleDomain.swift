/// The values that a scale shows.
///
/// A range of numbers or dates, an array of categories, or an automatic domain.
public protocol ScaleDomain {
  /// The domain as the chart stores it.
  ///
  /// This property is an implementation detail. Do not use it.
  var _domain: _ScaleDomain { get }
}

/// A change that an app makes to an automatic domain, compared by identity.
///
/// This type is an implementation detail. Do not use it.
public final class _DomainChange: Hashable {
  let apply: ([_PlottedValue]) -> [_PlottedValue]

  init(_ apply: @escaping ([_PlottedValue]) -> [_PlottedValue]) { self.apply = apply }

  /// Returns whether both are the same change.
  public static func == (left: _DomainChange, right: _DomainChange) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A domain as a chart stores it.
///
/// This type is an implementation detail. Do not use it.
public enum _ScaleDomain: Hashable {
  /// The domain of the data, which includes zero if `includesZero` is `nil`.
  case automatic(includesZero: Bool?, isReversed: Bool, change: _DomainChange?)
  /// The values between two ends, in this direction.
  case range(_PlottedValue, _PlottedValue)
  /// The categories in this order, or numbers or dates whose range is the domain; two that descend reverse the axis.
  case list([_PlottedValue])
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The range.
  public var _domain: _ScaleDomain {
    .range(lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The values in their order.
  public var _domain: _ScaleDomain { .list(map(\.primitivePlottable._plotted)) }
}

/// A domain that a chart makes from its data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The domain.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data, which includes zero for numbers.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// Returns the domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether the domain of numbers includes zero; `nil`, the default, means `true`. This has no
  ///     effect on logarithmic scales.
  ///   - reversed: Whether the axis is reversed; `nil`, the default, means `false`.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: .automatic(
        includesZero: includesZero, isReversed: reversed ?? false, change: nil))
  }

  /// Returns the domain of the data after a change.
  ///
  /// - Parameters:
  ///   - includesZero: Whether the domain of numbers includes zero before the change; `nil`, the default, means
  ///     `true`.
  ///   - reversed: Whether the axis is reversed; `nil`, the default, means `false`.
  ///   - dataType: The type of the values.
  ///   - modifyInferredDomain: A closure that changes the domain: the two ends of a range of numbers or dates, or all
  ///     categories.
  /// - Returns: The domain.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let change = _DomainChange { plotted in
      var values = plotted.compactMap(DataValue.init(plotted:))
      modifyInferredDomain(&values)
      return values.map(\.primitivePlottable._plotted)
    }
    return AutomaticScaleDomain(
      _domain: .automatic(
        includesZero: includesZero, isReversed: reversed ?? false, change: change))
  }
}
