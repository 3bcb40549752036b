import ChartroomUI
import Foundation
import Graphics

/// The other states of a chart during an animation, for the drawing of the marks of one state.
///
/// The geometry of a mark is the weighted mean of its geometry in all states. In a state without the mark, it is where
/// the scales of that state place it.
struct PlotBlend {
  /// Another state.
  struct Other {
    let weight: Double
    /// The still picture of the state.
    let still: PlotDrawing
    /// The marks of the own state, placed by the scales of the other one.
    let foreign: PlotDrawing
    /// The places of the own marks in the other state.
    let match: MarkMatch
    /// The places of the own lines and areas in the other state.
    let series: [Int?]

    /// Returns the place of a mark of the own state; `nil` if the other one lacks it.
    func place(_ batch: Int, _ mark: Int) -> MarkIndex.Place? {
      match.places[batch].isEmpty ? nil : match.places[batch][mark]
    }
  }

  /// The other states in which a mark exists, as bits.
  typealias Presence = UInt64

  /// The weight of the own state.
  let weight: Double
  /// The other states, the latest one first.
  let others: [Other]
  /// The number of other states, from the first one, which draw the marks that exist in them.
  let laterCount: Int
  /// The marks to draw: those that exist in exactly these states; `nil` for all of them.
  var pass: Presence?
  /// The series that is drawn, whose style is that of its first mark in each state; `nil` for single marks.
  var series: Int?

  /// Whether other states draw the marks of a presence.
  func isTaken(_ presence: Presence) -> Bool {
    presence & ((1 << Presence(laterCount)) - 1) != 0
  }

  /// The presence of marks that exist in all states.
  var everywhere: Presence { (1 << Presence(others.count)) - 1 }

  /// Returns the share of the states in which a mark exists, clamped to 0...1.
  func opacity(_ presence: Presence) -> Double {
    guard presence != everywhere else { return 1 }
    let share = others.indices.reduce(weight) { share, index in
      presence & (1 << Presence(index)) == 0 ? share : share + others[index].weight
    }
    return min(max(share, 0), 1)
  }

  /// Returns the other states in which a mark exists.
  func presence(_ batch: Int, _ mark: Int) -> Presence {
    var presence: Presence = 0
    for (index, other) in others.enumerated() where other.place(batch, mark) != nil {
      presence |= 1 << Presence(index)
    }
    return presence
  }

  /// Returns the presences of the marks of a batch; that of all states is the last one.
  func presences(_ batch: Int, count: Int) -> [Presence] {
    if others.allSatisfy({ $0.match.places[batch].isEmpty }) { return [0] }
    return Set((0..<count).lazy.map { presence(batch, $0) }).sorted()
  }

  private func isShown(_ batch: Int, _ mark: Int) -> Bool {
    guard let pass else { return true }
    return presence(batch, mark) == pass
  }

  /// Returns the place of a mark in another state, or that of the first mark of its series.
  private func place(_ batch: Int, _ mark: Int, in other: Other) -> MarkIndex.Place? {
    guard let series else { return other.place(batch, mark) }
    return other.series[series].map {
      let first = other.still.model.series[$0].first
      return MarkIndex.Place(batch: first.batch, mark: first.mark)
    }
  }

  /// Returns the mean of numbers of all states; NaN for marks that are not drawn.
  private func mean(
    _ own: SIMD4<Double>, _ batch: Int, _ mark: Int,
    _ numbers: (PlotDrawing, Int, Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    guard isShown(batch, mark) else { return SIMD4(repeating: .nan) }
    var mean = own
    for other in others {
      let place = place(batch, mark, in: other)
      let next =
        place.map { numbers(other.still, $0.batch, $0.mark) } ?? numbers(other.foreign, batch, mark)
      mean += other.weight * (next - own)
    }
    return mean
  }

  func rect(
    _ own: CGRect, _ batch: Int, _ mark: Int, _ rect: (PlotDrawing, Int, Int) -> CGRect
  ) -> CGRect {
    func numbers(_ rect: CGRect) -> SIMD4<Double> {
      SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }
    let mean = mean(numbers(own), batch, mark) { numbers(rect($0, $1, $2)) }
    return CGRect(x: mean.x, y: mean.y, width: mean.z, height: mean.w)
  }

  func points(
    _ own: (CGPoint, CGPoint), _ batch: Int, _ mark: Int,
    _ points: (PlotDrawing, Int, Int) -> (CGPoint, CGPoint)
  ) -> (CGPoint, CGPoint) {
    func numbers(_ points: (CGPoint, CGPoint)) -> SIMD4<Double> {
      SIMD4(points.0.x, points.0.y, points.1.x, points.1.y)
    }
    let mean = mean(numbers(own), batch, mark) { numbers(points($0, $1, $2)) }
    return (CGPoint(x: mean.x, y: mean.y), CGPoint(x: mean.z, y: mean.w))
  }

  /// Returns the mean of a length that does not depend on the scales, such as the width of a line; not negative.
  func length(
    _ own: CGFloat, _ batch: Int, _ mark: Int, _ length: (PlotDrawing, Int, Int) -> CGFloat
  ) -> CGFloat {
    var mean = own
    for other in others {
      guard let place = place(batch, mark, in: other) else { continue }
      mean += other.weight * (length(other.still, place.batch, place.mark) - own)
    }
    return max(mean, 0)
  }

  /// Returns the mean of the paints of a mark; the own one if they are of different kinds.
  func paint(_ own: BasicPaint, _ batch: Int, _ mark: Int) -> BasicPaint {
    var mean: AnimatableArray?
    let numbers = own.animatableData
    for other in others {
      guard let place = place(batch, mark, in: other) else { continue }
      let next = other.still.stillPaint(other.still.model.batches[place.batch], place.mark)
      guard next != own, next.isSimilar(to: own) else { continue }
      mean = (mean ?? numbers) + (next.animatableData - numbers).scaled(by: other.weight)
    }
    guard let mean else { return own }
    var paint = own
    paint.animatableData = mean
    return paint
  }

  /// Returns the mean of a sector; `nil` for one that is not drawn.
  ///
  /// In a state without the sector, it has no angle, between the sectors next to it.
  func sector(_ own: Sector, _ batch: Int, _ mark: Int) -> Sector? {
    guard isShown(batch, mark) else { return nil }
    var sector = own
    for other in others {
      var (start, end) = (0.0, 0.0)
      var (inner, outer) = (own.innerRadius, own.outerRadius)
      if let place = other.place(batch, mark),
        let next = other.still.stillSector(of: place.batch, mark: place.mark)
      {
        (start, end) = (next.startAngle, next.endAngle)
        (inner, outer) = (next.innerRadius, next.outerRadius)
      } else if let before = other.match.placeBefore(batch, mark),
        let next = other.still.stillSector(of: before.batch, mark: before.mark)
      {
        (start, end) = (next.endAngle, next.endAngle)
      }
      sector.startAngle += other.weight * (start - own.startAngle)
      sector.endAngle += other.weight * (end - own.endAngle)
      sector.innerRadius += other.weight * (inner - own.innerRadius)
      sector.outerRadius += other.weight * (outer - own.outerRadius)
    }
    return sector
  }
}
