import Foundation

/// A format with a locale that an app can set.
protocol LocalizedFormat {
  /// The locale; `autoupdatingCurrent` unless the app has set another one.
  var locale: Locale { get }
}

extension FloatingPointFormatStyle: LocalizedFormat {}
extension FloatingPointFormatStyle.Percent: LocalizedFormat {}
extension FloatingPointFormatStyle.Currency: LocalizedFormat {}
extension IntegerFormatStyle: LocalizedFormat {}
extension IntegerFormatStyle.Percent: LocalizedFormat {}
extension IntegerFormatStyle.Currency: LocalizedFormat {}
extension Decimal.FormatStyle: LocalizedFormat {}
extension Decimal.FormatStyle.Percent: LocalizedFormat {}
extension Decimal.FormatStyle.Currency: LocalizedFormat {}
extension ByteCountFormatStyle: LocalizedFormat {}
extension Duration.TimeFormatStyle: LocalizedFormat {}
extension Duration.UnitsFormatStyle: LocalizedFormat {}
extension ListFormatStyle: LocalizedFormat {}
