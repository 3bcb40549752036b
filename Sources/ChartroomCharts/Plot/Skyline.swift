import Foundation

/// The outline of many bars from one baseline: one rectangle for each run of columns of pixels with equal bars.
///
/// The sides of the outline are on edges of pixels, at most one pixel outside of the bars.
struct Skyline {
  let rectangles: [CGRect]

  /// The number of bars for each column of pixels from which they are drawn as an outline.
  private static let manyPerColumn = 4.0

  /// Creates the outline of bars; `nil` if there are few bars for each column of pixels.
  ///
  /// - Parameters:
  ///   - bars: The frames of the bars, which share a baseline.
  ///   - isVertical: Whether the bars extend up and down.
  ///   - pixels: The number of device pixels per point.
  ///   - size: The size of the plot; bars outside of it are left out.
  init?(_ bars: some Collection<CGRect>, isVertical: Bool, pixels: CGFloat, size: CGSize) {
    let length = (isVertical ? size.width : size.height) * pixels
    guard length >= 1, length.isFinite,
      Double(bars.count) > Self.manyPerColumn * length.rounded(.up)
    else { return nil }
    let columns = Int(length.rounded(.up))
    var lows = [CGFloat](repeating: .infinity, count: columns)
    var highs = [CGFloat](repeating: -.infinity, count: columns)
    for bar in bars {
      let (start, end) = isVertical ? (bar.minX, bar.maxX) : (bar.minY, bar.maxY)
      let (low, high) = isVertical ? (bar.minY, bar.maxY) : (bar.minX, bar.maxX)
      let first = max((start * pixels).rounded(.down), 0)
      let last = min((end * pixels).rounded(.up) - 1, CGFloat(columns - 1))
      guard first <= last else { continue }
      for column in Int(first)...Int(last) {
        lows[column] = min(lows[column], low)
        highs[column] = max(highs[column], high)
      }
    }
    var found: [CGRect] = []
    var column = 0
    while column < columns {
      let start = column
      repeat {
        column += 1
      } while column < columns && lows[column] == lows[start] && highs[column] == highs[start]
      guard lows[start] < highs[start] else { continue }
      let (first, last) = (CGFloat(start) / pixels, CGFloat(column) / pixels)
      let height = highs[start] - lows[start]
      found.append(
        isVertical
          ? CGRect(x: first, y: lows[start], width: last - first, height: height)
          : CGRect(x: lows[start], y: first, width: height, height: last - first))
    }
    rectangles = found
  }
}
