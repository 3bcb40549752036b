import ChartroomCharts
import ChartroomUI
import Foundation
import Testing

@MainActor
@Suite("Descriptions of the elements of plots")
struct ElementDescriptionsTests {
  private struct Row {
    var city: String
    var count: Int
    var isSecret: Bool
    var note: Text { Text("note \(city)") }
    var key: LocalizedStringKey { "key \(count)" }
    var resource: LocalizedStringResource { "resource \(city)" }
  }

  private let rows = [
    Row(city: "Rome", count: 3, isSecret: false), Row(city: "Oslo", count: 5, isSecret: true),
  ]

  private func descriptions(_ content: some ChartContent) -> [MarkAccessibility] {
    ChartModel(content, in: EnvironmentValues()).batches.flatMap { batch in
      batch.accessibility.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private var plot: some VectorizedChartContent<Row> {
    BarPlot(rows, x: .value("City", \.city), y: .value("Count", \.count))
  }

  @Test("key paths describe each element")
  func keyPaths() {
    let found = descriptions(
      plot.accessibilityLabel(\.city).accessibilityValue(\.note).accessibilityHidden(\.isSecret)
        .accessibilityIdentifier(\.city))
    #expect(found.map(\.label) == ["Rome", "Oslo"])
    #expect(found.map(\.value) == ["note Rome", "note Oslo"])
    #expect(found.map(\.isHidden) == [false, true])
    #expect(found.map(\.identifier) == ["Rome", "Oslo"])
  }

  @Test("key paths can be those of localised strings and resources")
  func localised() {
    let keys = descriptions(plot.accessibilityLabel(\.key).accessibilityValue(\.resource))
    #expect(keys.map(\.label) == ["key 3", "key 5"])
    #expect(keys.map(\.value) == ["resource Rome", "resource Oslo"])
    let resources = descriptions(plot.accessibilityLabel(\.resource).accessibilityValue(\.key))
    #expect(resources.map(\.label) == ["resource Rome", "resource Oslo"])
    #expect(resources.map(\.value) == ["key 3", "key 5"])
  }

  @Test("a constant describes all elements, and the outermost modifier takes effect")
  func constants() {
    #expect(descriptions(plot.accessibilityLabel("Bar")).map(\.label) == ["Bar", "Bar"])
    let both = descriptions(plot.accessibilityLabel(\.city).accessibilityLabel("Bar"))
    #expect(both.map(\.label) == ["Bar", "Bar"])
  }

  @Test("elements keep their descriptions behind other marks and in several batches")
  func batches() {
    let found = descriptions(
      ForEach(0..<2, id: \.self) { _ in
        BarPlot(rows, x: .value("City", \.city), y: .value("Count", \.count))
          .accessibilityLabel(\.city)
      })
    #expect(found.map(\.label) == ["Rome", "Oslo", "Rome", "Oslo"])
  }
}
