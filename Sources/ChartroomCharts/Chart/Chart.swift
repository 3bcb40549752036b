public import ChartroomUI

/// A view that displays a chart.
///
/// The chart fills the proposed size. The marks determine its scales, axes and legend; view modifiers can change them.
public struct Chart<Content> {
  private let content: Content
  @Environment(\.self) private var environment
  @State private var geometry = ChartGeometry()
  @State private var scrolled = ScrollPositions()

  private init(marks content: Content) { self.content = content }
}

extension Chart: View where Content: ChartContent {
  /// The plot with its axes and its legend.
  public var body: some View {
    let model = ChartModel(content, in: environment, scrolled: scrolled)
    let _ = model.warnings.forEach { environment.contentWarnings?.add($0) }
    ScrollingChart(
      model: model, content: content, environment: environment, geometry: geometry,
      scrolled: $scrolled)
  }
}

extension Chart where Content: ChartContent {
  /// Creates a chart of some marks.
  ///
  /// - Parameter content: The marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.init(marks: content())
  }

  /// Creates a chart with marks for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that creates the marks of an element.
  nonisolated public init<Data: RandomAccessCollection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, Data.Element.ID, Marks>, Data.Element: Identifiable {
    self.init(marks: ForEach(data, content: content))
  }

  /// Creates a chart with marks for elements that are identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's id.
  ///   - content: A closure that creates the marks of an element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Marks: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> {
    self.init(marks: ForEach(data, id: id, content: content))
  }
}

/// The plot of a chart, which `chartPlotStyle(content:)` modifies.
public struct ChartPlotContent {
  let model: ChartModel
  let geometry: ChartGeometry
  let selection: ChartSelection
}

extension ChartPlotContent: View {
  /// The plot.
  public var body: some View {
    // The anchor is made again when the padding of the scales changes.
    let _ = geometry.padding
    if model.hasPlotStyle { plot.plotGuides() } else { plot }
  }

  @MainActor private var plot: some View {
    PlotView(model: model, geometry: geometry, layer: .content(MarkPart()))
      .anchorPreference(key: ChartProxyKey.self, value: .bounds) { anchor in
        geometry.space.map {
          ChartProxy(model: model, space: $0, plotFrame: anchor, selection: selection)
        }
      }
  }
}

/// The plot with the style that the app gives it.
struct PlotFrame {
  let model: ChartModel
  let geometry: ChartGeometry
  let selection: ChartSelection
  let style: ((ChartPlotContent) -> AnyView)?
}

extension PlotFrame: View {
  var body: some View {
    let content = ChartPlotContent(model: model, geometry: geometry, selection: selection)
    if let style { style(content) } else { content }
  }
}
