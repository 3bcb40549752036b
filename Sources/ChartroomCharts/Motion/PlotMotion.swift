import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The drawing of the marks of a chart between several states.
///
/// The target draws the marks that exist in it, and each former state those that later ones lack. The marks of a chart
/// of more than `MarkIndex.mostMarks` have no identity: only their scales move, and both states cross-fade.
struct PlotMotion {
  /// The drawings of the states, the latest one first.
  let drawings: [PlotDrawing]

  /// A state of a chart.
  struct State {
    let model: ChartModel
    let space: PlotSpace
    let weight: Double
  }

  /// Creates the drawing of some states.
  ///
  /// - Parameters:
  ///   - states: The states, the latest one first.
  ///   - part: The marks to draw.
  ///   - pixels: The number of device pixels per point.
  ///   - drawsEveryMark: Whether no line is decimated.
  init(_ states: [State], _ part: MarkPart, pixels: CGFloat, drawsEveryMark: Bool) {
    let stills = states.map { state in
      var drawing = PlotDrawing(model: state.model, space: state.space, pixels: pixels)
      drawing.part = part
      drawing.drawsEveryMark = drawsEveryMark
      return drawing
    }
    drawings = states.enumerated().map { number, state in
      let others = states.indices.filter { $0 != number }
      var drawing = stills[number]
      drawing.blend = PlotBlend(
        weight: state.weight,
        others: others.map {
          PlotBlend.Other(stills[number], stills[$0], weight: states[$0].weight)
        },
        laterCount: number)
      return drawing
    }
  }

  func draw(into list: inout DrawList) {
    drawings.first?.draw(into: &list, behind: drawings.dropFirst().reversed())
  }
}

extension PlotDrawing {
  /// Returns the drawing of a former state at the end of an animation to the state of another drawing.
  ///
  /// Its marks are where they vanish, or where they are in the other state.
  static func vanished(_ former: ChartModel, in target: PlotDrawing) -> PlotDrawing {
    let states = [(target.model, 1.0), (former, 0)].map { model, weight in
      PlotMotion.State(model: model, space: target.space, weight: weight)
    }
    return PlotMotion(states, target.part, pixels: target.pixels, drawsEveryMark: false).drawings[1]
  }
}

extension PlotBlend.Other {
  /// Finds the marks of a state in another one.
  init(_ own: PlotDrawing, _ still: PlotDrawing, weight: Double) {
    let (model, other) = (own.model, still.model)
    self.weight = weight
    self.still = still
    foreign = own.placed(by: still)
    match = model.match(with: other)
    // A line without any value, such as one whose data is still loading, appears and vanishes as if it did not
    // exist.
    series = zip(model.series, match.series).map { line, place in
      guard let place, own.hasPoints(line), still.hasPoints(other.series[place]) else { return nil }
      return place
    }
  }
}

extension PlotDrawing {
  /// Whether a line or an area has a point on the scales.
  fileprivate func hasPoints(_ series: MarkSeries) -> Bool {
    // The first point almost always has a place.
    series.starts.indices.contains { edges(of: series, [$0]).starts[0].isFinite }
  }

  /// Returns a drawing with the scales of another one, if the values of this one have a place on them.
  ///
  /// Marks of other categories stay where they are, as the labels of categories that appear or vanish do.
  fileprivate func placed(by other: PlotDrawing) -> PlotDrawing {
    var drawing = PlotDrawing(model: model, space: other.space, pixels: pixels)
    drawing.drawsEveryMark = drawsEveryMark
    // The scales of an empty chart do not belong to any data.
    guard other.model.batches.contains(where: { $0.count > 0 }) else { return drawing }
    if xScale.hasCodes(of: other.xScale) { drawing.xScale = other.xScale }
    if yScale.hasCodes(of: other.yScale) { drawing.yScale = other.yScale }
    return drawing
  }

  /// The still drawing with the presented scales.
  private func moved(by blend: PlotBlend) -> PlotDrawing {
    var drawing = PlotDrawing(model: model, space: space, pixels: pixels)
    drawing.drawsEveryMark = drawsEveryMark
    drawing.xScale = xScale.mixed(with: blend.others.map { ($0.foreign.xScale, $0.weight) })
    drawing.yScale = yScale.mixed(with: blend.others.map { ($0.foreign.yScale, $0.weight) })
    return drawing
  }

  /// Draws the marks of a batch between several states, those that appear or vanish behind the others.
  func drawPasses(_ batch: MarkBatch, into list: inout DrawList) {
    guard let blend else { return }
    let presences = blend.presences(batch.number, count: batch.count)
    for presence in presences where !blend.isTaken(presence) {
      if presence == blend.everywhere || batch.form.kind == .sector {
        var pass = self
        pass.blend?.pass = presence
        pass.drawMarks(batch, into: &list)
      } else if presences == [0] {
        let drawing = moved(by: blend)
        drawFading(blend.opacity(0), into: &list) {
          drawing.drawMarks(batch, into: &$0)
        }
      } else {
        var pass = self
        pass.blend?.pass = presence
        drawFading(blend.opacity(presence), into: &list) {
          pass.drawMarks(batch, into: &$0)
        }
      }
    }
  }

  /// Draws marks that appear or vanish, in the plot and close to it.
  private func drawFading(
    _ opacity: Double, into list: inout DrawList, _ draw: (inout DrawList) -> Void
  ) {
    guard opacity > 0 else { return }
    var contents = DrawList()
    draw(&contents)
    guard !contents.isEmpty else { return }
    let area = CGRect(origin: .zero, size: space.size).insetBy(
      dx: -Self.overhang, dy: -Self.overhang)
    list.append(
      .group(
        DrawGroup(
          contents: contents, clip: DrawGroup.Clip(path: Path(area)), opacity: opacity)))
  }

  /// The distance by which marks that appear or vanish can extend beyond the plot: not as far as the labels.
  private static var overhang: CGFloat { ChartLayout.labelGap }

  /// Draws a line or an area between several states.
  ///
  /// - Parameters:
  ///   - place: The index of the series.
  ///   - list: The list to which to append the commands.
  func drawMovingSeries(_ place: Int, into list: inout DrawList) {
    guard let blend else { return }
    let series = model.series[place]
    var presence: PlotBlend.Presence = 0
    for (index, other) in blend.others.enumerated() where other.series[place] != nil {
      presence |= 1 << PlotBlend.Presence(index)
    }
    if blend.isTaken(presence) { return }
    if presence == 0 {
      let drawing = moved(by: blend)
      let kept = drawsEveryMark ? nil : SeriesDecimation(drawing: drawing).kept([series])[0]
      return drawFading(blend.opacity(0), into: &list) {
        drawing.drawSeries(series, kept, into: &$0)
      }
    }
    var drawing = self
    drawing.blend?.series = place
    let morph = SeriesMorph(place, of: self, blend)
    func draw(_ list: inout DrawList) {
      drawing.drawSeries(series, morph.edges, into: &list) { morph.symbols }
    }
    if presence == blend.everywhere { return draw(&list) }
    drawFading(blend.opacity(presence), into: &list) { draw(&$0) }
  }
}
