import ChartroomUI
import Foundation
import Graphics

/// The part of a chart that a subview of `ChartLayout` displays.
enum ChartPart: Equatable {
  case plot
  case ticks
  /// The modified area of the axis at an edge of the plot.
  case axis(Edge)
  /// The area that receives gestures.
  case gestures
  case label(AxisLabelPlace)
  case side(SidePlace)
  case annotation(ChartAnnotation)
}

enum ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

/// The arrangement of the plot, the labels, the titles, the legend and the annotations of a chart.
///
/// The labels of the axes, their titles and the legend take what they need, and the plot takes the rest.
struct ChartLayout: GuidelessLayout {
  // A layout is used on the main actor only.
  nonisolated(unsafe) let model: ChartModel
  let geometry: ChartGeometry

  /// The distance of the labels of the Y axis from the plot, and of those of the X axis from their ticks.
  static let labelGap: CGFloat = 4
  /// The distance of the labels of the X axis from the plot.
  static let labelDrop: CGFloat = 3
  /// The distance of the legend and of axis titles from the other parts.
  static let sideGap: CGFloat = 4
  /// The distance of the legend from sectors, which have no labels below.
  static let sectorLegendGap: CGFloat = 12
  /// The maximum share of the width of the chart that labels of the Y axis take, and of the height that labels of the X
  /// axis take which are turned; longer ones are truncated.
  static let labelShare: CGFloat = 0.4
  /// The maximum share of the width of the chart that labels take that are whole, or hidden.
  private static let wholeLabelShare: CGFloat = 0.6
  /// The shares of the width and the height of the chart that the other parts leave to the plot.
  static let plotShare = CGSize(width: 0.35, height: 0.3)
  /// The minimum distance between two labels.
  static let leastGap: CGFloat = 4

  /// The size of a chart to which none is proposed.
  private static let idealSize = CGSize(width: 300, height: 200)

