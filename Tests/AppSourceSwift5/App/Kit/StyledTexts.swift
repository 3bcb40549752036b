import SwiftUI

/// Texts in all the styles of the app.
struct StyledTexts: View {
  let name: String
  let steps: Int
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private var note: AttributedString {
    var note = AttributedString("Attributed note")
    note.font = .callout.bold()
    note.foregroundColor = .orange
    note.link = URL(string: "https://example.org")
    if let range = note.range(of: "note") {
      note[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .red)
      note[range].backgroundColor = .yellow
    }
    return note
  }

  private var currency: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    return formatter
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello, **\(name)**!")
      Text("\(steps) steps").font(.system(size: 20, weight: .bold, design: .rounded))
        + Text(" today").font(.caption).foregroundColor(.secondary)
      Text("Total: \(NSNumber(value: 12.5), formatter: currency)")
      Text(NSNumber(value: 3), formatter: currency)
      Text(start, style: .date).font(.system(.title2, design: .serif))
      Text(timerInterval: start...start.addingTimeInterval(90), countsDown: true)
      Text("until \(start.addingTimeInterval(60), style: .timer)")
      Text(start...start.addingTimeInterval(3600)).lineLimit(1...2)
      Text(0.25, format: .percent).monospacedDigit().bold(steps > 10).italic(false)
      Text(note).lineLimit(2, reservesSpace: true)
      Text("Title", comment: "The title of the screen").textCase(.uppercase)
        .kerning(1).tracking(2).baselineOffset(1)
      Text("fits").minimumScaleFactor(0.5).allowsTightening(true).truncationMode(.middle)
      Text("font").font(.custom("Avenir", size: 12, relativeTo: .caption)).fontWidth(.condensed)
        .fontDesign(.monospaced).monospaced()
      Text("lines").underline(true, color: .red).strikethrough(pattern: .dash)
        .font(Font.body.leading(.loose).smallCaps().monospacedDigit().italic().width(.expanded))
      if let markdown = try? AttributedString(markdown: "*emphasis*") { Text(markdown) }
      Text("\(Text("nested").bold()) and \(Text("styled").foregroundStyle(.blue))")
    }
    .underline(steps == 0).multilineTextAlignment(.leading).lineSpacing(2)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .textScale(.default)
  }
}
