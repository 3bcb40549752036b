package import ChartScales
package import Foundation

/// The labels of an X axis at their positions.
@MainActor
package struct TickRow {
  /// A label with its position and opacity.
  package struct Label: Identifiable {
    /// The tick of the label; `nil` for the note at the start of the plot.
    package let id: TimeTick?
    package let text: String
    /// The x coordinate of the centre, in points.
    package let x: CGFloat
    package var opacity: Double
  }

  /// The plot of a recent moment of an animation, and its weight in the frame.
  package struct Recent {
    let geometry: PlotGeometry
    let weight: Double

    package init(geometry: PlotGeometry, weight: Double) {
      self.geometry = geometry
      self.weight = weight
    }
  }

  /// The labels; during a transition between two steps, those of the earlier step are last.
  package let labels: [Label]

  /// The distance between the note and the labels, in points.
  private static let noteGap: CGFloat = 10

  /// Places the labels of a plot.
  ///
  /// - Parameters:
  ///   - geometry: The plot.
  ///   - texts: The cache of the axis' labels.
  ///   - namesYear: Whether a label must name the year. If the labels do not, a note at the start of the
  ///     plot names the year, or the whole date if there are no other labels or they are times of day.
  ///   - recent: The plots of the moments that a frame of an animation combines; `nil`, the default, for
  ///     a still image. In an animation, labels fade when they leave the plot and when the length of the
  ///     window changes their step.
  package init(
    _ geometry: PlotGeometry, texts: TickLabels, namesYear: Bool, recent: [Recent]? = nil
  ) {
    func placed(_ step: CalendarStep?) -> [Label] {
      Self.labels(of: step, geometry, texts, namesYear: namesYear, fades: recent != nil)
    }
    guard let recent else {
      labels = placed(texts.step(in: geometry))
      return
    }
    labels = Self.blended(
      recent.map { (texts.step(in: $0.geometry), $0.weight) }, labels: placed)
  }

  /// Returns the labels of the steps of recent moments.
  ///
  /// - Parameters:
  ///   - moments: The steps of the moments that a frame combines, with their weights.
  ///   - labels: A function that places the labels of a step.
  /// - Returns: The labels of each step, with an opacity that is the weight of the moments whose windows
  ///   the step suits. Labels that several steps have in common have the sum of their opacities.
  static func blended<Step: Equatable>(
    _ moments: [(step: Step, weight: Double)], labels: (Step) -> [Label]
  ) -> [Label] {
    var steps: [(step: Step, weight: Double)] = []
    for moment in moments {
      if let index = steps.firstIndex(where: { $0.step == moment.step }) {
        steps[index].weight += moment.weight
      } else {
        steps.append(moment)
      }
    }
    if steps.count == 1 { steps[0].weight = 1 }
    var blended: [Label] = []
    for (step, weight) in steps {
      // The labels of one step have different ticks.
      let others = blended.indices
      for var label in labels(step) {
        label.opacity *= weight
        if let index = others.first(where: { blended[$0].id == label.id }) {
          blended[index].opacity += label.opacity
        } else {
          blended.append(label)
        }
      }
    }
    // Weights add up to 1 but for rounding, and a label that all steps have is solid.
    for index in blended.indices where blended[index].opacity > 1 - 1e-9 {
      blended[index].opacity = 1
    }
    return blended
  }

  private static func labels(
    of step: CalendarStep?, _ geometry: PlotGeometry, _ texts: TickLabels, namesYear: Bool,
    fades: Bool
  ) -> [Label] {
    let margin = fades ? geometry.margin : 0
    let reach = geometry.reach + Double(margin / max(geometry.stepWidth, 1e-9))
    let window = geometry.window.positions
    let (low, high) = (-geometry.reach, geometry.axis.length + geometry.reach)
    let start = min(max(window.lowerBound - reach, low), high)
    let positions = start...max(min(window.upperBound + reach, high), start)
    let ticks = texts.ticks(of: step, in: positions)
    let labels = ticks.map { texts.label(of: $0.date, naming: $0.part) }
    let candidates = zip(ticks, labels).map { tick, label in
      TickPlacement.Label(
        x: geometry.x(of: tick.position), width: label.width,
        isMajor: tick.part == .year || step?.isWithinDay == true && tick.part == .day)
    }
    func placed(from left: CGFloat) -> [TickPlacement.Place] {
      let right = max(geometry.width - geometry.margin, left)
      return TickPlacement(
        candidates, in: left...right, fading: fades ? max(geometry.margin, 1) : nil
      ).places
    }
    func shown(at places: [TickPlacement.Place]) -> [Label] {
      places.map {
        Label(id: ticks[$0.index], text: labels[$0.index].text, x: $0.x, opacity: $0.opacity)
      }
    }
    let places = placed(from: geometry.margin)
    guard namesYear, !places.contains(where: { ticks[$0.index].part.namesYear }),
      let first = geometry.axis.date(at: window.lowerBound)
    else { return shown(at: places) }
    let isTime = places.isEmpty || step?.isWithinDay ?? true
    let notes = texts.notes(of: first)
    let space = places.isEmpty ? geometry.plotWidth : geometry.plotWidth * 0.6
    let note = isTime && notes[0].width <= space ? notes[0] : notes[1]
    return [Label(id: nil, text: note.text, x: geometry.margin + note.width / 2, opacity: 1)]
      + shown(at: placed(from: geometry.margin + note.width + Self.noteGap))
  }
}
