import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Content descriptions")
struct ContentDescriptionTests {
  private struct Named: ContentDescription {
    let text: String
  }

  /// A view that is described by its name, or by the label, the value and the hint that it has.
  private func described(_ name: String, _ log: Log<String> = Log()) -> some View {
    Color.red.frame(width: 10, height: 10).contentDescription { properties in
      log.add(name)
      let texts = [properties.label ?? name, properties.value, properties.hint]
      return Named(
        text: (texts + [properties.identifier]).compactMap { $0 }.joined(separator: "/"))
    }
  }

  private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    stage(width: 100, height: 100, content: content).contentDescriptions().map(\.text)
  }

  @Test("descriptions are in the order of the views, with those of backgrounds and overlays")
  func order() {
    let found = texts {
      VStack {
        described("a")
        HStack { ForEach(["b", "c"], id: \.self) { described($0) } }
        Color.red.overlay { described("d") }
      }
    }
    #expect(found == ["a", "b", "c", "d"])
  }

  @Test("an outer property overrides an inner one, and reaches all content")
  func properties() {
    let found = texts {
      VStack {
        described("a").accessibilityLabel("b").accessibilityLabel(Text("c"))
        described("d").accessibilityValue("e").accessibilityHint("f").accessibilityIdentifier("g")
      }
      .accessibilityValue("all")
    }
    #expect(found == ["c/all", "d/all/f/g"])
  }

  @Test("values of texts have the format of the environment of the view")
  func formats() {
    let found = texts {
      described("a").accessibilityLabel(Text("\(1_234) a"))
        .accessibilityValue(Text(0.5, format: .number)).accessibilityHint(Text("\(2.5)"))
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(found == ["1.234 a/0,5/2,500000"])
  }

  @Test("views that are hidden or not displayed have no description")
  func hidden() {
    let found = texts {
      described("a").accessibilityHidden(true)
      described("b").accessibilityHidden(false)
      VStack { described("c") }.hidden()
      ViewThatFits {
        described("d").frame(width: 1000)
        described("e")
      }
      if isShown(false) { described("f") }
    }
    #expect(found == ["b", "e"])
  }

  private func isShown(_ value: Bool) -> Bool { value }

  @Test("descriptions are made when they are read, and never while views are drawn")
  func laziness() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) { described("a", log) }
    _ = stage.drawList()
    stage.advance(to: 1)
    #expect(log.entries.isEmpty)
    #expect(stage.pictureDescription == "a" && log.entries == ["a"])
  }

  @Test("a new view has the description of the new value")
  func updates() {
    let stage = stage(width: 100, height: 100) { described("a").accessibilityLabel("x") }
    #expect(stage.pictureDescription == "x")
    stage.update { described("a").accessibilityLabel("y") }
    #expect(stage.pictureDescription == "y")
  }

  @Test("a stage without descriptions has none, and JSON without elements")
  func none() throws {
    let stage = stage(width: 100, height: 100) { Text("a").accessibilityLabel("b") }
    #expect(stage.pictureDescription == nil)
    let data = try stage.pictureDescriptionJSON()
    #expect(try JSONDecoder().decode([String].self, from: data) == [])
  }

  @Test("several descriptions are paragraphs, and elements of a JSON array")
  func several() throws {
    let stage = stage(width: 100, height: 100) {
      described("a")
      described("b")
    }
    #expect(stage.pictureDescription == "a\n\nb")
    let data = try stage.pictureDescriptionJSON()
    let found = try JSONDecoder().decode([[String: String]].self, from: data)
    #expect(found == [["text": "a"], ["text": "b"]])
  }

  @Test("a descriptor is made when a description is read, and the outer one takes precedence")
  func descriptors() {
    let titles = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.contentDescription { properties in
        titles.add(properties.chartDescriber?.makeChartDescriptor().title ?? "")
        return Named(text: "")
      }
      .accessibilityChartDescriptor(Descriptor(title: "inner"))
      .accessibilityChartDescriptor(Descriptor(title: "outer"))
    }
    _ = stage.contentDescriptions()
    #expect(titles.entries == ["outer"])
  }

  @Test("traits are a set")
  func traits() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isHeader) && !traits.contains(.isImage))
    traits.remove(.isHeader)
    traits.insert(.isImage)
    #expect(traits == [.isButton, .isImage])
    #expect(traits.symmetricDifference([.isImage, .isLink]) == [.isButton, .isLink])
  }
}

private struct Descriptor: AXChartDescriptorRepresentable {
  let title: String

  func makeChartDescriptor() -> AXChartDescriptor {
    let axis = AXNumericDataAxisDescriptor(
      title: "y", range: 0...1, gridlinePositions: [], valueDescriptionProvider: { "\($0)" })
    let points = [AXDataPoint(x: "a", y: 1), AXDataPoint(x: 2, label: "b")]
    return AXChartDescriptor(
      title: title, summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"]), yAxis: axis,
      additionalAxes: [],
      series: [AXDataSeriesDescriptor(name: "s", isContinuous: false, dataPoints: points)])
  }
}
