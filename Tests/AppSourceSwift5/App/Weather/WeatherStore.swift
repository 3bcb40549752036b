import Foundation
import SwiftUI

protocol WeatherService {
  func forecast(for city: String) throws -> Forecast
}

struct BundledWeatherService: WeatherService {
  struct UnknownCity: LocalizedError {
    let city: String
    var errorDescription: String? { "No forecast for \(city)" }
  }

  func forecast(for city: String) throws -> Forecast {
    guard city == "Bergen" else { throw UnknownCity(city: city) }
    return .sample
  }
}

@MainActor
final class WeatherStore: ObservableObject {
  enum Phase {
    case idle
    case loaded(Forecast)
    case failed(String)
  }

  @Published private(set) var phase: Phase = .idle
  @Published var unit = TemperatureUnit.celsius
  @Published var selectedDay: DayForecast.ID?

  private let service: WeatherService

  init(service: WeatherService = BundledWeatherService()) {
    self.service = service
  }

  func load(_ city: String) {
    do {
      phase = .loaded(try service.forecast(for: city))
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func isSelected(_ day: DayForecast) -> Bool { selectedDay == day.id }
}
