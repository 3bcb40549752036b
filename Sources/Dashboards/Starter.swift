import Foundation

/// The files that `chartroom init` writes: a spec with comments, and its data.
package enum Starter {
  /// A file with its name.
  package struct File: Sendable {
    package let name: String
    package let text: String
  }

  /// The spec, which renders as it is, and its data.
  package static let files = [
    File(name: "nightly.yaml", text: spec), File(name: "visits.csv", text: visits),
  ]

  private static let spec = """
    # A dashboard of Chartroom. Check it, and draw it in light and dark:
    #
    #   chartroom check nightly.yaml
    #   chartroom render nightly.yaml --out out
    #   chartroom render nightly.yaml --out out --param city=Berlin
    #
    # For completion and checks in an editor, write the schema of this format once:
    #
    #   chartroom schema > chartroom.schema.json
    #
    # yaml-language-server: $schema=chartroom.schema.json

    # Texts below may contain ${city}. --param gives another value.
    parameters:
      city: Lisbon

    # Files are relative to this one; patterns such as logs/*.csv read several files.
    data:
      visits:
        csv: visits.csv

    appearances: [light, dark]
    # scales: [1, 2]           # pixels per point; with several, names have @2x at their ends
    # locale: de_DE            # of numbers and dates
    # timeZone: Europe/Berlin  # of dates without an offset, and of axes

    dashboards:
      - name: visits           # visits.png and visits-dark.png
        title: Visits
        subtitle: Three cities, January to March 2026
        # size: 1600x900       # by default, 1200 points wide and as high as the panels need
        panels:
          # Four numbers share the first row: each takes a quarter of it, and charts take half of one.
          - title: Visits in the last week
            transform:
              - aggregate:
                  groupBy: [{field: day, unit: week}]
                  values: [{field: visits, statistic: sum}]
            number: {field: visits, change: previous}
          - title: Best day
            transform:
              - aggregate: {groupBy: [{field: day}], values: [{field: visits, statistic: sum}]}
            number: {field: visits, statistic: max}
          - title: Mean order
            number:
              field: order
              statistic: mean
              format: {style: currency, currency: EUR, decimals: 2}
              sparkline: false
          - title: Orders in ${city}
            transform:
              - filter: {field: city, equals: "${city}"}
            number: {field: orders, change: first}

          - title: Visits per week
            span: 8
            transform:
              - aggregate:
                  groupBy: [{field: day, unit: week}, {field: city}]
                  values: [{field: visits, statistic: sum}]
            chart:
              mark: bar
              x: {field: day, unit: week}
              y: {field: visits}
              foregroundStyle: {by: city}

          - title: Cities
            span: 4
            transform:
              - aggregate:
                  groupBy: [{field: city}]
                  values: [{field: visits, statistic: sum}, {field: orders, statistic: sum}]
              - sort: {by: visits, order: descending}
            table:
              columns:
                - {field: city, title: City}
                - {field: visits, title: Visits, bar: true}
                - {field: orders, title: Orders}

          - title: Visits per day in ${city}
            transform:
              - filter: {field: city, equals: "${city}"}
            chart:
              mark: line
              x: {field: day}
              y: {field: visits}
              yScale: {includesZero: true}
              layers:
                - mark: rule
                  y: {value: 400}
                  dash: [4, 3]
                  annotation: Goal

          - title: Orders by visits
            chart:
              mark: point
              x: {field: visits}
              y: {field: orders}
              foregroundStyle: {by: city}
              xAxis: {title: Visits}
              yAxis: {title: Orders}

          - text: |
              **Sample data.** Replace `visits.csv` by a file of your own, and run `chartroom check nightly.yaml`:
              every problem is reported with its line, and with the spelling that was probably meant.

    """

  /// Visits and orders of three cities in twelve weeks.
  private static let visits: String = {
    var lines = ["day,city,visits,orders,order (EUR)"]
    let start = Date(timeIntervalSince1970: 1_767_484_800)
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    // A linear congruential generator: the same file on every machine.
    var state: UInt32 = 20_260_101
    func random() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / Double(1 << 24)
    }
    for day in 0..<84 {
      let date = start.addingTimeInterval(Double(day) * 86_400).formatted(style)
      // The first day is a Sunday.
      let isWeekend = day % 7 == 0 || day % 7 == 6
      for (city, base, growth) in [
        ("Lisbon", 320.0, 1.6), ("Berlin", 410, 0.4), ("Oslo", 190, 0.9),
      ] {
        let visits = (base + growth * Double(day)) * (isWeekend ? 0.72 : 1) * (0.9 + 0.2 * random())
        let orders = visits * (0.04 + 0.02 * random())
        let order = 38 + 9 * random()
        lines.append(
          "\(date),\(city),\(Int(visits.rounded())),\(Int(orders.rounded())),\(Double(Int(order * 100)) / 100)"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}
