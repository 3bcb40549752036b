import Foundation

/// The arrangement of the cells of a lazy container in lines, which follow each other along an axis.
struct LazyArrangement {
  /// The axis along which the lines follow each other.
  var axis: Axis
  /// The distance between lines; `nil` for the preferred one of each pair of cells.
  var spacing: CGFloat?
  /// The tracks across the axis, each of which has a cell in every line; `nil` for one track of the whole
  /// length.
  var tracks: [GridItem]?
  /// The alignment of cells in their tracks, and of the tracks in the container.
  var alignment: Alignment
  /// The parts of sections that stay visible.
  var pinnedViews: PinnedScrollableViews = []

  /// A track at a position across the axis.
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// Returns the tracks for an offered length across the axis, in points.
  ///
  /// The tracks other than fixed ones share what is left, in order. An adaptive one takes its share whole and
  /// divides it into as many tracks as fit.
  ///
  /// - Parameter length: The offered length; `nil` counts as 10 points for each track that is not fixed.
  /// - Returns: The tracks, from the leading or top edge.
  func tracks(for length: CGFloat) -> [Track] {
    guard let tracks else { return [Track(start: 0, length: length, alignment: alignment)] }
    let fixed = tracks.reduce(0) { sum, track in
      if case .fixed(let length) = track.size { sum + max(length, 0) } else { sum }
    }
    let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var left = length - fixed - gaps
    var sharing = tracks.count {
      if case .fixed = $0.size { false } else { true }
    }
    var placed: [Track] = []
    var start: CGFloat = 0
    for track in tracks {
      let alignment = track.alignment ?? alignment
      let gap = track.spacing ?? 8
      func add(_ length: CGFloat) {
        placed.append(Track(start: start, length: length, alignment: alignment))
        start += length + gap
      }
      let share = sharing > 0 ? max(left, 0) / CGFloat(sharing) : 0
      switch track.size {
      case .fixed(let length): add(max(length, 0))
      case .flexible(let minimum, let maximum):
        let length = max(min(share, maximum), minimum, 0)
        add(length)
        left -= length
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let count = Self.count(of: minimum, gap: gap, in: share)
        let length = max((share - gap * CGFloat(count - 1)) / CGFloat(count), 0)
        for _ in 0..<count { add(min(length, maximum)) }
        left -= share
        sharing -= 1
      }
    }
    return placed
  }

  /// The most tracks that an adaptive track is divided into.
  private static var mostTracks: CGFloat { 1000 }

  /// Returns how many tracks of a minimum length fit into a length, at least one.
  private static func count(of minimum: CGFloat, gap: CGFloat, in length: CGFloat) -> Int {
    let fitting = ((length + gap) / (minimum + gap)).rounded(.down)
    return fitting >= 1 ? Int(min(fitting, mostTracks)) : 1
  }
}

extension Axis {
  /// Returns the length of a size along the axis.
  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  /// The other axis.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Returns a size from its lengths along the axis and across it.
  func size(_ length: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  /// Returns a point from its distances along the axis and across it.
  func point(_ distance: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: distance, y: across) : CGPoint(x: across, y: distance)
  }

  /// Returns a proposal from its lengths along the axis and across it.
  func proposal(_ length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }
}
