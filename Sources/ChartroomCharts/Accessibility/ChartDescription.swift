package import ChartroomUI
package import Foundation

/// A description of a chart that is made from its data.
///
/// It is a value, which is encoded with ISO 8601 dates in UTC, rounded to seconds.
package struct ChartDescription: Codable, Equatable, ContentDescription {
  /// The marks of one kind.
  package struct Marks: Codable, Equatable, Sendable {
    package var kind: Kind
    /// The number of marks: of bars, of the points of lines, and so on.
    package var count: Int
    /// The number of lines, areas or other series to which they belong.
    package var seriesCount: Int
  }

  /// The kinds of marks.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// The values of an axis, or of colours or areas.
  package struct Axis: Codable, Equatable, Sendable {
    package enum Name: String, Codable, Sendable { case x, y, angle, color, size }
    package enum Scale: String, Codable, Sendable { case number, logarithm, date, category }

    package var name: Name
    /// The name of the quantity; `nil` for none.
    package var title: String?
    package var scale: Scale
    /// The ends of the visible values; `nil` for categories.
    package var lowerBound: Value?
    package var upperBound: Value?
    /// The calendar unit of dates, such as `day`; `nil` for none.
    package var unit: String?
    /// The first categories; `nil` for other axes.
    package var categories: [String]?
    package var categoryCount: Int?
  }

  /// A number, a date or a category.
  package enum Value: Equatable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
  }

  /// A value with its position.
  package struct Extreme: Codable, Equatable, Sendable {
    package var value: Value
    /// The position; `nil` for none.
    package var position: Value?
    /// The end of the position if it is a bin.
    package var positionEnd: Value?
  }

  /// The direction of the values of a series along its positions.
  package enum Trend: String, Codable, Sendable { case rising, falling, steady }

  /// The marks of one kind with the same name.
  package struct Series: Codable, Equatable, Sendable {
    package var kind: Kind
    /// The name; `nil` for marks without a series or a style by value.
    ///
    /// Dates have the format of ISO 8601.
    package var name: String?
    /// The number or the date that is the name; `nil` for other names.
    package var nameValue: Value?
    /// The number of marks with a position and a value.
    package var count: Int
    /// The number of marks without a position or a value.
    package var gapCount: Int
    package var lowest: Extreme?
    package var highest: Extreme?
    /// The values at the first and at the last position; `nil` for categories.
    package var first: Extreme?
    package var last: Extreme?
    /// The trend; `nil` for categories and for fewer than three positions.
    package var trend: Trend?
    /// The sum of the values of sectors.
    package var total: Double?
    /// The part of the circle of sectors, 0 to 1.
    package var share: Double?
  }

  /// A rule across the plot.
  package struct Rule: Codable, Equatable, Sendable {
    package var axis: Axis.Name
    package var value: Value
  }

  /// A mark with a name, a value or an identifier from the app.
  package struct NamedMark: Codable, Equatable, Sendable {
    package var kind: Kind
    package var label: String?
    package var value: String?
    package var identifier: String?
    package var x: Value?
    package var y: Value?
  }

  /// The name of the chart from the app; otherwise made from the titles of the axes; empty without any.
  package var title: String
  /// The summary, the value and the hint from the app; `nil` for none.
  package var summary: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var marks: [Marks]
  package var axes: [Axis]
  /// The name of the quantity that distinguishes the series; `nil` for none.
  package var seriesTitle: String?
  /// The first series.
  package var series: [Series]
  /// The number of all series.
  package var seriesCount: Int
  /// The first rules across the plot.
  package var rules: [Rule]
  /// The marks with descriptions from the app.
  package var namedMarks: [NamedMark]
  /// The number of marks with a position and a value.
  package var pointCount: Int
  /// The number of marks without a position or a value.
  package var gapCount: Int
  /// Whether sectors have a hole.
  package var isDonut: Bool
  /// The description in sentences.
  package var text = ""

  /// The number of series, rules and categories that are described each.
  package static let most = 100

  /// Describes a chart.
  ///
  /// - Parameters:
  ///   - model: The chart.
  ///   - environment: The environment of the chart, whose locale, calendar and time zone the text has.
  ///   - properties: What the app says about the chart; nothing by default.
  /// - Complexity: O(*n*) for *n* marks.
  @MainActor
  package init(
    _ model: ChartModel, in environment: EnvironmentValues,
    properties: AccessibilityProperties = AccessibilityProperties()
  ) {
    var reader = ChartReader(model)
    reader.readMarks()
    let app = properties.chartDescriber?.makeChartDescriptor()
    axes = reader.axes()
    if let app {
      for index in axes.indices {
        let title = axes[index].name == .x ? app.xAxis.title : app.yAxis?.title
        if let title, !title.isEmpty, [.x, .y].contains(axes[index].name) {
          axes[index].title = title
        }
      }
    }
    seriesTitle = reader.seriesTitle
    title =
      [properties.label, app?.title].compactMap { $0 }.first { !$0.isEmpty }
      ?? reader.title(axes, seriesTitle: seriesTitle)
    summary = app?.summary
    (value, hint, identifier) = (properties.value, properties.hint, properties.identifier)
    marks = reader.marks
    series = reader.series()
    seriesCount = reader.statistics.count + reader.furtherSeries
    rules = reader.rules
    namedMarks = reader.namedMarks
    pointCount = reader.pointCount
    gapCount = reader.gapCount
    isDonut = reader.isDonut
    text = ChartSentences(self, in: environment).text
  }
}

extension ChartDescription.Value: Codable {
  private enum Key: String, CodingKey { case number, date, category }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let number = try container.decodeIfPresent(Double.self, forKey: .number) {
      self = .number(number)
    } else if let text = try container.decodeIfPresent(String.self, forKey: .date) {
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(
          forKey: .date, in: container,
          debugDescription: "The date \"\(text)\" is not in the format 2001-01-31T00:00:00Z.")
      }
      self = .date(date)
    } else {
      self = .category(try container.decode(String.self, forKey: .category))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .number(let number): try container.encode(number, forKey: .number)
    case .date(let date): try container.encode(date.formatted(.iso8601), forKey: .date)
    case .category(let name): try container.encode(name, forKey: .category)
    }
  }

  /// The first and the last date that ISO 8601 can write with four digits of the year, in seconds since 2001.
  private static let dates = -63_113_904_000.0...252_423_993_599

  /// Creates a value; `nil` for a gap.
  init?(_ plotted: _PlottedValue?) {
    switch plotted {
    case .number(let number)? where number.isFinite: self = .number(number)
    case .date(let seconds)? where seconds.isFinite:
      let seconds = min(max(seconds.rounded(), Self.dates.lowerBound), Self.dates.upperBound)
      self = .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .category(let name)?: self = .category(name)
    default: return nil
    }
  }
}

extension ChartDescription.Kind {
  init(_ kind: MarkKind) {
    self =
      switch kind {
      case .bar: .bar
      case .line: .line
      case .area: .area
      case .point: .point
      case .rule: .rule
      case .rectangle: .rectangle
      case .sector: .sector
      }
  }
}
