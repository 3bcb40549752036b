import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The area of a plot that receives the gestures of a chart.
struct ChartGestureView {
  let model: ChartModel
  let geometry: ChartGeometry
  let interaction: ChartInteraction
  @Binding var scrolled: ScrollPositions
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  /// The scales at the beginning of a drag that scrolls; `nil` while there is none.
  @State private var start: (x: PositionScale, y: PositionScale)?
  /// Whether a selection is in progress; its end clears the selected values.
  @GestureState private var isSelecting: Bool

  init(
    model: ChartModel, geometry: ChartGeometry, interaction: ChartInteraction,
    scrolled: Binding<ScrollPositions>
  ) {
    self.model = model
    self.geometry = geometry
    self.interaction = interaction
    _scrolled = scrolled
    _isSelecting = GestureState(initialValue: false) { wasSelecting, _ in
      if wasSelecting { interaction.selection.clearValues() }
    }
  }
}

extension ChartGestureView: View {
  var body: some View {
    let area = Color.clear.contentShape(Rectangle())
    if let gesture = interaction.gesture {
      gesture(AnyView(area), proxy)
    } else {
      let scrolls = !interaction.scrollableAxes.isEmpty
      let selects = !interaction.selection.isEmpty
      area
        .gesture(
          DragGesture().beginning(along: interaction.scrollableAxes)
            .onChanged(scroll).onEnded(endScroll),
          isEnabled: scrolls
        )
        // A press selects, but a drag across the selected axes is left to a container that scrolls.
        .gesture(
          DragGesture.provisional.onChanged(selectValues)
            .simultaneously(
              with: DragGesture().beginning(along: interaction.selection.axes)
                .onChanged(selectRanges)
            )
            .simultaneously(with: angleHold)
            .updating($isSelecting) { _, isSelecting, _ in isSelecting = true },
          isEnabled: !scrolls && selects
        )
        // Where a drag scrolls, a selection begins with a long press.
        .gesture(
          Self.dragAfterHold
            .updating($isSelecting) { value, isSelecting, _ in
              guard case .second(_, let drag?) = value else { return }
              isSelecting = true
              selectValues(drag)
              selectRanges(drag)
            },
          isEnabled: scrolls && selects)
    }
  }

  /// A long press, after which no container takes the drag that selects an angle, in whatever direction.
  private var angleHold: (some Gesture)? {
    interaction.selection.angle.map { _ in Self.dragAfterHold }
  }

  private static var dragAfterHold: SequenceGesture<LongPressGesture, DragGesture> {
    LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
  }

  @MainActor
  private var proxy: ChartProxy {
    ChartProxy(
      model: model, space: geometry.space ?? model.space(for: .zero, nil), plotFrame: nil,
      selection: interaction.selection)
  }
}

// MARK: - Selection

@MainActor
extension ChartGestureView {
  private func selectValues(_ drag: DragGesture.Value) {
    let proxy = proxy
    proxy.selectXValue(at: drag.location.x)
    proxy.selectYValue(at: drag.location.y)
    proxy.selectAngleValue(at: proxy.angle(at: drag.location))
  }

  private func selectRanges(_ drag: DragGesture.Value) {
    guard drag.translation != .zero else { return }
    let proxy = proxy
    proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
    proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
  }
}

// MARK: - Scrolling

@MainActor
extension ChartGestureView {
  private func scroll(_ drag: DragGesture.Value) {
    if start == nil { start = (model.x, model.y) }
    scroll(by: drag.translation, endVelocity: nil)
  }

  private func endScroll(_ drag: DragGesture.Value) {
    scroll(by: drag.predictedEndTranslation, endVelocity: drag.velocity)
    start = nil
  }

  /// Scrolls by a translation; to a target of the app if the drag has ended with a velocity.
  private func scroll(by translation: CGSize, endVelocity: CGSize?) {
    guard let start, let space = geometry.space else { return }
    if interaction.scrollableAxes.contains(.horizontal) {
      let length = space.length(1, along: .horizontal)
      let distance = model.isMirrored ? translation.width : -translation.width
      if let value = target(start.x, distance / max(length, 1), .horizontal, endVelocity) {
        if let position = interaction.x.position { position.set(value) } else { scrolled.x = value }
      }
    }
    if interaction.scrollableAxes.contains(.vertical) {
      let length = space.length(1, along: .vertical)
      if let value = target(start.y, translation.height / max(length, 1), .vertical, endVelocity) {
        if let position = interaction.y.position { position.set(value) } else { scrolled.y = value }
      }
    }
  }

  /// Returns the value at the beginning of the plot after a drag.
  ///
  /// - Parameters:
  ///   - scale: The scale at the beginning of the drag.
  ///   - distance: The distance towards the end of the axis, as a fraction of the visible length.
  ///   - axis: The axis.
  ///   - velocity: The velocity of the pointer, if the drag has ended.
  /// - Returns: The value; `nil` if the axis does not scroll.
  private func target(
    _ scale: PositionScale, _ distance: Double, _ axis: Axis, _ velocity: CGSize?
  ) -> _PlottedValue? {
    let length = axis == .horizontal ? interaction.x.length : interaction.y.length
    guard let window = ScrollWindow(scale, length: length) else { return nil }
    let first = scale.window.lowerBound
    let visible = scale.window.upperBound - first
    let start = first + (scale.isReversed ? -distance : distance) * visible
    guard let velocity, let target = interaction.target, let length,
      let old = window.number(at: first), let new = window.number(at: start)
    else { return window.value(at: start) }
    var calendar = calendar
    calendar.timeZone = timeZone
    let kind: _ChartScroll.Kind =
      switch scale.domain {
      case .number: .number
      case .date: .date(calendar)
      case .category: .category
      }
    let number = target._target(
      _ChartScroll(
        kind: kind, isHorizontal: axis == .horizontal, start: old, proposal: new, length: length,
        geometry: geometry(of: window, axis, velocity)))
    return window.value(ofNumber: number)
  }

  /// Returns the places of the content when the drag began, for the rule of an app.
  private func geometry(
    of window: ScrollWindow, _ axis: Axis, _ velocity: CGSize
  ) -> ChartScrollGeometry {
    let size = geometry.space?.size ?? .zero
    let (x, y) = start ?? (model.x, model.y)
    /// The extent of the content, and the beginning of its visible part, along an axis.
    func place(_ scale: PositionScale, isFlipped: Bool, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let visible = scale.window.upperBound - scale.window.lowerBound
      let part = isFlipped ? 1 - scale.window.upperBound : scale.window.lowerBound
      return (length / visible, part * length / visible)
    }
    let (isFlippedX, isFlippedY) = (x.isReversed != model.isMirrored, !y.isReversed)
    let (width, left) = place(x, isFlipped: isFlippedX, size.width)
    let (height, top) = place(y, isFlipped: isFlippedY, size.height)
    let scale = axis == .horizontal ? x : y
    return ChartScrollGeometry(
      window: window, isHorizontal: axis == .horizontal,
      isFlipped: axis == .horizontal ? isFlippedX : isFlippedY,
      visible: scale.window.upperBound - scale.window.lowerBound,
      frame: CGRect(x: left, y: top, width: size.width, height: size.height),
      velocity: CGVector(dx: -velocity.width, dy: -velocity.height),
      contentSize: CGSize(width: width, height: height))
  }
}
