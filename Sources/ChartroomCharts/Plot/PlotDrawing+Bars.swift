import ChartScales
import ChartroomUI
import Foundation
import Graphics

extension PlotDrawing {
  /// The radius of the corners of bars.
  private static var usualRadius: CGFloat { 3 }

  /// The width of bars up to which their corners are square in a chart of many bars, in points.
  private static var squareWidth: CGFloat { 1.5 }

  /// Draws many rectangles of a batch as one command, if they have square corners and no effects.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - skyline: Whether bars from one baseline are vertical, so that those in a column of pixels can be drawn as
  ///     one; `nil` for rectangles without a common baseline.
  ///   - list: The list to which to append the command.
  ///   - frame: Returns the frame of a mark; `nil` if its corners are round.
  /// - Returns: Whether they were drawn.
  private func drawMany(
    _ batch: MarkBatch, skyline: Bool? = nil, into list: inout DrawList, frame: (Int) -> CGRect?
  ) -> Bool {
    guard !drawsEveryMark, batch.count >= Self.manyMarks, batch.settings.effects == nil,
      !drawsSeparately(batch)
    else { return false }
    let common = commonPaint(of: batch)
    var rectangles: [(CGRect, Paint)] = []
    var style = FillStyle()
    style.isPixelSnapped = batch.form.kind == .rectangle
    rectangles.reserveCapacity(batch.count)
    for index in 0..<batch.count {
      guard let rect = frame(index) else { return false }
      guard rect.isDrawable else { continue }
      if style.isPixelSnapped { style = cellStyle(rect) }
      rectangles.append((rect, common ?? paint(batch, index, in: rect)))
    }
    if case .color(let color)? = common, color.opacity == 1,
      let isVertical = skyline,
      let outline = Skyline(
        rectangles.lazy.map(\.0), isVertical: isVertical, pixels: pixels, size: space.size)
    {
      rectangles = outline.rectangles.map { ($0, .color(color)) }
    }
    list.append(.rectangles(PaintedRectangles(rectangles, style: style)))
    return true
  }

  func drawBars(_ number: Int, into list: inout DrawList) {
    let batch = model.batches[number]
    let isVertical = model.isVertical(batch)
    let stacked = model.stacks.ends[number]
    let scale = isVertical ? yScale : xScale
    let radius = batch.settings.cornerRadius ?? Self.usualRadius
    let lone = loneDistance(of: number)
    let startsAtZero = stacked?.start.allSatisfy { $0 == 0 || $0.isNaN } ?? false
    let isDrawn = drawMany(
      batch, skyline: startsAtZero ? isVertical : nil, into: &list
    ) { index in
      let rect = barFrame(number, index, lone: lone)
      let width = isVertical ? rect.width : rect.height
      return radius <= 0 || !(width > Self.squareWidth) ? rect : nil
    }
    if isDrawn { return }
    for index in 0..<batch.count {
      var rect = barFrame(number, index, lone: lone)
      guard rect.isDrawable else { continue }
      if let stacked, stacked.start[index] != 0 || !stacked.isOutermost[index] {
        rect = snapped(rect, isVertical: isVertical)
      }
      var roundsStart = true
      var roundsEnd = true
      if let stacked {
        // The end that is away from the axis is round, if no other bar follows in the stack.
        let isNegative = stacked.end[index] < stacked.start[index]
        let isRound = stacked.isOutermost[index]
        let isFar = isNegative != scale.isReversed
        // Points of the Y axis descend.
        roundsStart = isRound && (isVertical ? !isFar : isFar)
        roundsEnd = isRound && (isVertical ? isFar : !isFar)
      }
      let path = Path(
        rounding: rect, radius: radius, style: batch.settings.cornerStyle ?? .circular,
        isVertical: isVertical, start: roundsStart, end: roundsEnd)
      let command = DrawCommand.fill(path, FillStyle(), paint(batch, index, in: rect))
      append(command, batch, index, in: rect, into: &list)
    }
  }

