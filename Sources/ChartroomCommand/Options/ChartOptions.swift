public import ArgumentParser
import ChartScales
public import ChartSets
import Chartroom
import Foundation

/// The options of every command that draws charts.
struct ChartOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, above 0 and at most 16 (default: 1).", valueName: "n"),
    transform: OptionFormat.scale.read)
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "contest, or bestkora, the style of the BestKora app (default: contest).",
      valueName: "style"))
  var style: ChartStyle?

  @Option(help: ArgumentHelp("Hide a series; may be repeated.", valueName: "name"))
  var hide: [String] = []

  @Option(
    help: ArgumentHelp("Locale of numbers and dates (default: en_US).", valueName: "id"),
    transform: OptionFormat.locale.read)
  var locale: Locale?

  @Option(
    help: ArgumentHelp("Time zone of dates, by its IANA name (default: UTC).", valueName: "id"),
    transform: OptionFormat.timeZone.read)
  var timeZone: TimeZone?

  @Option(help: ArgumentHelp("Title above the chart.", valueName: "text"))
  var title: String?

  /// Returns the request for charts that corresponds to the options.
  ///
  /// - Parameters:
  ///   - window: The part of the time axis.
  ///   - size: The size of a picture in points.
  ///   - style: The style; that of the option by default.
  /// - Returns: The request, with defaults for missing options.
  /// - Throws: Status 2 or 5 where a picture cannot have the size.
  func request(
    window: WindowBounds?, size: CGSize, style: ChartStyle? = nil
  ) throws(ToolError) -> ChartRequest {
    ChartRequest(
      window: window, hidden: Set(hide), title: title, style: style ?? self.style ?? .contest,
      size: try ToolError.mapping { () throws(PictureSizeError) in
        try PictureSize(within: size, scale: scale ?? 1)
      },
      locale: locale ?? Locale(identifier: "en_US"), timeZone: timeZone ?? .gmt)
  }
}

extension ChartStyle: ExpressibleByArgument {
  /// Finds a style by its name or its alias.
  public init?(argument: String) { self.init(named: argument) }
}
