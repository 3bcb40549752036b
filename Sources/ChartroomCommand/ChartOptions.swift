import ArgumentParser

/// What every command that draws charts is asked about them.
struct ChartOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out a series; may be repeated.", valueName: "name"))
  var hide: [String] = []

  @Option(help: ArgumentHelp("Locale of numbers and dates.", valueName: "id"))
  var locale = "en_US"

  @Option(help: ArgumentHelp("Time zone of dates, by IANA name.", valueName: "id"))
  var timeZone = "UTC"

  @Option(help: ArgumentHelp("Title above the chart.", valueName: "text"))
  var title: String?
}
