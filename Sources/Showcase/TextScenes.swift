import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of texts with several styles, lines, fonts and scripts.
  static let text: [ShowcaseScene] = [
    #scene("text.runs", width: 320, height: 230) {
      // Texts of several styles, as one paragraph.
      VStack(alignment: .leading, spacing: 8) {
        Text("Revenue ").foregroundColor(.secondary)
          + Text("↑ 12.5 %").bold().foregroundColor(.green)
        Text("1,284").font(.largeTitle).bold() + Text(" kWh").font(.callout).foregroundColor(.gray)
        Text("E = mc") + Text("2").font(.caption).baselineOffset(6)
        (Text("A paragraph that wraps keeps the ") + Text("styles of its words").italic()
          + Text(", whether they are ") + Text("bold").bold() + Text(" or ")
          + Text("monospaced").monospaced() + Text("."))
          .font(.subheadline)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("text.lines", width: 320, height: 230) {
      // Lines below and through characters, and the space between them.
      VStack(alignment: .leading, spacing: 8) {
        Text("Underlined typography").underline()
        Text("Struck through").strikethrough(color: .red)
        HStack {
          Text("dot").underline(pattern: .dot)
          Text("dash").underline(pattern: .dash, color: .blue)
          Text("dash-dot").underline(pattern: .dashDot)
          Text("dash-dot-dot").underline(pattern: .dashDotDot)
        }
        Text("KERNING").kerning(4)
        Text("Tracked together").tracking(-0.8)
        Text("raised ").baselineOffset(6) + Text("level ") + Text("lowered").baselineOffset(-6)
        Text("Small Capitals of 2026").font(.body.smallCaps())
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("text.fonts", width: 320, height: 300) {
      // The designs of the system font, and what a font can change.
      VStack(alignment: .leading, spacing: 6) {
        Text("Default 0123456789").fontDesign(.default)
        Text("Serif 0123456789").fontDesign(.serif)
        Text("Monospaced 0123").fontDesign(.monospaced)
        Text("Rounded 0123456789").fontDesign(.rounded)
        Text("Monospaced digits 1111").monospacedDigit()
        Text("Noto Serif by name").font(.custom("Noto Serif", size: 17))
        Text("Two lines,\ntight").font(.body.leading(.tight))
        Text("Primary ") + Text("secondary").textScale(.secondary)
        Text("upper case").textCase(.uppercase)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("text.fitting", width: 320, height: 230) {
      // Texts that do not fit.
      let long = "Annual consumption of electricity"
      VStack(alignment: .leading, spacing: 8) {
        Group {
          Text(long).lineLimit(1)
          Text(long).lineLimit(1).truncationMode(.middle)
          Text(long).lineLimit(1).truncationMode(.head)
          Text(long).lineLimit(1).minimumScaleFactor(0.5)
          Text("Slightly too long a text").lineLimit(1).allowsTightening(true)
          Text("One line").lineLimit(2, reservesSpace: true).background(.quaternary)
        }
        .frame(width: 190, alignment: .leading)
        .border(.red, width: 0.5)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("text.markdown", width: 320, height: 120) {
      // The inline Markdown of literals.
      VStack(alignment: .leading, spacing: 8) {
        Text("**Bold**, *italic*, ***both***, ~~struck~~ and `code`")
        Text("Read the [documentation](guide.html) first.")
        Text(verbatim: "**Verbatim** keeps its asterisks.")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("text.dates", width: 320, height: 170) {
      // Dates, and the times to or since them.
      let date = Date(timeIntervalSinceReferenceDate: 8_600)
      VStack(alignment: .leading, spacing: 6) {
        Text(date, style: .date)
        Text(date, style: .time)
        Text("in \(date, style: .relative)")
        Text(date, style: .offset)
        Text(date, style: .timer).monospacedDigit()
        Text(timerInterval: Date(timeIntervalSinceReferenceDate: 0)...date, countsDown: false)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("text.scripts", width: 360, height: 420) {
      // Scripts of the world, wrapped and truncated.
      let samples = [
        "Ελληνικά и Русский, Ångström", "اللغة العربية لا تُكتب ١٢٣ من اليسار",
        "שָׁלוֹם עולם 123 (אבג) היום", "Chart תרשים 24/7 of مبيعات (sales)",
        "图表显示了每天的销售额,直到骨。", "グラフは毎日の売上を「直」表示します。",
        "차트는 매일의 매출을 보여줍니다.", "क्षत्रिय संख्या हिन्दी में श्री १२३",
        "แผนภูมิแสดงยอดขายที่น้ำทุกวัน", "Up 📈 👩‍👩‍👧 🇩🇪 👍🏽 ❤️ end",
      ]
      VStack(alignment: .leading, spacing: 6) {
        ForEach(samples, id: \.self) { sample in
          HStack(alignment: .top) {
            Text(verbatim: sample).frame(width: 200, alignment: .leading)
            Text(verbatim: sample).lineLimit(1).frame(width: 110, alignment: .leading)
          }
          .font(.footnote)
        }
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("text.renderer", width: 320, height: 150) {
      // Letters in a wave, and a word on a marker, drawn by a renderer of the app.
      VStack(alignment: .leading, spacing: 16) {
        Text("Letters in a wave").font(.title2.bold())
          .textRenderer(WaveRenderer(phase: 0.25))
        Text("Drawn \(Text("in parts").customAttribute(Marked())), each in its own style")
          .textRenderer(MarkerRenderer())
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding().background(Color(light: .white, dark: .black))
    },
  ]
}

/// Draws letters above and below their line.
private struct WaveRenderer: TextRenderer {
  /// The part of the wave, in 0...1, that has passed the first letter.
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (index, letter) in layout.joined().joined().enumerated() {
      var copy = context
      copy.translateBy(x: 0, y: 4 * sin((Double(index) / 8 - phase) * 2 * .pi))
      copy.draw(letter, options: .disablesSubpixelQuantization)
    }
  }
}

private struct Marked: TextAttribute {}

/// Draws a marker behind the characters with the attribute `Marked`.
private struct MarkerRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.joined() {
      if run[Marked.self] != nil {
        let rect = run.typographicBounds.rect.insetBy(dx: -2, dy: 1)
        context.fill(
          Path(roundedRect: rect, cornerRadius: 4), with: .color(.yellow.opacity(0.5)))
      }
      context.draw(run)
    }
  }
}
