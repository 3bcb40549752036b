import SwiftUI

struct FormattedSpellings: View {
  let date: Date
  let price: Decimal
  let length: CGFloat
  let bytes: Int64

  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    VStack {
      Text(date.formatted(.dateTime.day().month().year()))
      Text(date.formatted(date: .abbreviated, time: .omitted))
      Text(date.formatted() + date.formatted(.iso8601))
      Text(date.formatted(.relative(presentation: .named)))
      Text((date..<date.addingTimeInterval(60)).formatted(.interval.hour().minute()))
      Text(1234.5.formatted(.currency(code: "USD")))
      Text(length.formatted(.number.precision(.fractionLength(2))))
      Text(price.formatted() + price.formatted(.currency(code: "EUR")))
    }
    VStack {
      Text(bytes.formatted())
      Text(bytes.formatted(.byteCount(style: .file)))
      Text(bytes.formatted(.number))
      Text(5.formatted(.number.notation(.compactName)))
      Text(["a", "b"].formatted() + ["a", "b"].formatted(.list(type: .or)))
      Text([0.5].map { $0.formatted() }.joined() + formatted(0.5))
      Text(AttributedString(localized: "See **\(3)** notes", table: "Notes", comment: "A title"))
      Text(AttributedString(localized: LocalizedStringResource("*Title*")))
      Text(ListFormatter.localizedString(byJoining: ["a", "b"]))
      Text(relative.localizedString(for: date, relativeTo: .now))
      Text(URL.documentsDirectory.appending(path: "notes").lastPathComponent)
    }
  }

  private var relative: RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .named
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }

  private func formatted<Value: BinaryFloatingPoint>(_ value: Value) -> String {
    value.formatted() + value.formatted(FloatingPointFormatStyle())
  }
}

class SpellingsDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

struct SpellingsApp: App {
  @UIApplicationDelegateAdaptor(SpellingsDelegate.self) var delegate

  var body: some Scene { WindowGroup { Text("Spellings") } }
}
