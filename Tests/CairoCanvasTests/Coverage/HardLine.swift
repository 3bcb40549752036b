import Foundation
import Graphics
import TestSupport

/// Lines that are hard to antialias, in a picture of 120 × 80 pixels.
struct HardLine: Sendable, CustomStringConvertible {
  static let width = 120
  static let height = 80

  let name: String
  let runs: [[CGPoint]]

  var description: String { name }

  var polyline: Polyline {
    var ranges: [Range<Int>] = []
    var points: [CGPoint] = []
    for run in runs {
      ranges.append(points.count..<points.count + run.count)
      points += run
    }
    return Polyline(points: points, runs: ranges)
  }

  var path: Path {
    Path { path in
      // A path draws a dot where a line goes nowhere.
      for run in runs { path.addLines(run.count == 1 ? run + run : run) }
    }
  }

  static let all = [
    noisyWalk, sine, nearlyHorizontal, nearlyVertical, shortPieces, spikes, crossing, scribble,
    parallels, dots, wheel, steps, steepWalk, zigzag, spiral, loop,
  ]

  /// Four points a column, as M4 leaves them.
  static let noisyWalk = HardLine("noisy walk") { random in
    var y = 40.0
    return [
      (0..<480).map { index in
        y += Double.random(in: -9...9, using: &random)
        y = max(5, min(y, 75))
        return CGPoint(x: Double(index) / 4 + 0.13, y: y)
      }
    ]
  }

  static let sine = HardLine("sine") { _ in
    [(0...60).map { CGPoint(x: Double($0) * 2, y: 40 + 30 * sin(Double($0) / 7)) }]
  }

  static let nearlyHorizontal = HardLine("nearly horizontal") { _ in
    (0..<5).map { row in
      [
        CGPoint(x: 3.3, y: 8.2 + Double(row) * 15),
        CGPoint(x: 117.1, y: 8.2 + Double(row) * 15.4 + Double(row) * 0.7),
      ]
    }
  }

  static let nearlyVertical = HardLine("nearly vertical") { _ in
    (0..<7).map { column in
      [
        CGPoint(x: 8.2 + Double(column) * 15, y: 3.3),
        CGPoint(x: 8.2 + Double(column) * 15.4 + Double(column) * 0.7, y: 77.1),
      ]
    }
  }

  static let shortPieces = HardLine("pieces shorter than a pixel") { random in
    var y = 40.0
    return [
      (0..<1100).map { index in
        y += Double.random(in: -0.4...0.4, using: &random)
        return CGPoint(x: 5 + Double(index) / 10, y: y + 20 * sin(Double(index) / 150))
      }
    ]
  }

  static let spikes = HardLine("spikes") { _ in
    [(0..<24).map { CGPoint(x: 3 + Double($0) * 4.9, y: $0.isMultiple(of: 2) ? 74.6 : 5.2) }]
  }

  static let crossing = HardLine("crossing lines") { _ in
    [
      [CGPoint(x: 5, y: 5), CGPoint(x: 115, y: 75)], [CGPoint(x: 5, y: 75), CGPoint(x: 115, y: 4)],
      [CGPoint(x: 60.3, y: 4), CGPoint(x: 59.2, y: 76)],
      [CGPoint(x: 4, y: 39.7), CGPoint(x: 116, y: 41.2)],
    ]
  }

  static let scribble = HardLine("scribble") { random in
    [
      (0..<32).map { _ in
        CGPoint(
          x: Double.random(in: 5...115, using: &random),
          y: Double.random(in: 5...75, using: &random))
      }
    ]
  }

  /// Neighbours whose edges meet within a pixel.
  static let parallels = HardLine("parallels") { _ in
    (0..<20).map { row in
      let y = 5.5 + Double(row) * 2.25
      return [CGPoint(x: 5, y: y), CGPoint(x: 115, y: y + 18.7)]
    }
  }

  static let dots = HardLine("dots") { random in
    (0..<90).map { _ in
      [
        CGPoint(
          x: Double.random(in: 5...115, using: &random),
          y: Double.random(in: 5...75, using: &random))
      ]
    }
  }

  /// Every direction, and every turn of the join.
  static let wheel = HardLine("wheel") { _ in
    [
      (0...58).map { index in
        let angle = Double(index) / 29 * 2 * Double.pi
        let radius = index.isMultiple(of: 2) ? 37.3 : 4.1
        return CGPoint(x: 60.2 + radius * cos(angle), y: 40.4 + radius * sin(angle))
      }
    ]
  }

  /// Vertical and horizontal pieces, at odd places.
  static let steps = HardLine("steps") { random in
    [
      (0..<26).flatMap { index in
        let y = Double.random(in: 5...75, using: &random)
        return [
          CGPoint(x: 4.3 + Double(index) * 4.3, y: y),
          CGPoint(x: 4.3 + Double(index + 1) * 4.3, y: y),
        ]
      }
    ]
  }

  /// A vertex every few columns, and slopes of about 20.
  static let steepWalk = HardLine("steep walk") { random in
    [
      (0..<32).map { index in
        CGPoint(x: 3.1 + Double(index) * 3.7, y: Double.random(in: 3...77, using: &random))
      }
    ]
  }

  /// Down and up again within a column.
  static let zigzag = HardLine("zigzag") { _ in
    [
      (0..<160).map {
        CGPoint(x: 4.2 + Double($0) * 0.7, y: $0.isMultiple(of: 2) ? 12.3 : 66.1)
      }
    ]
  }

  /// A line that goes to and fro, and up and down.
  static let spiral = HardLine("spiral") { _ in
    [
      (0..<400).map { index in
        let angle = Double(index) / 12
        return CGPoint(
          x: 60.1 + (3 + angle) * 1.5 * cos(angle), y: 40.2 + (3 + angle) * sin(angle))
      }
    ]
  }

  /// A loop that ends where it begins.
  static let loop = HardLine("loop") { _ in
    [
      (0...7).map { index in
        let angle = Double(index % 7) / 7 * 6 * Double.pi
        return CGPoint(x: 60.3 + 50 * cos(angle), y: 40.1 + 33 * sin(angle))
      }
    ]
  }

  /// All caps and joins but round ones alone, and dashes with phases.
  static let styles: [StrokeStyle] = {
    var styles: [StrokeStyle] = []
    for (cap, join) in [
      (CGLineCap.butt, CGLineJoin.miter), (.square, .bevel), (.butt, .round), (.round, .miter),
    ] {
      for width in [0.5, 7] as [CGFloat] {
        styles.append(StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join))
      }
    }
    let dashes: [(dash: [CGFloat], phase: CGFloat, cap: CGLineCap)] = [
      ([6, 4], 0, .butt), ([7.3], 2, .square), ([9, 2, 1, 2], 3.5, .round),
    ]
    for (dash, phase, cap) in dashes {
      styles.append(
        StrokeStyle(lineWidth: 2, lineCap: cap, miterLimit: 4, dash: dash, dashPhase: phase))
    }
    return styles
  }()

  /// A walk across a picture of 40 × 40 pixels.
  static func walk(_ count: Int = 160, seed: UInt64 = 3) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    var y = 20.0
    return (0..<count).map { index in
      y = max(3, min(y + Double.random(in: -6...6, using: &random), 37))
      return CGPoint(x: Double(index) / Double(count) * 40, y: y)
    }
  }

  private init(_ name: String, _ runs: (inout SplitMix64) -> [[CGPoint]]) {
    self.name = name
    var random = SplitMix64(seed: 5)
    self.runs = runs(&random)
  }
}
