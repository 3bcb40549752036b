import ChartroomUI
import Foundation
import Graphics

/// What the views of a layer of a chart draw.
struct MarkSurface {
  let model: ChartModel
  let padding: ChartGeometry.Padding?
  /// The layer; 0 for the plot.
  let layer: Int

  /// Returns the surface of another layer.
  func inLayer(_ layer: Int) -> MarkSurface {
    MarkSurface(model: model, padding: padding, layer: layer)
  }

  /// The index of the layer in `ChartModel.surfaces`.
  var index: Int { model.surfaces.firstIndex(of: layer) ?? 0 }

  /// The layers in this one that are views, in drawing order.
  var views: [Int] {
    func key(_ number: Int) -> (Double, DrawingPlace) {
      (model.layers[number - 1].zIndex, model.place(ofLayer: number))
    }
    return model.layersInViews.filter { model.layers[$0 - 1].parent == layer }
      .sorted { key($0) < key($1) }
  }
}

/// The surface of the placeholder in the view of a layer.
private enum MarkSurfaceKey: EnvironmentKey {
  static var defaultValue: MarkSurface? { nil }
}

extension EnvironmentValues {
  fileprivate var markSurface: MarkSurface? {
    get { self[MarkSurfaceKey.self] }
    set { self[MarkSurfaceKey.self] = newValue }
  }
}

/// The marks of a layer, in front of and behind the views of the layers in it.
struct MarkLayerViews {
  private let surface: MarkSurface

  init(_ surface: MarkSurface) { self.surface = surface }
}

extension MarkLayerViews: View {
  var body: some View {
    let views = surface.views
    ZStack {
      ForEach(0...views.count, id: \.self) { index in
        PlotLayerView(
          model: surface.model,
          layer: .content(MarkPart(surface: surface.index, viewsBehind: index)),
          padding: surface.padding, labels: []
        )
        // A view in an overlay can have any size.
        .overlay {
          if index < views.count { layer(views[index]) }
        }
      }
    }
  }
}

extension MarkLayerViews {
  /// Returns the view of a layer; in a chart that scrolls, the part of it in the plot.
  @ViewBuilder private func layer(_ number: Int) -> some View {
    if surface.layer == 0, surface.model.isScrollable {
      Color.clear.overlay { MarkLayerView(surface: surface.inLayer(number)) }.clipped()
    } else {
      MarkLayerView(surface: surface.inLayer(number))
    }
  }
}

/// The placeholder in the view of a layer.
struct MarkLayerContent {
  @Environment(\.markSurface) private var surface
}

extension MarkLayerContent: View {
  var body: some View {
    if let surface { MarkLayerViews(surface) }
  }
}

/// A layer with its view and its effects.
private struct MarkLayerView {
  let surface: MarkSurface
}

extension MarkLayerView: View {
  var body: some View {
    let layer = surface.model.layers[surface.layer - 1]
    let content = AnyView(
      (layer.style ?? AnyView(MarkLayerContent()))
        .environment(\.markSurface, surface)
        .modifier(LayerMask(surface: layer.mask.map(surface.inLayer)))
        .opacity(layer.opacity))
    layer.filters.reversed().reduce(content) { filtered($0, $1) }
  }

  /// Returns a view drawn through a filter.
  private func filtered(_ content: AnyView, _ filter: DrawGroup.Filter) -> AnyView {
    switch filter {
    case .blur(let radius): AnyView(content.blur(radius: radius))
    case .shadow(let color, let radius, let offset):
      // The drawing of a mirrored plot mirrors its shadows.
      AnyView(
        content.shadow(
          color: Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.opacity)),
          radius: radius, x: surface.model.isMirrored ? -offset.x : offset.x, y: offset.y))
    case .innerShadow, .pixels, .backdropBlur: content
    }
  }
}

/// The mask of a layer.
private struct LayerMask {
  let surface: MarkSurface?
}

extension LayerMask: ViewModifier {
  func body(content: Content) -> some View {
    if let surface {
      content.mask { MarkLayerViews(surface) }
    } else {
      content
    }
  }
}