  /// Returns the proposed size, unless the style of the plot gives it another size.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
    guard model.hasPlotStyle, !model.hasOnlySectors, size.width.isFinite, size.height.isFinite
    else { return size }
    let frame = Frame.arranged(in: CGRect(origin: .zero, size: size), of: subviews, model)
    return CGSize(
      width: max(size.width + frame.styled.width - frame.slot.width, 0),
      height: max(size.height + frame.styled.height - frame.slot.height, 0))
  }

  /// The frames of the parts of a chart around the plot.
  private struct Frame {
    let labels: [PlacedLabel]
    let sides: ChartSides
    /// The bounds without the sides.
    var inner: CGRect
    /// What the labels leave of the bounds.
    let slot: CGRect
    /// The frame of the plot with its style: the slot, unless the style gives it another size.
    var styled: CGRect
    /// The frame of the plot, which its style can inset.
    var plot: CGRect

    /// The distances of the plot from the edges of its style.
    var styleInsets: EdgeInsets {
      EdgeInsets(
        top: plot.minY - styled.minY, leading: plot.minX - styled.minX,
        bottom: styled.maxY - plot.maxY, trailing: styled.maxX - plot.maxX)
    }

    /// The height of the highest name inside of the plot; `nil` if there is none.
    var nameHeight: CGFloat? { labels.filter(\.place.isInside).map(\.size.height).max() }

    /// Returns the frames with the names of categories inside of the plot if there is room for them, and beside it
    /// otherwise.
    static func arranged(
      in bounds: CGRect, of subviews: Subviews, _ model: ChartModel
    ) -> Frame {
      let parts = subviews.map { $0[ChartPartKey.self] }
      let labels = zip(subviews, parts).compactMap { subview, part -> PlacedLabel? in
        guard case .label(let place) = part else { return nil }
        var size = subview.sizeThatFits(.unspecified)
        let most = bounds.height * labelShare
        if place.axis == .horizontal, place.isTurned, !place.isWhole, size.height > most {
          size = subview.sizeThatFits(ProposedViewSize(width: nil, height: most))
        }
        return PlacedLabel(view: subview, place: place, size: size)
      }
      var frame = Frame(in: bounds, of: subviews, parts, labels, model)
      if let height = frame.nameHeight,
        !model.hasRoomForNames(ofHeight: height, in: frame.plot.size)
      {
        frame = Frame(in: bounds, of: subviews, parts, labels.map(\.beside), model)
      }
      let space = frame.space(in: model)
      guard model.xStep(in: space) == 1 else { return frame }
      let fitted = frame.labels.map { $0.fitted(in: space) }
      guard zip(fitted, frame.labels).contains(where: { $0.size != $1.size }) else { return frame }
      return Frame(in: bounds, of: subviews, parts, fitted, model)
    }

    /// Returns the mapping of the scales to the plot, without room for annotations.
    func space(in model: ChartModel) -> PlotSpace {
      model.space(for: plot.size, nameInset: nameHeight.map { model.nameInset(ofHeight: $0) } ?? 0)
    }

    private init(
      in bounds: CGRect, of subviews: Subviews, _ parts: [ChartPart], _ all: [PlacedLabel],
      _ model: ChartModel
    ) {
      let isSquare = model.hasOnlySectors
      let areas = zip(subviews, parts).compactMap { subview, part -> (Edge, LayoutSubview)? in
        guard case .axis(let edge) = part else { return nil }
        return (edge, subview)
      }
      let labels = ChartLayout.fitting(all, in: bounds, areas: areas)
      self.labels = labels
      sides = ChartSides(
        subviews, parts, in: bounds, lineHeight: model.labelHeight,
        hasLargeText: model.hasLargeText
      ) {
        ChartLayout.plot(in: $0, labels: labels, areas: areas)
      }
      inner = sides.inner
      slot = ChartLayout.plot(in: inner, labels: labels, areas: areas)
      styled = slot
      if isSquare {
        let side = min(slot.width, slot.height)
        styled = slot.insetBy(dx: (slot.width - side) / 2, dy: (slot.height - side) / 2)
      }
      plot = styled
      let view = zip(subviews, parts).first { $0.1 == .plot }?.0
      guard let view else { return }
      let dimensions = view.dimensions(in: ProposedViewSize(styled.size))
      if !isSquare {
        styled.size = CGSize(width: dimensions.width, height: dimensions.height)
        inner.size.width += styled.width - slot.width
        inner.size.height += styled.height - slot.height
      }
      plot =
        model.hasPlotStyle
        ? dimensions.plotFrame.offsetBy(dx: styled.minX, dy: styled.minY) : styled
    }
  }

  /// Returns the edge of the chart as the beginning of the separator below a row of a list, instead of a label's.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { guide == .listRowSeparatorLeading ? bounds.minX : nil }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let parts = subviews.map { $0[ChartPartKey.self] }
    let frame = Frame.arranged(in: bounds, of: subviews, model)
    let (inner, plot, styled, labels) = (frame.inner, frame.plot, frame.styled, frame.labels)
    // A legend is aligned with the room of sectors, of which their square plot is the middle.
    frame.sides.place(around: model.hasOnlySectors ? frame.slot : styled, with: inner)
    for (subview, part) in zip(subviews, parts) where [.plot, .ticks, .gestures].contains(part) {
      let frame = part == .plot ? styled : plot
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
    for (subview, part) in zip(subviews, parts) {
      // Those that fit are placed later.
      if case .label = part { subview.hide() }
      guard case .axis(let edge) = part else { continue }
      let area = styled.area(beside: edge, in: inner)
      subview.place(at: area.origin, proposal: ProposedViewSize(area.size))
    }
    let annotations = subviews.compactMap { PlacedAnnotation($0, width: bounds.width) }
    var space = frame.space(in: model)
    if !annotations.isEmpty {
      space = AnnotationPlacement.padded(space) { space in
        let drawing = PlotDrawing(model: model, space: space)
        return annotations.compactMap { target($0, drawing) }.filter(\.isShown)
      }
    }
    let (geometry, finalSpace) = (geometry, space)
    let margins = ChartGeometry.Margins(
      leading: plot.minX - inner.minX, trailing: inner.maxX - plot.maxX)
    let hasTrailingLabels = labels.contains { $0.place.edge == .trailing && !$0.place.isInside }
    let extents = LabelPlacement(
      plot: plot, styled: styled, space: space, bounds: inner,
      hasTrailingLabels: hasTrailingLabels,
      steps: (model.xStep(in: space), model.yStep(in: space))
    ).place(labels)
    // A stack or a grid places its subviews in other sizes to find their alignment, before it gives them their size. If
    // the views of the chart followed each of these placements, the layout would not settle.
    if plot.width > 0, plot.height > 0 {
      let insets = frame.styleInsets
      subviews.afterPlacement(of: geometry) {
        geometry.update(finalSpace, margins, styleInsets: insets, extents)
      }
    }
    let departing = subviews.departing.compactMap { PlacedAnnotation($0, width: bounds.width) }
    place(annotations, departing, in: space, plot: plot, chart: bounds)
  }

  /// The view of an annotation with its ideal size.
  private struct PlacedAnnotation {
    let view: LayoutSubview
    /// The state of the chart that the annotation belongs to.
    let model: ChartModel
    let marks: AnnotatedMarks
    let size: CGSize

    /// Measures the annotation in a subview, in a chart of a width; fails for other parts of the chart.
    init?(_ view: LayoutSubview, width: CGFloat) {
      guard case .annotation(let annotation) = view[ChartPartKey.self] else { return nil }
      var size = view.sizeThatFits(.unspecified)
      if size.width > width {
        size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      (self.view, model, marks, self.size) = (view, annotation.model, annotation.marks, size)
    }
  }

  /// Returns the target of an annotation; `nil` if its marks are gaps.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - drawing: A drawing of the state that the annotation belongs to.
  /// - Returns: The target.
  private func target(
    _ annotation: PlacedAnnotation, _ drawing: PlotDrawing
  ) -> AnnotationPlacement.Target? {
    let marks = annotation.marks
    var frame = drawing.frame(of: marks)
    if model.layoutDirection == .rightToLeft, !model.isMirrored {
      // The layout mirrors the views of the annotations, but their marks are not mirrored.
      frame.origin.x = drawing.space.size.width - frame.maxX
    }
    let (values, fixedAxes) = (drawing.valueFrame(of: marks), drawing.fixedAxes(of: marks))
    let scaledAxes = Axis.Set([.horizontal, .vertical]).subtracting(fixedAxes)
    // Marks at given places, and those with an offset, can be outside on purpose.
    let isShown =
      drawing.isInPlot(frame)
      || !model.isScrollable && drawing.isInPlot(values, along: scaledAxes)
    guard !frame.isNull else { return nil }
    let position = marks.annotation.position.kind
    return AnnotationPlacement.Target(
      frame: frame, values: values,
      position: position == .automatic ? drawing.usualPosition(of: marks) : position,
      annotation: marks.annotation, size: annotation.size, fixedAxes: fixedAxes, isShown: isShown)
  }

  /// Places the annotations of the chart, and the departing ones of former states at the places to which an animation
  /// moves their marks.
  private func place(
    _ annotations: [PlacedAnnotation], _ departing: [PlacedAnnotation], in space: PlotSpace,
    plot: CGRect, chart: CGRect
  ) {
    let placement = AnnotationPlacement(
      chart: chart.offsetBy(dx: -plot.minX, dy: -plot.minY),
      plot: CGRect(origin: .zero, size: plot.size), scrolledAxes: model.scrolledAxes)
    func place(_ annotation: PlacedAnnotation, _ frame: CGRect) {
      annotation.view.place(
        at: CGPoint(x: plot.minX + frame.minX, y: plot.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
    let drawing = PlotDrawing(model: model, space: space)
    for annotation in annotations {
      if let target = target(annotation, drawing), target.isShown,
        let frame = placement.frame(target)
      {
        place(annotation, frame)
      } else {
        annotation.view.hide()
      }
    }
    var (former, vanished) = (drawing, drawing)
    for annotation in departing {
      if former.model !== annotation.model {
        former = PlotDrawing(model: annotation.model, space: space)
        vanished = .vanished(annotation.model, in: drawing)
      }
      // One that was hidden stays hidden.
      guard target(annotation, former)?.isShown == true,
        let frame = target(annotation, vanished).flatMap(placement.frame)
      else { continue }
      place(annotation, frame)
    }
  }

  /// A label with its size.
  struct PlacedLabel {
    let view: LayoutSubview
    var place: AxisLabelPlace
    var size: CGSize

    /// The label beside the plot, if it would be inside.
    var beside: PlacedLabel {
      guard place.isInside else { return self }
      var label = self
      label.place.isInside = false
      label.place.edge = place.edgeBeside
      return label
    }

    /// Returns a label of the X axis in the size that it has in its band, if that is shorter than the label.
    ///
    /// A label of several lines can then be higher, and one can be narrower than its band.
    func fitted(in space: PlotSpace) -> PlacedLabel {
      guard place.axis == .horizontal, !place.isWhole, !place.isTurned, let band = place.band
      else { return self }
      let room = space.length(band, along: .horizontal) - LabelPlacement.bandGap
      guard room > 0, size.width > room else { return self }
      var label = self
      label.size = view.sizeThatFits(ProposedViewSize(width: room, height: nil))
      return label
    }

    /// Returns the width beside a plot.
    ///
    /// - Parameter bounds: The rectangle of the plot with its labels.
    /// - Returns: The width.
    func width(in bounds: CGRect) -> CGFloat {
      place.isWhole ? size.width : min(size.width, bounds.width * labelShare)
    }
  }

  /// Returns the labels with which the plot has its share of a chart.
  ///
  /// - Parameters:
  ///   - labels: The labels of both axes.
  ///   - bounds: The rectangle of the chart.
  ///   - areas: The modified areas of axes.
  /// - Returns: The labels, without those of the Y axis that are whole and too wide, or those of one or both axes if
  ///   they are too high.
  private static func fitting(
    _ labels: [PlacedLabel], in bounds: CGRect, areas: [(edge: Edge, view: LayoutSubview)]
  ) -> [PlacedLabel] {
    let edges = [Edge.leading, .trailing].filter { edge in
      labels.contains { $0.place.axis == .vertical && $0.place.edge == edge }
    }
    let most = bounds.width * wholeLabelShare / CGFloat(max(edges.count, 1))
    let wide = edges.filter { edge in
      labels.contains {
        $0.place.edge == edge && $0.place.isWhole && $0.size.width + labelGap > most
      }
    }
    let labels = labels.filter { !wide.contains($0.place.edge) }
    let candidates = [
      labels, labels.filter { $0.place.axis == .vertical },
      labels.filter { $0.place.axis == .horizontal },
    ]
    return candidates.first {
      plot(in: bounds, labels: $0, areas: areas).height >= bounds.height * plotShare.height
    } ?? []
  }

  /// Returns the frame of the plot: what the labels leave of the bounds.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the plot with its labels.
  ///   - labels: The labels.
  ///   - areas: The modified areas of axes, which can be larger or smaller than their labels.
  /// - Returns: The frame.
  private static func plot(
    in bounds: CGRect, labels: [PlacedLabel], areas: [(edge: Edge, view: LayoutSubview)]
  ) -> CGRect {
    var (top, leading, bottom, trailing) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for label in labels where !label.place.isInside && label.place.preset != .inset {
      let place = label.place
      let width = label.width(in: bounds) + (place.horizontalSpacing ?? labelGap)
      let height = label.size.height + (place.verticalSpacing ?? labelDrop)
      switch place.edge {
      case .leading: leading = max(leading, width)
      case .trailing: trailing = max(trailing, width)
      case .top: top = max(top, height)
      case .bottom: bottom = max(bottom, height)
      }
    }
    for (edge, view) in areas {
      let width = max(bounds.width - leading - trailing, 0)
      let height = max(bounds.height - top - bottom, 0)
      func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
        view.sizeThatFits(ProposedViewSize(width: width, height: height))
      }
      switch edge {
      case .leading: leading = size(leading, height).width
      case .trailing: trailing = size(trailing, height).width
      case .top: top = size(width, top).height
      case .bottom: bottom = size(width, bottom).height
      }
    }
    // The labels at the ends of the Y axis extend beyond the plot by half of their height. Where names are higher than
    // their bands, both ends depend on each other.
    for label in [labels, labels].joined()
    where label.place.axis == .vertical && !label.place.isInside {
      // The higher the label is in the plot, the more its place moves with the top of the plot.
      let part = label.place.fraction
      let isOnLine = label.place.isOnLine
      let half = isOnLine ? label.size.height : label.size.height / 2
      if part > 0 {
        top = max(top, (half - (1 - part) * max(bounds.height - bottom, 0)) / part)
      }
      if !isOnLine, part < 1 {
        bottom = max(bottom, (half - part * max(bounds.height - top, 0)) / (1 - part))
      }
    }
    (top, bottom) = (min(top, bounds.height), min(bottom, bounds.height))
    return CGRect(
      x: bounds.minX + leading, y: bounds.minY + top,
      width: max(bounds.width - leading - trailing, 0),
      height: max(bounds.height - top - bottom, 0))
  }
}

extension CGRect {
  /// Returns the part of some bounds that lies beside an edge of a plot.
  fileprivate func area(beside edge: Edge, in bounds: CGRect) -> CGRect {
    switch edge {
    case .top: CGRect(x: minX, y: bounds.minY, width: width, height: minY - bounds.minY)
    case .bottom: CGRect(x: minX, y: maxY, width: width, height: bounds.maxY - maxY)
    case .leading: CGRect(x: bounds.minX, y: minY, width: minX - bounds.minX, height: height)
    case .trailing: CGRect(x: maxX, y: minY, width: bounds.maxX - maxX, height: height)
    }
  }
}
