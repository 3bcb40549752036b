import Foundation
import Graphics

/// The style of gauges that is used unless another one is set: that of `LinearCapacityGaugeStyle`.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A style that draws a bar which is filled up to the value.
///
/// The label is above the bar, the bounds are beside it and the value is below it.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ValueBar(share: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A style that draws a bar with a mark at the value, between the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a bar with the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      MarkedTrack(value: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// A style that draws a bar which is filled up to the value, with the label above and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.headline)
      ValueBar(share: configuration.value)
      configuration.currentValueLabel?.font(.caption)
    }
  }
}

/// A style that draws an open ring of 270 degrees with a mark at the value.
///
/// The value is in the middle. The bounds, or without them the label, are in the gap at the bottom.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a ring with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedRing(configuration: configuration)
  }
}

/// A style that draws a closed ring which is filled up to the value, from the top and clockwise.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a ring with the value, or without it with the label.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityRing(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that is used unless another one is set.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar which is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar which is filled up to the value, with the label above and the value below.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring which is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
