import ArgumentParser
import Foundation

/// The options of every command that draws charts or tables.
struct PictureArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, above 0 and at most 16 (default: 1).", valueName: "n"),
    transform: OptionFormat.scale.read)
  var scale: Double?

  @Option(
    help: ArgumentHelp("Locale of numbers and dates (default: en_US).", valueName: "id"),
    transform: OptionFormat.locale.read)
  var locale: Locale?

  @Option(
    help: ArgumentHelp("Time zone of dates, by its IANA name (default: UTC).", valueName: "id"),
    transform: OptionFormat.timeZone.read)
  var timeZone: TimeZone?
}
