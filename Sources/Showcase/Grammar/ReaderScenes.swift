import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The same charts in the text sizes and the locales of their readers.
  static let readers: [ShowcaseScene] = textSizes + locales

  private static let textSizes: [ShowcaseScene] =
    [
      ("x-small", .xSmall), ("large", .large), ("accessibility-1", .accessibility1),
      ("accessibility-3", .accessibility3), ("accessibility-5", .accessibility5),
    ].map { (name: String, size: DynamicTypeSize) in
      ShowcaseScene("text-sizes.\(name)", ChartsInTextSize(size: size), width: 400, height: 640)
    }

  private static let locales: [ShowcaseScene] = [
    "en_US", "de_DE", "ru_RU", "ja_JP", "ar_EG", "he_IL", "hi_IN", "ko_KR", "th_TH",
  ].map { identifier in
    ShowcaseScene(
      "locales.\(identifier.lowercased().replacing("_", with: "-"))",
      RevenueInLocale(locale: Locale(identifier: identifier)), height: 280)
  }
}

/// A bar chart and a line chart with a legend, in a Dynamic Type size.
@Sourced(Sales.self)
private struct ChartsInTextSize: View {
  let size: DynamicTypeSize

  var body: some View {
    VStack(spacing: 24) {
      Chart(Sales.week.filter { $0.city == "Cupertino" }) { sales in
        BarMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
      }
      Chart(Sales.week) { sales in
        LineMark(x: .value("Weekday", sales.day, unit: .day), y: .value("Sales", sales.count))
          .foregroundStyle(by: .value("City", sales.city))
          .symbol(by: .value("City", sales.city))
      }
    }
    .dynamicTypeSize(size)
  }
}

/// The revenue of a year with the numbers, the dates and the layout direction of a locale.
@Sourced(MonthlyRevenue.self)
private struct RevenueInLocale: View {
  let locale: Locale

  private var direction: LayoutDirection {
    locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(UTC.date(2022, 12, 31), format: .dateTime.year().month(.wide).day())
        .font(.callout).foregroundStyle(.secondary)
      Text(65_400, format: .currency(code: "EUR").precision(.fractionLength(0)))
        .font(.title2.bold())
      Chart(MonthlyRevenue.year) {
        BarMark(x: .value("Month", $0.month, unit: .month), y: .value("Revenue", $0.amount))
      }
    }
    .environment(\.locale, locale)
    .environment(\.layoutDirection, direction)
  }
}
