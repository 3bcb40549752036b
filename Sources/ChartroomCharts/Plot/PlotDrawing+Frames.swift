import ChartScales
import ChartroomUI
import Foundation
import Graphics

extension PlotDrawing {
  /// Returns the smallest rectangle that contains some marks; the null rectangle if all of them are gaps.
  func frame(of marks: AnnotatedMarks) -> CGRect {
    union(of: marks) { number, mark, lone in frame(of: number, mark, lone: lone) }
  }

  /// Returns the smallest rectangle that contains the values of some marks.
  ///
  /// It is that of the marks without their offset and those of their ends, and without the extent that symbols and the
  /// widths of bars and rectangles give them around their values.
  func valueFrame(of marks: AnnotatedMarks) -> CGRect {
    var values = self
    values.movesEnds = false
    return union(of: marks) { number, mark, lone in
      let batch = model.batches[number]
      let (kind, offset) = (batch.form.kind, batch.settings.offset)
      let stacks = kind == .bar || kind == .area
      let isVertical = model.isVertical(batch)
      var frame = values.frame(of: number, mark, lone: lone)
        .offsetBy(dx: -offset.width, dy: -offset.height)
      if batch.form.x == .value, isVertical || !stacks {
        (frame.origin.x, frame.size.width) = (frame.midX, 0)
      }
      if batch.form.y == .value, !isVertical || !stacks {
        (frame.origin.y, frame.size.height) = (frame.midY, 0)
      }
      return frame
    }
  }

  /// Returns whether a part of the frame of some marks is in the plot.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - axes: The axes along which this is asked; both by default.
  /// - Returns: Whether it is. A bar that only touches an edge of the plot is outside.
  func isInPlot(_ frame: CGRect, along axes: Axis.Set = [.horizontal, .vertical]) -> Bool {
    func overlaps(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> Bool {
      let margin = high - low > 1 ? -0.5 : 0.5
      return low <= length + margin && high >= -margin
    }
    return
      (!axes.contains(.horizontal) || overlaps(frame.minX, frame.maxX, space.size.width))
      && (!axes.contains(.vertical) || overlaps(frame.minY, frame.maxY, space.size.height))
  }

  private func union(
    of marks: AnnotatedMarks, _ frame: (Int, Int, CGFloat) -> CGRect
  ) -> CGRect {
    marks.ranges(in: model.batches).reduce(CGRect.null) { union, part in
      let batch = model.batches[part.batch]
      let lone = batch.form.kind == .bar ? loneDistance(of: part.batch) : 0
      return part.marks.reduce(union) { union, mark in
        let next = frame(part.batch, mark, lone)
        return next.isFinite ? union.union(next) : union
      }
    }
  }

  /// Returns the frame of a mark; its edges are NaN for a gap.
  func frame(of number: Int, _ mark: Int, lone: CGFloat) -> CGRect {
    let batch = model.batches[number]
    switch batch.form.kind {
    case .bar: return barFrame(number, mark, lone: lone)
    case .rectangle: return rectangleFrame(batch, mark)
    case .rule:
      let (start, end) = ruleEnds(batch, mark)
      return CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y))
    case .point:
      let center = pointCenter(batch, mark)
      return symbolRect(batch, mark).offsetBy(dx: center.x, dy: center.y)
    case .sector:
      guard let sector = sector(of: number, mark: mark) else { return .null }
      return CGRect(origin: sector.middle, size: .zero)
    case .line:
      return CGRect(origin: pointCenter(batch, mark), size: .zero)
    case .area:
      let isVertical = model.isVertical(batch)
      let along = model.stacks.ends[number].map {
        ends($0.start[mark], $0.end[mark], isVertical ? .vertical : .horizontal)
      }
      let center = pointCenter(batch, mark)
      guard let along else { return CGRect(origin: center, size: .zero) }
      return isVertical
        ? CGRect(x: center.x, y: along.start, width: 0, height: along.length)
        : CGRect(x: along.start, y: center.y, width: along.length, height: 0)
    }
  }

  /// Returns the rectangle of the symbol of a point around its centre.
  private func symbolRect(_ batch: MarkBatch, _ mark: Int) -> CGRect {
    symbolRect(batch, mark, scale: scale(batch, mark))
  }

  /// Returns the rectangle of the symbol of a point in the still picture.
  func stillSymbolRect(_ batch: MarkBatch, _ mark: Int) -> CGRect {
    symbolRect(batch, mark, scale: stillScale(batch, mark))
  }

  private func symbolRect(_ batch: MarkBatch, _ mark: Int, scale: CGFloat) -> CGRect {
    let code = batch.code(.symbol, mark)
    let symbol = batch.settings.symbol ?? code.map(model.styles.symbols.style) ?? .usual
    let rect = (batch.settings.symbolSize ?? .usual).rect(for: symbol.shape)
    return CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  /// Returns the axes along which some marks have fixed places, such as the ends of a rule at the edges of the plot.
  func fixedAxes(of marks: AnnotatedMarks) -> Axis.Set {
    var axes: Axis.Set = []
    for part in marks.ranges(in: model.batches) {
      let form = model.batches[part.batch].form
      if case .fixed = form.x { axes.insert(.horizontal) }
      if case .fixed = form.y { axes.insert(.vertical) }
    }
    return axes
  }

  /// Returns the position to which the automatic position of an annotation is resolved.
  func usualPosition(of marks: AnnotatedMarks) -> AnnotationPosition.Kind {
    guard let first = marks.ranges(in: model.batches).first else { return .top }
    let batch = model.batches[first.batch]
    switch batch.form.kind {
    case .bar: return model.isVertical(batch) ? .top : .trailing
    case .rectangle, .sector: return .overlay
    case .rule, .point, .line, .area: return .top
    }
  }
}

extension CGRect {
  /// Whether all edges are finite.
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
