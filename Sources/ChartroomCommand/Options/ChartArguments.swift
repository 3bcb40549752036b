public import ArgumentParser
import ChartScales
public import ChartSets
import Chartroom
import Foundation

/// The options of every command that draws chart sets.
struct ChartArguments: ParsableArguments {
  @OptionGroup
  var picture: PictureArguments

  @Option(
    help: ArgumentHelp(
      """
      Visual style: contest (that of Telegram's chart contest) or bestkora (that of the BestKora app). The \
      screens of that app require bestkora; otherwise, the default is contest.
      """, valueName: "style"))
  var style: ChartStyle?

  @Option(help: ArgumentHelp("Hide the series with this name; can be repeated.", valueName: "name"))
  var hide: [String] = []

  @Option(
    help: ArgumentHelp("Title above the chart (default: the title in the file).", valueName: "text")
  )
  var title: String?

  /// Returns the request for charts that corresponds to the options.
  ///
  /// - Parameters:
  ///   - window: The visible part of the time axis; `nil` for the chart's own window.
  ///   - size: The size of an image in points.
  ///   - style: The style; `nil`, the default, for the value of `--style`.
  /// - Returns: The request, with defaults for missing options.
  /// - Throws: `ToolError` with status 2 if the size is less than one pixel, or 5 if it exceeds a limit.
  func request(
    window: WindowBounds?, size: CGSize, style: ChartStyle? = nil
  ) throws(ToolError) -> ChartRequest {
    ChartRequest(
      window: window, hidden: Set(hide), title: title, style: style ?? self.style ?? .contest,
      size: try ToolError.mapping { () throws(PictureSizeError) in
        try PictureSize(within: size, scale: picture.scale ?? 1)
      },
      locale: picture.locale ?? Locale(identifier: "en_US"), timeZone: picture.timeZone ?? .gmt)
  }
}

extension ChartStyle: ExpressibleByArgument {
  /// Creates a style from the value of a command-line option.
  ///
  /// - Parameter argument: The raw value of a style, or `seed`, an alias of `bestkora`. Other texts give
  ///   `nil`.
  public init?(argument: String) { self.init(named: argument) }
}
