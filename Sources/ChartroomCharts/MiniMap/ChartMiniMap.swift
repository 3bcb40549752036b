public import ChartroomUI
public import Foundation
import Graphics

/// A mini-map: the marks of a chart over the whole range of the X axis, and a window that shows a part of it.
///
/// Give the chart the window as the domain of its X scale, and clip its plot:
///
///     VStack {
///       Chart { visits }
///         .chartXScale(domain: window)
///         .chartPlotStyle { $0.clipped() }
///       ChartMiniMap(window: $window) { visits }
///     }
///
/// A drag inside of the window moves it. A drag that starts up to 16 points from an edge moves this edge. A touch
/// outside of the window first centres the window there. The window stays in the whole range, and a drag leaves it at
/// least a twentieth of the width. The limit that a drag does not move keeps its value. A window that moves keeps its
/// length on a linear scale. Limits of an integer type are rounded.
///
/// The whole range is that of the data, without zero or round values, or the domain of a `chartXScale` on the
/// mini-map. The Y scale is that of a chart with the same marks. Style scales in the environment apply. Axes, legends,
/// annotations, plot styles, selections and scrolling do not. Lines without a style are 1 point wide. The marks are
/// decimated as in a chart.
///
/// From right to left, the mini-map is mirrored with its window, as charts are.
/// - Note: Neither SwiftUI nor Swift Charts has this view. The Y scale of a chart does not follow the window; set
///   `chartYScale(domain:)` to the range of the visible values if it shall.
public struct ChartMiniMap<Value: Plottable & Comparable, Content: ChartContent> {
  @Binding private var window: ClosedRange<Value>
  private let height: CGFloat
  private let content: Content
  @Environment(\.self) private var environment
  @State private var geometry = ChartGeometry()

  /// Creates a mini-map.
  ///
  /// - Parameters:
  ///   - window: The visible numbers or dates. Limits outside of the whole range are shown at its ends. NaN counts as
  ///     the end of the range on its side, and reversed limits are swapped. Limits of another type than that of the X
  ///     scale, and marks without X values or with a single one, give a mini-map without a window, which ignores
  ///     drags.
  ///   - height: The height of the window's frame, in points; 42 by default. The marks take 2 points less. The width
  ///     is the proposed one.
  ///   - content: The marks.
  nonisolated public init(
    window: Binding<ClosedRange<Value>>, height: CGFloat = 42,
    @ChartContentBuilder content: () -> Content
  ) {
    _window = window
    self.height = height.isFinite ? max(height, 0) : MiniMapDesign.height
    self.content = content()
  }
}

extension ChartMiniMap: View {
  /// The marks with the window.
  public var body: some View {
    MiniMapView(
      model: ChartModel(content, in: mapEnvironment), geometry: geometry, window: $window,
      height: height)
  }

  /// The environment of the marks: that of the mini-map without axes and interaction.
  private var mapEnvironment: EnvironmentValues {
    var map = environment
    var options = map.chartOptions
    options.x.range = nil
    options.x.domain =
      options.x.domain ?? .automatic(includesZero: false, isReversed: false, change: nil)
    // An axis without values does not round the domain.
    options.xAxis = .content(AxisMarks(values: [Double]()))
    options.yAxis = .hidden
    options.interaction = ChartInteraction()
    options.plotStyle = nil
    options.lineWidth = 1
    map.chartOptions = options
    return map
  }
}

/// A mini-map with known marks, which depends on the window.
private struct MiniMapView<Value: Plottable & Comparable> {
  let model: ChartModel
  let geometry: ChartGeometry
  @Binding var window: ClosedRange<Value>
  let height: CGFloat
}

extension MiniMapView: View {
  var body: some View {
    let window = window
    if let scale, let bounds = scale.bounds(from: window.lowerBound, to: window.upperBound) {
      let position = Binding {
        bounds
      } set: { bounds in
        let current = self.window
        if let moved = scale.window(current, movedTo: bounds), moved != current {
          self.window = moved
        }
      }
      RangeArea(bounds: position) { strip($0) }.frame(height: height)
    } else {
      strip(nil).frame(maxWidth: .infinity)
    }
  }

  private func strip(_ window: RangeWindow?) -> some View {
    MiniMapStrip(window: window, height: height) {
      PlotView(model: model, geometry: geometry, layer: .content(MarkPart()))
        // Lines need room for half their width; bars and areas fill the map.
        .padding(.vertical, hasFills ? 0 : MiniMapDesign.inset)
    }
  }

  /// The conversion of windows; `nil` if no mark has an X value.
  private var scale: MiniMapScale? {
    guard model.batches.contains(where: { $0.x.start.contains(where: \.isFinite) }) else {
      return nil
    }
    return MiniMapScale(model.x, isMirrored: model.layoutDirection == .rightToLeft)
  }

  private var hasFills: Bool {
    model.batches.contains { [.bar, .area, .rectangle].contains($0.form.kind) }
  }
}
