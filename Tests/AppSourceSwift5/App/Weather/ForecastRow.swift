import SwiftUI

struct ForecastRow: View {
  let day: DayForecast
  let bounds: ClosedRange<Double>
  var isSelected = false

  @EnvironmentObject private var store: WeatherStore
  @ScaledMetric private var columnWidth: CGFloat = 44

  var body: some View {
    HStack(spacing: 12) {
      Text(day.day)
        .fontWeight(isSelected ? .bold : .regular)
        .frame(width: columnWidth, alignment: .leading)
      Text(day.condition.glyph)
      Text(store.unit.format(day.low))
        .foregroundColor(.secondary)
        .frame(width: columnWidth, alignment: .trailing)
      TemperatureBar(range: day.low...day.high, bounds: bounds)
      Text(store.unit.format(day.high))
        .frame(width: columnWidth, alignment: .trailing)
    }
    .font(.callout)
    .padding(.vertical, 6)
    .contentShape(Rectangle())
    .onTapGesture { store.selectedDay = isSelected ? nil : day.id }
  }
}

#Preview("Forecast row", traits: .sizeThatFitsLayout) {
  ForecastRow(day: Forecast.sample.days[0], bounds: -5...15)
    .environmentObject(WeatherStore())
    .frame(width: 300)
}
