import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of lines that are hard to antialias, drawn by our stroker on the left and by Cairo on the
  /// right.
  static let hardLines: [ShowcaseScene] = [
    #scene("drawing.hard-lines", width: 96, height: 94, comparesPixels: true) {
      HardLines(cases: [.hairlines, .shortPieces, .noise])
    },
    #scene("drawing.hard-corners", width: 96, height: 94, comparesPixels: true) {
      HardLines(cases: [.corners, .crossings, .dashes])
    },
  ]
}

private struct HardLines: View {
  let cases: [HardCase]

  var body: some View {
    VStack(spacing: 4) {
      ForEach(cases, id: \.self) { hard in
        HStack(spacing: 8) {
          HardLine(hard: hard).stroke(hard.color, style: hard.style)
          OutlinedLine(line: HardLine(hard: hard)).stroke(hard.color, style: hard.style)
        }
      }
    }
    .padding(4).background(Color(light: .white, dark: Color(white: 0.12)))
  }
}

/// A hard case of antialiased lines.
private enum HardCase {
  /// Thin lines of all slopes, in which steps and blotches can appear.
  case hairlines
  /// Segments shorter than a pixel, at whose joins gaps and beads can appear.
  case shortPieces
  /// Miters below and above the limit, and line ends.
  case corners
  /// A translucent line that crosses itself, where dark spots can appear.
  case crossings
  /// Dashes around corners, and dots.
  case dashes
  /// Noise with several points per pixel column.
  case noise

  var color: Color {
    self == .crossings ? .red.opacity(0.5) : Color(light: .black, dark: .white)
  }

  var style: StrokeStyle {
    switch self {
    case .hairlines: StrokeStyle(lineWidth: 0.5)
    case .shortPieces: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    case .corners: StrokeStyle(lineWidth: 2, lineCap: .square, miterLimit: 4)
    case .crossings: StrokeStyle(lineWidth: 3, lineJoin: .bevel)
    case .dashes: StrokeStyle(lineWidth: 1.5, dash: [5, 2, 1, 2], dashPhase: 1)
    case .noise: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
    }
  }

  /// The runs of the line, in a cell of 40 × 26 points.
  var runs: [[CGPoint]] {
    switch self {
    case .hairlines:
      (0..<9).map { index in
        let angle = Double(index) / 8 * .pi / 2 + 0.02
        return [
          CGPoint(x: 2 + 3 * cos(angle), y: 1 + 3 * sin(angle)),
          CGPoint(x: 2 + 36 * cos(angle), y: 1 + 24 * sin(angle)),
        ]
      }
    case .shortPieces:
      [(0..<300).map { CGPoint(x: 2 + Double($0) * 0.12, y: 13 + 10 * sin(Double($0) / 21)) }]
    case .corners:
      [(0..<9).map { CGPoint(x: 3 + Double($0 * $0) * 0.53, y: $0.isMultiple(of: 2) ? 22 : 5) }]
    case .crossings:
      [
        (0..<9).map {
          CGPoint(x: 20 + 17 * cos(Double($0) * 2.2), y: 13 + 11 * sin(Double($0) * 2.2))
        }
      ]
    case .dashes:
      [[(2, 4), (36, 4), (36, 20), (20, 9), (4, 22)].map { CGPoint(x: $0.0, y: $0.1) }]
    case .noise:
      [noise(180).enumerated().map { CGPoint(x: 2 + Double($0.offset) / 5, y: 13 + $0.element) }]
    }
  }

  private func noise(_ count: Int) -> [Double] {
    var random = SplitMix64(seed: 9)
    return (0..<count).map { _ in 18 * (random.unit() - 0.5) }
  }
}

private struct HardLine: PolylineShape {
  let hard: HardCase

  func polyline(in rect: CGRect, scale: CGFloat) -> Polyline {
    let runs = hard.runs
    var ranges: [Range<Int>] = []
    for run in runs {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<start + run.count)
    }
    let points = runs.flatMap { $0 }.map { CGPoint(x: $0.x + rect.minX, y: $0.y + rect.minY) }
    return Polyline(points: points, runs: ranges)
  }
}

/// A line as a path, which Cairo strokes.
private struct OutlinedLine: Shape {
  let line: HardLine

  func path(in rect: CGRect) -> Path { line.path(in: rect) }
}
