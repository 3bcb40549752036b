import SwiftUI

struct WeatherScreen: View {
  @StateObject private var store: WeatherStore
  let city: String

  init(city: String, service: WeatherService = BundledWeatherService()) {
    self.city = city
    _store = StateObject(wrappedValue: WeatherStore(service: service))
  }

  var body: some View {
    content
      .padding()
      .background(
        LinearGradient(
          colors: [Color(red: 0.8, green: 0.9, blue: 1), .white], startPoint: .top,
          endPoint: .bottom)
      )
      .environmentObject(store)
      .onAppear { store.load(city) }
  }

  @ViewBuilder
  private var content: some View {
    switch store.phase {
    case .idle:
      Text("Loading…")
    case .failed(let message):
      VStack(spacing: 8) {
        Text("⚠").font(.largeTitle)
        Text(message).multilineTextAlignment(.center)
      }
    case .loaded(let forecast):
      VStack(alignment: .leading, spacing: 0) {
        header(forecast)
        ForEach(forecast.days) { day in
          if day != forecast.days.first { Divider() }
          ForecastRow(day: day, bounds: forecast.range, isSelected: store.isSelected(day))
            .id("day \(day.id)")
        }
      }
    }
  }

  private func header(_ forecast: Forecast) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(forecast.city).font(.title).bold()
      Spacer()
      Button(store.unit == .celsius ? "°C" : "°F") { store.unit.toggle() }.id("unit")
    }
    .padding(.bottom, 8)
  }
}

#Preview { WeatherScreen(city: "Bergen") }
#Preview("Unknown city") { WeatherScreen(city: "Atlantis") }
