public import Foundation
public import Graphics

/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing has set one.
  static var defaultValue: Value { get }
}

/// Values that views hand down to all views inside of them.
///
/// Copies are cheap; a change copies the table of values that were set.
public struct EnvironmentValues {
  private final class Table {
    var values: [ObjectIdentifier: Any]

    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var table = Table([:])

  /// Creates an environment of defaults: light, 1×, `en_US`, UTC, Gregorian, left to right.
  public init() {}

  /// The value of `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { table.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The observable object of one type, if one was set.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { table.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }

  /// Whether both are one environment, or a copy of it: then nothing that they hold differs.
  package func isSame(as other: EnvironmentValues) -> Bool { table === other.table }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    var values = table.values
    values[key] = value
    table = Table(values)
  }
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum FontTraitsKey: EnvironmentKey { static var defaultValue: FontTraits { FontTraits() } }
private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}

extension EnvironmentValues {
  /// Whether pictures are drawn for light or dark surroundings; light by default.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Device pixels per point; 1 by default.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of one device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The locale of formats; `en_US` by default, never the machine's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of dates; UTC by default, never the machine's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar of dates; Gregorian in UTC by default.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The direction in which rows run; left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The preferred size of text; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The font of texts that name none; `nil`, the default, is `body`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines that a text shows; `nil`, the default, is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Extra space between the lines of a text, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How the lines of one text stand to each other; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where a text that is too long loses its letters; the tail by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// What is changed about the font of all texts, whichever font they name.
  package var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  /// The style of texts and shapes that name none; `nil` is the primary colour.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}

/// Changes to a font that leave its family and size alone.
package struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var hasMonospacedDigits = false

  func apply(to font: Font) -> Font {
    var font = font
    if let weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}
