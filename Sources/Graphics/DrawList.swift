public import Foundation

/// Everything that one picture draws, as a value: what views make and canvases play.
///
/// A list is a tree: groups hold lists of their own. Pieces share storage when copied, and
/// comparing two lists looks at storage before contents, so that comparing two frames costs what
/// differs between them.
public struct DrawList: Equatable, Sendable {
  /// The commands, from back to front.
  public private(set) var commands: [DrawCommand]

  /// Creates a list.
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }

  /// Whether the list draws nothing.
  public var isEmpty: Bool { commands.isEmpty }

  /// Adds a command in front of all others.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Adds `list`, moved by an offset in points: a group only where one is needed.
  package mutating func append(_ list: DrawList, offset: CGPoint) {
    guard !list.isEmpty else { return }
    if list.commands.count == 1, case .group(var group) = list.commands[0], group.isOffset {
      group.transform.tx += offset.x
      group.transform.ty += offset.y
      commands.append(.group(group))
    } else if offset == .zero, list.commands.count == 1 {
      commands.append(list.commands[0])
    } else {
      commands.append(
        .group(
          DrawGroup(
            contents: list, transform: CGAffineTransform(translationX: offset.x, y: offset.y))))
    }
  }
}

/// One thing to draw.
public enum DrawCommand: Equatable, Sendable {
  /// Fills a path.
  case fill(Path, FillStyle, Paint)
  /// Strokes a path.
  case stroke(Path, StrokeStyle, Paint)
  /// Strokes a long line through data points.
  case polyline(Polyline, StrokeStyle, Paint)
  /// Fills one shape at many places.
  ///
  /// The paint is in the coordinates of the command, not in those of each mark.
  case marks(Marks, Paint)
  /// Draws a shaped text with its top left corner at a point.
  case text(ResolvedText, at: CGPoint, Paint)
  /// Draws a list with effects that apply to it as a whole.
  case group(DrawGroup)
}

/// A list that is drawn as one: moved, clipped, filtered, faded.
///
/// The effects apply in this order: contents, filter, clip, opacity, projection, transform.
public struct DrawGroup: Equatable, Sendable {
  /// What the group draws, in its own coordinates.
  public var contents: DrawList
  /// Maps the group's coordinates to those around it.
  public var transform: CGAffineTransform
  /// Maps the group's coordinates to those that `transform` takes; `nil` changes nothing.
  ///
  /// It is meant for what `transform` cannot do: contents seen in perspective are rasterised once
  /// and then bent, and so are no longer text and lines to whoever plays the list. What lies
  /// behind the eye is not drawn.
  public var projection: ProjectionTransform?
  /// The area that is shown, in the group's coordinates; `nil` shows everything.
  public var clip: Clip?
  /// Multiplies the opacity of the finished group; 1 changes nothing.
  public var opacity: Double
  /// Changes the pixels of the finished contents; `nil` changes nothing.
  public var filter: Filter?
  /// Whether the contents are rasterised into a bitmap of their own (`drawingGroup()`).
  public var isFlattened: Bool

  /// Creates a group.
  public init(
    contents: DrawList, transform: CGAffineTransform = .identity,
    projection: ProjectionTransform? = nil, clip: Clip? = nil, opacity: Double = 1,
    filter: Filter? = nil, isFlattened: Bool = false
  ) {
    self.contents = contents
    self.transform = transform
    self.projection = projection
    self.clip = clip
    self.opacity = opacity
    self.filter = filter
    self.isFlattened = isFlattened
  }

  /// Whether the group does nothing but move its contents.
  package var isOffset: Bool {
    clip == nil && opacity == 1 && filter == nil && projection == nil && !isFlattened
      && transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
  }

  /// An area that limits what is shown.
  public struct Clip: Hashable, Sendable {
    /// The outline of the area.
    public var path: Path
    /// How inside is told from outside.
    public var style: FillStyle

    /// Creates a clip.
    public init(path: Path, style: FillStyle = FillStyle()) {
      self.path = path
      self.style = style
    }
  }

  /// A change to the pixels of a group.
  public enum Filter: Hashable, Sendable {
    /// Draws a blurred copy of the group's coverage, in one colour, behind the group.
    ///
    /// `radius` is SwiftUI's: the blur's standard deviation is half of it, in points.
    case shadow(color: Color.Resolved, radius: CGFloat, offset: CGPoint)
  }
}

/// A line through data points, with gaps: runs of points that are joined.
public struct Polyline: Equatable, Sendable {
  /// All points, in drawing order.
  ///
  /// Every coordinate is finite.
  public private(set) var points: [CGPoint]
  /// The runs, as ranges of `points`, none of them empty.
  ///
  /// A run of one point is a dot.
  public private(set) var runs: [Range<Int>]

  /// Creates a line of one unbroken run; points that are not finite break it.
  public init(_ points: [CGPoint]) {
    self.init(points: points, runs: [0..<points.count])
  }

  /// Creates a line of several runs.
  ///
  /// Points that are not finite are left out and break their run; what a run has beyond the points
  /// is cut off.
  public init(points: [CGPoint], runs: [Range<Int>]) {
    let runs = runs.map { $0.clamped(to: points.indices) }.filter { !$0.isEmpty }
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    guard !points.allSatisfy(isFinite) else {
      self.points = points
      self.runs = runs
      return
    }
    self.points = []
    self.runs = []
    for run in runs {
      for part in points[run].split(whereSeparator: { !isFinite($0) }) {
        self.runs.append(self.points.count..<self.points.count + part.count)
        self.points.append(contentsOf: part)
      }
    }
  }
}
