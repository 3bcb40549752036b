import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("TickLabels")
struct TickLabelsTests {
  private let day: TimeInterval = 86_400

  private func labels(_ formats: ChartFormats = .standard) -> TickLabels {
    let labels = TickLabels()
    labels.use(
      formats, font: .system(size: 11), measuredBy: LabelWidth(environment: EnvironmentValues()))
    return labels
  }

  @Test("are the texts of the formats, however many are asked for and in whatever order")
  func texts() {
    let labels = labels()
    for _ in 0..<2 {
      for number in 0..<200 {
        let date = Date(timeIntervalSince1970: 1.5e9 + Double(number * 37 % 200) * day)
        let spacing = number.isMultiple(of: 3) ? 3600 : day
        let label = labels.label(of: date, spacing: spacing, span: 30 * day)
        #expect(
          label.text
            == ChartFormats.standard.axisLabel(date, spacing: spacing, span: 30 * day))
      }
    }
  }

  @Test("follow a change of the formats")
  func formats() throws {
    let labels = labels()
    let date = Date(timeIntervalSince1970: 1.5e9)
    #expect(labels.label(of: date, spacing: day, span: day).text == "Jul 14")
    labels.use(
      ChartFormats(locale: Locale(identifier: "de_DE")), font: .system(size: 11),
      measuredBy: LabelWidth(environment: EnvironmentValues()))
    #expect(labels.label(of: date, spacing: day, span: day).text == "14. Juli")
  }

  @Test("none is wider than the greatest width", arguments: [10, 30, 800] as [Double])
  func widths(days: Double) {
    let labels = labels()
    for spacing in [60, 3600, day, 30 * day] {
      let greatest = labels.greatestWidth(spacing: spacing, span: days * day)
      for number in 0..<400 {
        let date = Date(timeIntervalSince1970: 1.5e9 + Double(number) * spacing)
        let width = labels.label(of: date, spacing: spacing, span: days * day).width
        #expect(width > 0 && width <= greatest)
      }
    }
  }
}
