import Foundation
import Graphics

/// The line below or through the characters of a span.
struct TextLine: Hashable {
  /// The position of a line relative to the characters.
  enum Position {
    case under, through

    /// The distance of the top of the line from the baseline, in ems: that of Inter.
    var top: CGFloat {
      switch self {
      case .under: 0.13
      case .through: -0.32
      }
    }

    /// The width of the line, in ems: that of Inter.
    static var width: CGFloat { 0.068 }
  }

  let pattern: Text.LineStyle.Pattern
  /// The colour; `nil` for the paint of the characters.
  let color: Color.Resolved?

  /// Returns the drawing of the line at a run.
  ///
  /// - Parameters:
  ///   - position: The position of the line.
  ///   - run: The run, with its left edge and width relative to the text.
  ///   - baseline: The baseline of the run, on an edge of device pixels.
  ///   - paint: The paint of the characters.
  ///   - pixel: The length of a device pixel, in points.
  /// - Returns: A command with an edge on a device pixel.
  func drawn(
    _ position: Position, at run: ResolvedText.Run, baseline: CGFloat, paint: Paint,
    pixel: CGFloat
  ) -> DrawCommand {
    func snapped(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
    let width = max(snapped(Position.width * run.size), pixel)
    let top = baseline + snapped(position.top * run.size)
    let paint = color.map(Paint.color) ?? paint
    guard !pattern.dash.isEmpty else {
      let rect = CGRect(x: run.x, y: top, width: run.width, height: width)
      return .fill(Path(rect), FillStyle(), paint)
    }
    let line = Path {
      $0.move(to: CGPoint(x: run.x, y: top + width / 2))
      $0.addLine(to: CGPoint(x: run.x + run.width, y: top + width / 2))
    }
    let dash = pattern.dash.map { CGFloat($0) * width }
    return .stroke(line, StrokeStyle(lineWidth: width, dash: dash), paint)
  }
}
