import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of stand-ins, materials and placeholders.
  static let system: [ShowcaseScene] = [
    #scene("system.materials", width: 320, height: 250) {
      VStack(spacing: 0) {
        Text("Ultra thin").padding(8).background(.ultraThinMaterial, in: Capsule())
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.orange)
        Text("Thin").padding(8).background(.thinMaterial, in: Capsule())
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.pink)
        Text("Regular").padding(8).background(.regularMaterial, in: Capsule())
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.purple)
        Text("Thick").padding(8).background(.thickMaterial, in: Capsule())
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.indigo)
        Text("Glass").padding(8).glassEffect()
          .frame(maxWidth: .infinity, maxHeight: .infinity).background(.teal)
      }
    },
    #scene("system.backdrops", width: 320, height: 260) {
      ZStack {
        Color.indigo
        Chart(0..<9, id: \.self) {
          BarMark(x: .value("Day", $0), y: .value("Sales", [4, 7, 5, 9, 12, 8, 10, 6, 11][$0]))
            .foregroundStyle(.white)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).padding()
        VStack(spacing: 12) {
          Label("Ultra thin", systemImage: "sun.max.fill").padding()
            .frame(maxWidth: .infinity)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
          Label("Regular", systemImage: "cloud.fill").padding()
            .frame(maxWidth: .infinity).background(.regularMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 16))
        }
        .padding(28)
      }
    },
    #scene("system.redacted", width: 320, height: 230) {
      VStack(alignment: .leading, spacing: 14) {
        Group {
          Label("A title of an article", systemImage: "doc.text").font(.headline)
          Text("A summary that is so long that it needs two lines on the screen.")
          Text("Always visible").unredacted()
        }
        .redacted(reason: .placeholder)
        Group {
          LabeledContent("Account", value: "DE02 1203").privacySensitive()
          LabeledContent("Bank", value: "Sparkasse")
        }
        .redacted(reason: .privacy)
      }
      .padding()
      .background(.background)
    },
    #scene("system.unavailable", width: 320, height: 300) {
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mails appear here.")
      } actions: {
        Button("Refresh") {}.buttonStyle(.borderedProminent)
      }
      .background(.background)
    },
    #scene("system.colors", width: 320, height: 270) {
      VStack(spacing: 0) {
        ForEach(
          [
            ("System background", UIColor.systemBackground),
            ("Secondary", .secondarySystemBackground),
            ("Tertiary", .tertiarySystemBackground), ("Grouped", .systemGroupedBackground),
            ("Gray 2", .systemGray2), ("Gray 5", .systemGray5), ("Fill", .systemFill),
            ("Indigo at 30 %", .systemIndigo.withAlphaComponent(0.3)), ("Separator", .separator),
          ], id: \.0
        ) { name, color in
          Text(name).font(.footnote).frame(maxWidth: .infinity, minHeight: 30)
            .background(Color(uiColor: color))
        }
      }
      .background(.background)
    },
    #scene("system.trimmed-shapes", width: 320, height: 200) {
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          ZStack {
            Circle().stroke(Color(uiColor: .systemGray5), lineWidth: 10)
            Circle().trim(from: 0, to: 0.7).rotation(.degrees(-90))
              .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          }
          .frame(width: 70, height: 70)
          RoundedRectangle(cornerRadius: 16).trim(from: 0.25, to: 0.75).stroke(.blue, lineWidth: 4)
            .frame(width: 90, height: 70)
          Capsule().trim(from: 0.1, to: 0.6).fill(.orange).frame(width: 60, height: 70)
        }
        HStack(spacing: 20) {
          Rectangle().rotation(.degrees(30)).fill(.purple).frame(width: 40, height: 40)
          Ellipse().scale(x: 0.5, y: 1).fill(.pink).frame(width: 60, height: 50)
          Circle().size(width: 20, height: 20).fill(.teal).frame(width: 50, height: 50)
          Circle().offset(x: 8, y: -8).fill(.brown).frame(width: 40, height: 40)
        }
      }
    },
  ]
}
