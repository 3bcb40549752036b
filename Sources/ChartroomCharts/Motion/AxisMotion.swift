import ChartroomUI
import Foundation
import Graphics

/// A grid line or a tick, which an animation recognises by its value.
protocol AxisLine {
  var line: AxisParts.Line { get set }
  /// The edge outside of which the line is; `nil` for a grid line.
  var side: Edge? { get }
  /// The length outside of the plot, in points.
  var length: CGFloat { get set }
}

extension AxisParts.Line: AxisLine {
  var line: AxisParts.Line {
    get { self }
    set { self = newValue }
  }

  var side: Edge? { nil }

  /// The length, which is 0 and stays 0.
  var length: CGFloat {
    get { 0 }
    set {}
  }
}

/// A tick with its length beside the labels of a chart.
struct PlacedTick: AxisLine {
  var line: AxisParts.Line
  let edge: Edge
  var length: CGFloat

  var side: Edge? { edge }
}

/// The lines of an axis between several states of a chart.
///
/// Lines at values that several states have move; the others appear or vanish at their places, as their labels do.
struct AxisMotion<Mark: AxisLine> {
  private struct Key: Hashable {
    let value: _PlottedValue?
    let side: Edge?
    let number: Int
  }

  /// The presented lines, those of the latest state last.
  private(set) var lines: [Mark] = []

  /// Joins the lines of some states.
  ///
  /// - Parameter states: The lines with the weights of the states, the latest one first.
  init(_ states: [(lines: [Mark], weight: Double)]) {
    let keys = states.map { Self.keys($0.lines) }
    let places = keys.map { Dictionary(uniqueKeysWithValues: zip($0, $0.indices)) }
    var seen: Set<Key> = []
    var groups: [[Mark]] = []
    for (state, lines) in states.map(\.lines).enumerated() {
      var group: [Mark] = []
      for (index, key) in keys[state].enumerated() where seen.insert(key).inserted {
        var (mark, share) = (lines[index], 0.0)
        for other in states.indices {
          guard let match = places[other][key] else { continue }
          share += states[other].weight
          let next = states[other].lines[match]
          mark.line.fraction +=
            states[other].weight * (next.line.fraction - lines[index].line.fraction)
          mark.length += states[other].weight * (next.length - lines[index].length)
        }
        // A chart that scrolls has former states with opposite weights.
        if abs(share) < 1e-5 { continue }
        // The weights of all states are 1, up to rounding.
        if share < 1 - 1e-5 { mark.line.paint = mark.line.paint.opacity(Float(max(share, 0))) }
        group.append(mark)
      }
      groups.append(group)
    }
    lines = groups.reversed().flatMap(\.self)
  }

  /// Returns the identity of each line.
  private static func keys(_ lines: [Mark]) -> [Key] {
    var numbers: [Key: Int] = [:]
    return lines.map { mark in
      let first = Key(value: mark.line.value, side: mark.side, number: 0)
      let number = numbers[first, default: 0]
      numbers[first] = number + 1
      return Key(value: first.value, side: first.side, number: number)
    }
  }
}
