package import ChartScales
package import Foundation

/// A grid line of a Y axis, or its label.
///
/// Marks that several fading grids have in common have the sum of their opacities.
package struct YMark: Identifiable, Equatable {
  /// The identity of a mark on its axis.
  package struct ID: Hashable {
    package let value: Double
    package let text: String
  }

  /// The value of the line.
  package let value: Double
  /// The text of the label; empty for lines.
  package let text: String
  /// The opacity, above 0 and up to 1.
  package private(set) var opacity: Double

  package var id: ID { ID(value: value, text: text) }

  /// Returns the grid lines of an axis, one for each value.
  ///
  /// - Parameters:
  ///   - scale: The scale of the axis.
  ///   - height: The height of the plot, in points.
  ///   - labelRoom: The space above a line that its label needs inside the plot, in points;
  ///     `LinearScale.labelRoom` by default.
  /// - Returns: The lines, grid by grid.
  package static func lines(
    of scale: LinearScale, height: CGFloat, labelRoom: Double = LinearScale.labelRoom
  ) -> [YMark] {
    labels(of: scale, height: height, labelRoom: labelRoom) { $0.map { _ in "" } }
  }

  /// Returns the labels of an axis, one for each value unless two grids format it differently.
  ///
  /// - Parameters:
  ///   - scale: The scale of the axis.
  ///   - height: The height of the plot, in points.
  ///   - labelRoom: The space above a line that its label needs inside the plot, in points;
  ///     `LinearScale.labelRoom` by default.
  ///   - texts: A function that formats the values of one grid.
  /// - Returns: The labels, grid by grid.
  package static func labels(
    of scale: LinearScale, height: CGFloat, labelRoom: Double = LinearScale.labelRoom,
    texts: ([Double]) -> [String]
  ) -> [YMark] {
    var marks: [YMark] = []
    for grid in scale.grids {
      for (value, text) in zip(grid.values, texts(grid.values)) {
        if let known = marks.firstIndex(where: { $0.value == value && $0.text == text }) {
          marks[known].opacity = min(marks[known].opacity + grid.opacity, 1)
        } else {
          marks.append(YMark(value: value, text: text, opacity: grid.opacity))
        }
      }
    }
    // A settled grid has its place in the plot; of a mix, one may run out of it.
    guard scale.grids.count > 1 else { return marks }
    for index in marks.indices {
      marks[index].opacity *= presence(
        at: scale.y(of: marks[index].value, height: height), height, labelRoom)
    }
    return marks.filter { $0.opacity > 0 }
  }

  /// Returns the opacity of a mark at a distance from the top, 0 if the line or its label is outside the
  /// plot.
  private static func presence(at y: Double, _ height: CGFloat, _ labelRoom: Double) -> Double {
    let fade = 8.0
    let above = (y - labelRoom) / fade + 1
    let below = (height - y) / fade + 1
    return max(min(above, below, 1), 0)
  }
}
