import ChartroomUI
import Foundation
import Graphics

extension PlotDrawing {
  /// The centre of the sectors.
  private var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  /// The radius of the plot.
  private var radius: CGFloat { min(size.width, size.height) / 2 }

  /// Returns the sector of a mark, in the coordinates of the plot.
  ///
  /// - Parameters:
  ///   - batch: The index of the batch.
  ///   - mark: The index of the mark in its batch.
  /// - Returns: The sector; `nil` if the mark is no sector, or a gap.
  func sector(of batch: Int, mark: Int) -> Sector? {
    guard let turns = model.sectors.turns(of: batch, mark: mark),
      let form = model.batches[batch].form.sector
    else { return nil }
    let settings = model.batches[batch].settings
    let turn = 2 * Double.pi
    var sector = Sector(
      center: CGPoint(x: center.x + settings.offset.width, y: center.y + settings.offset.height),
      innerRadius: form.innerRadius.radius(in: radius, automatic: 0),
      outerRadius: form.outerRadius.radius(in: radius, automatic: radius),
      startAngle: turns.lowerBound * turn, endAngle: turns.upperBound * turn)
    sector.inset = form.angularInset
    sector.cornerRadius = settings.cornerRadius ?? 0
    return sector
  }

  /// Returns the value of the angle of a point; `nil` if there are no sectors, or for the centre.
  ///
  /// - Parameter point: A point, in the coordinates of the plot.
  /// - Returns: The value; of sectors without ranges, a sum of the values of the sectors up to there.
  func angleValue(at point: CGPoint) -> Double? {
    let (x, y) = (point.x - center.x, center.y - point.y)
    guard model.sectors.domain.lowerBound < model.sectors.domain.upperBound, x != 0 || y != 0,
      x.isFinite, y.isFinite
    else { return nil }
    let angle = atan2(x, y) / (2 * .pi)
    return model.sectors.value(atTurn: angle < 0 ? angle + 1 : angle)
  }

  func drawSectors(_ number: Int, into list: inout DrawList) {
    let batch = model.batches[number]
    for index in 0..<batch.count {
      guard let sector = sector(of: number, mark: index), sector.center.x.isFinite,
        sector.center.y.isFinite
      else { continue }
      let path = sector.path
      guard !path.isEmpty else { continue }
      list.append(.fill(path, FillStyle(), paint(batch, index).paint(in: path.boundingRect)))
    }
  }
}

extension MarkDimension {
  /// Returns the dimension as a radius in a plot.
  ///
  /// - Parameters:
  ///   - radius: The radius of the plot, in points.
  ///   - automatic: The radius for `.automatic`.
  /// - Returns: The radius, in points; not negative.
  fileprivate func radius(in radius: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: automatic
      case .fixed(let length): length
      case .inset(let inset): radius - inset
      case .ratio(let ratio): radius * ratio
      }
    return length.isFinite ? max(length, 0) : automatic
  }
}
