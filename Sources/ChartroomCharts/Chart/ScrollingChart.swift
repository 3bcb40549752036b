import ChartroomUI
import Graphics

/// The parts of a chart, whose visible part of the domain an animation moves.
///
/// While it moves, the model is made for each frame, so that the axes show the values of the moment.
struct ScrollingChart<Content: ChartContent> {
  private let target: ChartModel
  private let content: Content
  private let environment: EnvironmentValues
  private let geometry: ChartGeometry
  @Binding private var scrolled: ScrollPositions
  /// The presented distances from the beginnings of both domains; see `ChartModel.scrollOffset`.
  nonisolated var animatableData: AnimatablePair<Double, Double>

  init(
    model: ChartModel, content: Content, environment: EnvironmentValues, geometry: ChartGeometry,
    scrolled: Binding<ScrollPositions>
  ) {
    target = model
    self.content = content
    self.environment = environment
    self.geometry = geometry
    _scrolled = scrolled
    animatableData = model.scrollOffset
  }
}

extension ScrollingChart: Animatable {}

extension ScrollingChart: View {
  var body: some View {
    let model =
      animatableData == target.scrollOffset
      ? target
      : ChartModel(content, in: environment, scrolled: scrolled, offset: animatableData)
    let interaction = environment.chartOptions.interaction
    ChartLayout(model: model, geometry: geometry) {
      areas(model)
      PlotFrame(
        model: model, geometry: geometry, selection: interaction.selection,
        style: environment.chartOptions.plotStyle
      )
      .layoutValue(key: ChartPartKey.self, value: .plot)
      PlotView(model: model, geometry: geometry, layer: .ticks)
        .layoutValue(key: ChartPartKey.self, value: .ticks)
      if interaction.isActive {
        ChartGestureView(
          model: model, geometry: geometry, interaction: interaction, scrolled: $scrolled
        )
        .layoutValue(key: ChartPartKey.self, value: .gestures)
      }
      labels(model.xParts.labels)
      labels(model.yParts.labels)
      sides(model)
      ForEach(data: model.annotations.indices, id: { model.annotationIndex.keys[$0] }) { index in
        let annotation = ChartAnnotation(model: model, index: index)
        return AnnotationView(annotation: annotation, geometry: geometry)
          .layoutValue(key: ChartPartKey.self, value: .annotation(annotation))
      }
    }
    .contentDescription { [environment] properties in
      ChartDescription(model, in: environment, properties: properties)
    }
  }

  @MainActor
  private func areas(_ model: ChartModel) -> some View {
    let areas = AxisArea.all(model, environment.chartOptions)
    return ForEach(areas.indices, id: \.self) { index in
      areas[index].view.layoutValue(key: ChartPartKey.self, value: .axis(areas[index].edge))
    }
  }

  @MainActor
  private func sides(_ model: ChartModel) -> some View {
    let sides = ChartSideView.all(model, environment.chartOptions)
    return ForEach(sides.indices, id: \.self) { index in
      sides[index].view.layoutValue(key: ChartPartKey.self, value: .side(sides[index].place))
    }
  }

  private func labels(_ labels: [AxisParts.Label]) -> some View {
    ForEach(labels, id: \.id) { label in
      label.view.layoutValue(key: ChartPartKey.self, value: .label(label.place))
    }
  }
}
