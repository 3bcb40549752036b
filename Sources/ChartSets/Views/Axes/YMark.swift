package import ChartScales
package import Foundation

/// A line of a Y axis, or its label: where several grids fade into each other, what they share has
/// the sum of their opacities.
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

  /// The lines of an axis, each value once.
  package static func lines(of scale: LinearScale, height: CGFloat) -> [YMark] {
    labels(of: scale, height: height) { $0.map { _ in "" } }
  }

  /// The labels of an axis, each value once unless two grids write it differently.
  ///
  /// - Parameters:
  ///   - scale: The scale of the axis.
  ///   - height: The height of the plot, in points.
  ///   - texts: Writes the values of one grid.
  /// - Returns: The labels, grid by grid.
  package static func labels(
    of scale: LinearScale, height: CGFloat, texts: ([Double]) -> [String]
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
      marks[index].opacity *= presence(at: scale.y(of: marks[index].value, height: height), height)
    }
    return marks.filter { $0.opacity > 0 }
  }

  /// The opacity of a line by its distance from the top: none where it or its label is outside.
  private static func presence(at y: Double, _ height: CGFloat) -> Double {
    let fade = 8.0
    let above = (y - LinearScale.labelRoom) / fade + 1
    let below = (height - y) / fade + 1
    return max(min(above, below, 1), 0)
  }
}
