import Foundation

enum WeatherCondition: String, Codable, CaseIterable {
  case sunny, cloudy, rain, snow

  var glyph: String {
    switch self {
    case .sunny: return "☀"
    case .cloudy: return "☁"
    case .rain: return "☂"
    case .snow: return "❄"
    }
  }
}

struct DayForecast: Codable, Identifiable, Equatable {
  let day: String
  let low: Double
  let high: Double
  let condition: WeatherCondition

  var id: String { day }
}

struct Forecast: Codable {
  var city: String
  var days: [DayForecast]

  var range: ClosedRange<Double> {
    let lows = days.map(\.low)
    let highs = days.map(\.high)
    return (lows.min() ?? 0)...(highs.max() ?? 1)
  }
}

enum TemperatureUnit: CaseIterable {
  case celsius, fahrenheit

  func format(_ celsius: Double) -> String {
    switch self {
    case .celsius: return "\(Int(celsius.rounded()))°"
    case .fahrenheit: return "\(Int((celsius * 9 / 5 + 32).rounded()))°F"
    }
  }

  mutating func toggle() {
    self = self == .celsius ? .fahrenheit : .celsius
  }
}

extension Forecast {
  static let sampleJSON = """
    {"city": "Bergen", "days": [
      {"day": "Mon", "low": 4, "high": 9.4, "condition": "rain"},
      {"day": "Tue", "low": -1, "high": 3, "condition": "snow"},
      {"day": "Wed", "low": 6, "high": 14, "condition": "sunny"}
    ]}
    """

  static var sample: Forecast {
    let data = Data(sampleJSON.utf8)
    return (try? JSONDecoder().decode(Forecast.self, from: data))
      ?? Forecast(city: "Nowhere", days: [])
  }
}
