import Foundation

/// The division of a side of an image into parts that are drawn separately, in points.
struct ImageSlices {
  /// A part of the side, and the place where it is drawn.
  struct Slice {
    var source: Range<CGFloat>
    var target: Range<CGFloat>
  }

  private(set) var slices: [Slice] = []

  /// The largest number of tiles along a side; others are left out.
  private static let mostTiles: CGFloat = 2048

  /// Creates the division of a side.
  ///
  /// - Parameters:
  ///   - length: The length of the side.
  ///   - target: The length at which it is drawn.
  ///   - caps: The lengths at the ends that keep their size, unless the target is shorter than both.
  ///   - isTiled: Whether the part between the ends is repeated; otherwise it is stretched.
  init(length: CGFloat, target: CGFloat, caps: (start: CGFloat, end: CGFloat), isTiled: Bool) {
    guard length > 0, target > 0, target.isFinite else { return }
    func cap(_ value: CGFloat, most: CGFloat) -> CGFloat {
      value > 0 ? min(value, max(most, 0)) : 0
    }
    let start = cap(caps.start, most: length)
    let end = cap(caps.end, most: length - start)
    let shrinking = start + end > target ? target / (start + end) : 1
    let (first, last) = (start * shrinking, target - end * shrinking)
    add(from: 0, to: start, at: 0, first)
    let tile = length - end - start
    if isTiled, tile > 0 {
      let count = Int(max(0, min(((last - first) / tile).rounded(.up), Self.mostTiles)))
      for index in 0..<count {
        let place = first + CGFloat(index) * tile
        let part = min(tile, last - place)
        add(from: start, to: start + part, at: place, place + part)
      }
    } else {
      add(from: start, to: length - end, at: first, last)
    }
    add(from: length - end, to: length, at: last, target)
  }

  /// Adds a part, unless it or its place is empty.
  private mutating func add(
    from start: CGFloat, to end: CGFloat, at place: CGFloat, _ placeEnd: CGFloat
  ) {
    guard start < end, place < placeEnd else { return }
    slices.append(Slice(source: start..<end, target: place..<placeEnd))
  }
}
