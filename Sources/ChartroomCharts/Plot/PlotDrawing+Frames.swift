import ChartScales
import ChartroomUI
import Foundation
import Graphics

extension PlotDrawing {
  /// Returns the smallest rectangle that contains some marks; the null rectangle if all of them are gaps.
  func frame(of marks: AnnotatedMarks) -> CGRect {
    marks.ranges(in: model.batches).reduce(CGRect.null) { frame, part in
      let batch = model.batches[part.batch]
      let lone = batch.form.kind == .bar ? loneDistance(of: part.batch) : 0
      return part.marks.reduce(frame) { frame, mark in
        let next = self.frame(of: part.batch, mark, lone: lone)
        return next.isFinite ? frame.union(next) : frame
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
