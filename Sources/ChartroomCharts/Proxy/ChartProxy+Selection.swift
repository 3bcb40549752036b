import ChartroomUI
public import Foundation
public import Graphics

extension ChartProxy {
  /// Sets the selected value of the X axis to the value at a coordinate.
  ///
  /// - Parameter position: The X coordinate. It is clamped to the plot.
  public func selectXValue(at position: CGFloat) {
    selection.x?(plotted(at: clamped(position, to: space.size.width), along: .horizontal))
  }

  /// Sets the selected value of the Y axis to the value at a coordinate.
  ///
  /// - Parameter position: The Y coordinate. It is clamped to the plot.
  public func selectYValue(at position: CGFloat) {
    selection.y?(plotted(at: clamped(position, to: space.size.height), along: .vertical))
  }

  /// Sets the selected value of a chart of sectors to the value at an angle, clockwise from 12 o'clock.
  public func selectAngleValue(at angle: Angle) { selection.angle?(plotted(at: angle)) }

  /// Sets the selected range of the X axis to that between two coordinates.
  ///
  /// - Parameters:
  ///   - from: The X coordinate of one end. It is clamped to the plot.
  ///   - to: The X coordinate of the other end. It is clamped to the plot.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    guard let first = plotted(at: clamped(from, to: space.size.width), along: .horizontal),
      let last = plotted(at: clamped(to, to: space.size.width), along: .horizontal)
    else { return }
    selection.xRange?((first, last))
  }

  /// Sets the selected range of the Y axis to that between two coordinates.
  ///
  /// - Parameters:
  ///   - from: The Y coordinate of one end. It is clamped to the plot.
  ///   - to: The Y coordinate of the other end. It is clamped to the plot.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    guard let first = plotted(at: clamped(from, to: space.size.height), along: .vertical),
      let last = plotted(at: clamped(to, to: space.size.height), along: .vertical)
    else { return }
    selection.yRange?((first, last))
  }

  private func clamped(_ position: CGFloat, to length: CGFloat) -> CGFloat {
    max(0, min(position, length))
  }
}