  /// Returns the frame of a segment of a stack with its ends on edges of pixels, so that there is no seam between
  /// adjacent segments; the frame as it is if it would vanish.
  private func snapped(_ rect: CGRect, isVertical: Bool) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * pixels).rounded() / pixels }
    let (start, end) =
      isVertical ? (snap(rect.minY), snap(rect.maxY)) : (snap(rect.minX), snap(rect.maxX))
    guard start < end else { return rect }
    return isVertical
      ? CGRect(x: rect.minX, y: start, width: rect.width, height: end - start)
      : CGRect(x: start, y: rect.minY, width: end - start, height: rect.height)
  }

  /// Returns the frame of a bar.
  ///
  /// - Parameters:
  ///   - number: The index of its batch.
  ///   - index: The index of the bar in the batch.
  ///   - lone: The distance between bars at values without bands, in points.
  /// - Returns: The frame; its edges are NaN for a gap.
  func barFrame(_ number: Int, _ index: Int, lone: CGFloat) -> CGRect {
    let own = stillBarFrame(number, index, lone: lone)
    guard let blend else { return own }
    return blend.rect(own, number, index) { drawing, number, index in
      drawing.stillBarFrame(number, index, lone: drawing.loneDistance(of: number))
    }
  }

  private func stillBarFrame(_ number: Int, _ index: Int, lone: CGFloat) -> CGRect {
    let batch = model.batches[number]
    let isVertical = model.isVertical(batch)
    let across = extent(batch, index, isVertical ? .horizontal : .vertical, lone: lone)
    let direction: Axis = isVertical ? .vertical : .horizontal
    let along =
      model.stacks.ends[number].map {
        ends(
          $0.start[index], $0.end[index], direction, movedBy: endOffsets(batch, direction))
      }
      ?? band(batch, index, direction)
    return CGRect(
      x: isVertical ? across.start : along.start, y: isVertical ? along.start : across.start,
      width: isVertical ? across.length : along.length,
      height: isVertical ? along.length : across.length
    ).offsetBy(dx: batch.settings.offset.width, dy: batch.settings.offset.height)
  }

  func drawRectangles(_ batch: MarkBatch, into list: inout DrawList) {
    if (batch.settings.cornerRadius ?? 0) <= 0,
      drawMany(batch, into: &list, frame: { rectangleFrame(batch, $0) })
    {
      return
    }
    for index in 0..<batch.count {
      let rect = rectangleFrame(batch, index)
      guard rect.isDrawable else { continue }
      let radius = min(batch.settings.cornerRadius ?? 0, min(rect.width, rect.height) / 2)
      var path = Path()
      if radius > 0 {
        path.addRoundedRect(
          in: rect, cornerSize: CGSize(width: radius, height: radius),
          style: batch.settings.cornerStyle ?? .continuous)
      } else {
        path.addRect(rect)
      }
      let style = radius > 0 ? FillStyle() : cellStyle(rect)
      append(.fill(path, style, paint(batch, index, in: rect)), batch, index, in: rect, into: &list)
    }
  }

  /// Returns the style of a rectangle with square corners.
  ///
  /// Its edges are on edges of pixels, so that adjacent cells have no seam between them, unless it could vanish.
  private func cellStyle(_ rect: CGRect) -> FillStyle {
    var style = FillStyle()
    style.isPixelSnapped = min(rect.width, rect.height) * pixels >= 1
    return style
  }

  /// Returns the frame of a rectangle; its edges are NaN for a gap.
  func rectangleFrame(_ batch: MarkBatch, _ index: Int) -> CGRect {
    let own = stillRectangleFrame(batch, index)
    guard let blend else { return own }
    return blend.rect(own, batch.number, index) { drawing, number, index in
      drawing.stillRectangleFrame(drawing.model.batches[number], index)
    }
  }

  private func stillRectangleFrame(_ batch: MarkBatch, _ index: Int) -> CGRect {
    let width = extent(batch, index, .horizontal, usual: .ratio(1))
    let height = extent(batch, index, .vertical, usual: .ratio(1))
    return CGRect(x: width.start, y: height.start, width: width.length, height: height.length)
      .offsetBy(dx: batch.settings.offset.width, dy: batch.settings.offset.height)
  }
}

extension CGRect {
  /// Whether the rectangle has an area and finite edges.
  fileprivate var isDrawable: Bool {
    width > 0 && height > 0 && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}

extension Path {
  /// Creates the outline of a bar.
  ///
  /// - Parameters:
  ///   - rect: The frame of the bar.
  ///   - radius: The radius of round corners; at most half the width and the length of the bar.
  ///   - style: The style of round corners.
  ///   - isVertical: Whether the bar extends from the top to the bottom.
  ///   - start: Whether the corners at the top, or at the left, are round.
  ///   - end: Whether the corners at the bottom, or at the right, are round.
  fileprivate init(
    rounding rect: CGRect, radius: CGFloat, style: RoundedCornerStyle, isVertical: Bool,
    start: Bool, end: Bool
  ) {
    self.init()
    let length = isVertical ? rect.height : rect.width
    let width = isVertical ? rect.width : rect.height
    let radius = max(0, min(radius, width / 2, start && end ? length / 2 : length))
    guard radius > 0, start || end else {
      addRect(rect)
      return
    }
    if style == .continuous {
      let rounded = isVertical ? [start, end, end, start] : [end, end, start, start]
      addRect(rect, continuousRadii: rounded.map { $0 ? radius : 0 })
      return
    }
    // From the top left corner, clockwise.
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), start),
      (CGPoint(x: rect.maxX, y: rect.minY), isVertical ? start : end),
      (CGPoint(x: rect.maxX, y: rect.maxY), end),
      (CGPoint(x: rect.minX, y: rect.maxY), isVertical ? end : start),
    ]
    let directions = [
      CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1),
    ]
    // The distance of a control point from its end, for a quarter of a circle.
    let handle = radius * (1 - 0.5523)
    for (index, (corner, isRound)) in corners.enumerated() {
      let (incoming, outgoing) = (directions[(index + 3) % 4], directions[index])
      func at(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
      }
      let first = isRound ? at(incoming, -radius) : corner
      if index == 0 { move(to: first) } else { addLine(to: first) }
      if isRound {
        addCurve(
          to: at(outgoing, radius), control1: at(incoming, -handle),
          control2: at(outgoing, handle))
      }
    }
    closeSubpath()
  }
}
