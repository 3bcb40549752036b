import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Stand-ins for the system", .serialized)
struct SystemTests {
  @Test("device and screen are the same on every machine")
  func constants() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    #expect(!UIApplication.shared.canOpenURL(URL(filePath: "/")))
  }

  @Test("opening a URL reports that nothing was opened")
  func open() {
    var answer: Bool?
    UIApplication.shared.open(URL(filePath: "/")) { answer = $0 }
    #expect(answer == false)
  }

  @Test("the clipboard holds several values of one type")
  func pasteboardValues() throws {
    let board = UIPasteboard.general
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.strings == ["a", "b"] && board.urls == nil)
    board.urls = [try #require(URL(string: "https://example.org"))]
    #expect(board.strings == ["https://example.org"])
    board.colors = []
    #expect(board.strings == nil && !board.hasColors)
  }

  @Test("sizes of texts are in order, and have those of SwiftUI")
  func sizes() {
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.accessibilityMedium > .large)
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.unspecified < .small)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityMedium) == .accessibility1)
    #expect(ContentSizeCategory(.unspecified) == nil)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17) == 17)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: large) - 23) < 1e-9)
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
  }

  @Test("an app without an icon reports that it was not changed")
  func icons() {
    var error: (any Error)?
    UIApplication.shared.setAlternateIconName("night") { error = $0 }
    #expect(error != nil && !UIApplication.shared.supportsAlternateIcons)
  }

  @Test("strings of literals have the values of a locale, and a default value in place of a key")
  func strings() {
    let count = 1234
    #expect(String(localized: "Found \(count) items") == "Found 1,234 items")
    #expect(
      String(localized: "\(count) items", locale: Locale(identifier: "de")) == "1.234 items")
    #expect(String(localized: "key", defaultValue: "Value") == "Value")
    let resource = LocalizedStringResource("key", defaultValue: "**Value**", table: "Other")
    #expect(resource.key == "key" && resource.table == "Other")
    #expect(String(localized: resource) == "**Value**")
  }

  @Test("the clipboard holds one value and counts its changes")
  func pasteboard() {
    let board = UIPasteboard.general
    let count = board.changeCount
    board.string = "text"
    #expect(board.string == "text" && board.url == nil && board.hasStrings && !board.hasURLs)
    board.url = URL(string: "https://example.org")
    #expect(board.string == "https://example.org" && board.hasURLs)
    board.color = .red
    #expect(board.string == nil && board.color == UIColor.red)
    board.string = nil
    #expect(board.color == nil && board.changeCount == count + 4)
  }

  @Test("measurements have the names and abbreviations of units in English, and symbols otherwise")
  func unitNames() {
    func texts<UnitType: Dimension>(
      _ value: Double, _ unit: UnitType, _ identifier: String = "en_US",
      usage: Measurement<UnitType>.FormatStyle.UnitUsage = .asProvided
    ) -> [String] {
      let widths: [Measurement<UnitType>.FormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
      return widths.map { width in
        let style = Measurement<UnitType>.FormatStyle(width: width, usage: usage)
        return style.locale(Locale(identifier: identifier))
          .format(Measurement(value: value, unit: unit))
      }
    }
    #expect(texts(45, UnitDuration.minutes) == ["45 minutes", "45 min", "45m"])
    #expect(texts(1, UnitDuration.minutes) == ["1 minute", "1 min", "1m"])
    #expect(texts(0.5, UnitDuration.hours) == ["0.5 hours", "0.5 hr", "0.5h"])
    #expect(texts(45, UnitDuration.minutes, "de_DE") == ["45 min", "45 min", "45min"])
    #expect(texts(5, UnitLength.kilometers) == ["5 kilometers", "5 km", "5km"])
    #expect(texts(5, UnitLength.kilometers, "en_GB") == ["5 kilometres", "5 km", "5km"])
    #expect(texts(-1, UnitLength.feet) == ["-1 foot", "-1 ft", "-1ft"])
    #expect(
      texts(20, UnitTemperature.celsius) == ["20 degrees Celsius", "20°C", "20°C"])
    #expect(texts(300, UnitEnergy.kilocalories) == ["300 kilocalories", "300 kcal", "300kcal"])
    #expect(texts(300, UnitEnergy.kilocalories, "de_DE") == ["300 kcal", "300 kcal", "300kcal"])
    #expect(
      texts(300, UnitEnergy.kilocalories, usage: .food) == ["300 Calories", "300 Cal", "300Cal"])
    #expect(texts(4184, UnitEnergy.joules, usage: .workout) == ["1 Calorie", "1 Cal", "1Cal"])
    #expect(texts(300, UnitEnergy.kilocalories, "en_GB", usage: .food)[1] == "300 kcal")
    // A unit of an app is no length, although its symbol is that of the metre.
    let people = Dimension(symbol: "m", converter: UnitConverterLinear(coefficient: 1))
    #expect(texts(2, people) == ["2 m", "2 m", "2m"])
  }

  @Test("names of persons have the parts of their style")
  func personNames() {
    var name = PersonNameComponents()
    #expect(name.formatted() == "" && name.formatted(.name(style: .abbreviated)) == "")
    name.namePrefix = "Countess"
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Ada Lovelace" && name.formatted(.name(style: .short)) == "Ada")
    #expect(name.formatted(.name(style: .long)) == "Countess Ada King Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    name.nickname = "Addie"
    name.familyName = nil
    #expect(name.formatted(.name(style: .short)) == "Addie" && name.formatted() == "Ada")
    _ = Text(name, format: .name(style: .abbreviated))
  }

  @Test("formatted URLs omit queries, fragments and secrets, and the port of HTTP")
  func urls() throws {
    let url = try #require(URL(string: "https://me:secret@example.org:8080/a/b?q=1#top"))
    #expect(url.formatted() == "https://example.org/a/b")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "example.org")
    #expect(
      url.formatted(.url.port(.always).query(.always).fragment(.always))
        == "https://example.org:8080/a/b?q=1#top")
    #expect(try #require(URL(string: "ftp://a:21/b")).formatted() == "ftp://a:21/b")
    #expect(try #require(URL(string: "mailto:me@x.org")).formatted() == "mailto:me@x.org")
    _ = Text(url, format: .url)
  }

  @Test("measurements are a number of at most one decimal and a symbol")
  func measurements() {
    let length = Measurement(value: 1234.56, unit: UnitLength.kilometers)
    #expect(length.formatted(.measurement(width: .abbreviated, usage: .asProvided)) == "1,234.6 km")
    #expect(length.formatted(.measurement(width: .narrow, usage: .asProvided)) == "1,234.6km")
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, numberFormatStyle: number)
    #expect(length.formatted(style.locale(Locale(identifier: "de_DE"))) == "1.234,56 km")
    let frost = Measurement(value: -3, unit: UnitTemperature.celsius)
    #expect(frost.formatted(.measurement(width: .narrow, usage: .asProvided)) == "-3°C")
  }

  @Test(
    "a narrow temperature has no letter where Fahrenheit is usual, but keeps that of another unit",
    arguments: [
      ("en_US", "50°", "10°C", "10°"), ("en_GB", "10°C", "10°C", "10°F"),
      ("de_DE", "10°C", "10°C", "10°F"),
    ])
  func narrowTemperatures(
    locale: String, general: String, celsius: String, fahrenheit: String
  ) {
    func text(_ unit: UnitTemperature, _ usage: Measurement<UnitTemperature>.FormatStyle.UnitUsage)
      -> String
    {
      Measurement(value: 10, unit: unit).formatted(
        .measurement(width: .narrow, usage: usage).locale(Locale(identifier: locale)))
    }
    #expect(text(.celsius, .general) == general)
    #expect(text(.celsius, .asProvided) == celsius)
    #expect(text(.fahrenheit, .asProvided) == fahrenheit)
  }

  @Test("measurements are written in the units of the locale")
  func units() {
    func texts<UnitType: Dimension>(_ value: Double, _ unit: UnitType) -> [String] {
      let style = Measurement<UnitType>.FormatStyle(width: .abbreviated)
      return ["en_US", "en_GB", "de_DE"].map {
        style.locale(Locale(identifier: $0)).format(Measurement(value: value, unit: unit))
      }
    }
    #expect(texts(5, UnitLength.kilometers) == ["3.1 mi", "3.1 mi", "5 km"])
    #expect(texts(0.2, UnitLength.meters) == ["7.9 in", "7.9 in", "20 cm"])
    #expect(texts(12, UnitLength.inches) == ["1 ft", "1 ft", "30,5 cm"])
    #expect(texts(-20, UnitTemperature.celsius) == ["-4°F", "-20°C", "-20°C"])
    #expect(texts(1500, UnitMass.grams) == ["3.3 lb", "1.5 kg", "1,5 kg"])
    #expect(texts(10, UnitSpeed.metersPerSecond) == ["22.4 mph", "22.4 mph", "36 km/h"])
    #expect(texts(0, UnitLength.meters) == ["0 in", "0 in", "0 cm"])
    // A dimension without preferences.
    #expect(texts(2, UnitDuration.hours) == ["2 hr", "2 hr", "2 h"])
    #expect(Measurement(value: 20, unit: UnitTemperature.celsius).formatted() == "68°F")
  }

  @Test("a logger evaluates its arguments and keeps nothing")
  func logger() {
    var calls = 0
    func value() -> Int {
      calls += 1
      return calls
    }
    let logger = Logger(subsystem: "a", category: "b")
    logger.info("value \(value(), privacy: .private) and \("text")")
    logger.error("constant")
    #expect(calls == 1)
  }

  @Test("there are no scenes and no windows, so that sources take their own insets")
  func windows() {
    let insets = UIApplication.shared.windows.first?.safeAreaInsets
    #expect((insets?.top ?? 59) == 59)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect((scene?.windows.first?.safeAreaInsets ?? .zero) == UIEdgeInsets())
    let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows).first { $0.isKeyWindow }
    #expect(window == nil && UIApplication.shared.keyWindow == nil)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) != .zero)
  }

  @Test("assistive technologies are off, and a post has no effect")
  func assistance() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .announcement, argument: "text")
    AccessibilityNotification.Announcement("text").post()
  }

  @Test("the media time is that of the stage in its actions, and 0 elsewhere")
  func mediaTime() {
    var times: [Double] = []
    let stage = stage(width: 20, height: 20) {
      Color.red.id("now").onTapGesture { times.append(CACurrentMediaTime()) }
    }
    stage.advance(to: 1.5)
    stage.tap("now")
    #expect(times == [1.5] && CACurrentMediaTime() == 0)
  }

  @Test("a font has the metrics of Inter at its size")
  func fontMetrics() {
    let font = UIFont.systemFont(ofSize: 100)
    #expect(font.pointSize == 100 && abs(font.capHeight - 72.73) < 0.01)
    #expect(abs(font.lineHeight - 121.02) < 0.01 && font.descender < 0 && font.leading == 0)
    #expect(abs(UIFont.preferredFont(forTextStyle: .body).lineHeight - 20.574) < 0.01)
  }

  @Test("a localized resource is drawn as a text with its values")
  func resources() {
    let count = 3
    let resource: LocalizedStringResource = "Found \(count) items"
    #expect(Text(resource) == Text("Found \(count) items"))
    #expect(String(localized: resource) == "Found 3 items")
  }
}
