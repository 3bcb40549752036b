import ChartroomUI
import Foundation
import Graphics

extension PlotDrawing {
  /// The centre of the sectors.
  private var center: CGPoint { CGPoint(x: space.size.width / 2, y: space.size.height / 2) }

  /// The radius of the plot.
  private var radius: CGFloat { min(space.size.width, space.size.height) / 2 }

  /// Returns the sector of a mark, in the coordinates of the plot.
  ///
  /// - Parameters:
  ///   - batch: The index of the batch.
  ///   - mark: The index of the mark in its batch.
  /// - Returns: The sector; `nil` if the mark is no sector, or a gap.
  func sector(of batch: Int, mark: Int) -> Sector? {
    guard let own = stillSector(of: batch, mark: mark) else { return nil }
    guard let blend else { return own }
    return blend.sector(own, batch, mark)
  }

  /// Returns the sector of a mark in the still picture; `nil` if the mark is no sector, or a gap.
  func stillSector(of batch: Int, mark: Int) -> Sector? {
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

  /// Returns the angle of a point, clockwise from 12 o'clock; 0 for the centre of the plot.
  func angle(at point: CGPoint) -> Angle {
    let (x, y) = (point.x - center.x, center.y - point.y)
    guard x.isFinite, y.isFinite else { return .zero }
    let angle = atan2(x, y)
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  func drawSectors(_ number: Int, into list: inout DrawList) {
    let batch = model.batches[number]
    for index in 0..<batch.count {
      guard let sector = sector(of: number, mark: index), sector.center.x.isFinite,
        sector.center.y.isFinite
      else { continue }
      let path = sector.path
      guard !path.isEmpty else { continue }
      let frame = path.boundingRect
      let command = DrawCommand.fill(path, FillStyle(), paint(batch, index, in: frame))
      append(command, batch, index, in: frame, into: &list)
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
