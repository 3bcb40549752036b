import Chartroom
import Foundation
import Testing

@Suite("RegionalSettings")
struct RegionalSettingsTests {
  @Test(
    "a locale has a known language, then a script and a region if they are known, in any case",
    arguments: [
      ("fr", "fr"), ("FR", "fr"), ("de_DE", "de_DE"), ("de-de", "de_DE"), ("EN_us", "en_US"),
      ("zh-Hant-TW", "zh_Hant_TW"), ("zh_hans", "zh_Hans"), ("es-419", "es_419"),
      ("en_US_POSIX", "en_US_POSIX"), ("", nil), ("_", nil), ("xx", nil), ("de_", nil),
      ("_DE", nil),
      ("de_XX", nil), ("de__DE", nil), ("de_DE_DE", nil), ("de_DE_Latn", nil), ("english", nil),
      ("de_Abcd", nil), (" de", nil),
    ] as [(String, String?)])
  func locales(name: String, identifier: String?) {
    #expect(RegionalSettings.locale(name)?.identifier == identifier)
  }

  @Test("every available locale is found by its name")
  func availableLocales() {
    for name in Locale.availableIdentifiers {
      #expect(RegionalSettings.locale(name) != nil, "\(name)")
    }
  }

  @Test("a time zone has a known name and no other")
  func timeZones() {
    #expect(
      RegionalSettings.timeZone("Europe/Berlin")?.secondsFromGMT(
        for: .init(timeIntervalSince1970: 0)) == 3600
    )
    #expect(RegionalSettings.timeZone("UTC")?.secondsFromGMT() == 0)
    for name in ["", "Berlin", "europe/berlin/", "Mars/Olympus"] {
      #expect(RegionalSettings.timeZone(name) == nil, "\(name)")
    }
  }

  @Test("every time zone is found by its name in lower case, and one by its city alone")
  func similarTimeZones() throws {
    for name in TimeZone.knownTimeZoneIdentifiers {
      #expect(
        RegionalSettings.timeZoneName(like: name.lowercased())?.lowercased().hasSuffix(
          name.lowercased())
          == true)
      let city = try #require(name.split(separator: "/").last)
      let found = try #require(
        RegionalSettings.timeZoneName(like: String(city).replacing("_", with: " ")))
      #expect(found.split(separator: "/").last == city, "\(name)")
    }
    for name in ["", "/", "Atlantis", "erlin", "Europe/"] {
      #expect(RegionalSettings.timeZoneName(like: name) == nil, "\(name)")
    }
  }
}
