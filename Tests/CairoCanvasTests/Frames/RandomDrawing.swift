import CairoCanvas
import Foundation
import Graphics
import TestSupport

/// Makes random draw lists of every kind of command, and changes them a little.
struct RandomDrawing {
  private static let shaped = Result {
    let shaper = try PangoTextShaper()
    return ["0.5", "Ångström", "two\nlines", "漢字 👍"].map { shaper.shape(request($0, size: 13)) }
  }

  private var random: SplitMix64
  private let size: CGSize
  private let texts: [ResolvedText]

  init(seed: UInt64, size: CGSize) throws {
    random = SplitMix64(seed: seed)
    self.size = size
    texts = try Self.shaped.get()
  }

  /// A list of some commands and groups.
  mutating func list() -> DrawList {
    DrawList((0..<Int.random(in: 3...8, using: &random)).map { _ in command(depth: 2) })
  }

  /// A list with one or two commands changed, somewhere.
  mutating func changed(_ list: DrawList) -> DrawList {
    var commands = list.commands
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let index = Int.random(in: 0...commands.count, using: &random)
      guard index < commands.count else {
        commands.append(command(depth: 1))
        continue
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: commands.remove(at: index)
      case 1: commands.insert(command(depth: 1), at: index)
      case 2: commands[index] = command(depth: 1)
      default: commands[index] = changed(commands[index])
      }
    }
    return DrawList(commands)
  }

  private mutating func changed(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .fill(let path, let style, _): return .fill(path, style, paint())
    case .stroke(_, let style, let paint): return .stroke(path(), style, paint)
    case .polyline(_, let style, let paint): return .polyline(polyline(), style, paint)
    case .marks(let marks, let paint):
      return .marks(Marks(path(), style: marks.style, at: marks.positions), paint)
    case .rectangles: return .rectangles(rectangles())
    case .paintedMarks: return .paintedMarks(paintedMarks())
    case .image(_, let rect, let interpolation): return .image(image(), in: rect, interpolation)
    case .text(let text, let place, let paint):
      return flip()
        ? .text(text, at: point(), paint)
        : .text(texts.randomElement(using: &random) ?? text, at: place, paint)
    case .group(var group):
      if Int.random(in: 0..<4, using: &random) == 0 {
        group.transform.tx += CGFloat.random(in: -3...3, using: &random)
      } else {
        group.contents = changed(group.contents)
      }
      return .group(group)
    }
  }

  private mutating func command(depth: Int) -> DrawCommand {
    switch Int.random(in: 0..<(depth > 0 ? 13 : 10), using: &random) {
    case 0: .fill(Path(rect()), FillStyle(), paint())
    case 1: .fill(path(), FillStyle(eoFill: flip(), antialiased: flip() || flip()), paint())
    case 2: .stroke(path(), stroke(), paint())
    case 3, 4: .polyline(polyline(), stroke(), paint())
    case 5:
      .marks(
        Marks(Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 5)), at: polyline().points),
        paint())
    case 6: .text(texts.randomElement(using: &random) ?? texts[0], at: point(), paint())
    case 7: .rectangles(rectangles())
    case 8: .paintedMarks(paintedMarks())
    case 9:
      .image(
        image(), in: rect(),
        RasterImage.Interpolation.allCases.randomElement(using: &random) ?? .low)
    default: .group(group(depth: depth - 1))
    }
  }

  private mutating func group(depth: Int) -> DrawGroup {
    var group = DrawGroup(
      contents: DrawList(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in command(depth: depth) }))
    switch Int.random(in: 0..<3, using: &random) {
    case 0: group.transform = CGAffineTransform(translationX: 3, y: -2)
    case 1: group.transform = CGAffineTransform(translationX: 2.37, y: 1.81)
    default: group.transform = CGAffineTransform(rotationAngle: 0.2)
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      group.projection = ProjectionTransform(
        turning: .degrees(.random(in: -80...80, using: &random)), about: (0.3, 1, 0), anchorZ: 0,
        nearness: 0.005
      ).around(point())
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: group.clip = DrawGroup.Clip(path: Path(rect().integral))
    case 1: group.clip = DrawGroup.Clip(path: Path(rect()))
    case 2: group.clip = DrawGroup.Clip(path: Path(roundedRect: rect(), cornerRadius: 5))
    default: break
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      group.mask = DrawList((0..<2).map { _ in command(depth: 0) })
    }
    if Int.random(in: 0..<4, using: &random) == 0 { group.opacity = 0.6 }
    switch Int.random(in: 0..<9, using: &random) {
    case 8: group.filter = .backdropBlur(radius: 2, opacity: 0.5)
    case 0:
      group.filter = .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 4,
        offset: CGPoint(x: 1.5, y: 2))
    case 1: group.filter = .blur(radius: 1.5)
    case 2:
      group.filter = .innerShadow(
        color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 3,
        offset: CGPoint(x: 1, y: 1.5))
    case 3: group.filter = .pixels(.luminance)
    default: break
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      group.blendMode = DrawBlendMode(rawValue: .random(in: 1...27, using: &random)) ?? .normal
    }
    group.isFlattened = flip()
    return group
  }

  /// Rectangles, of which many lie on whole pixels and many are opaque.
  mutating func rectangles() -> PaintedRectangles {
    let paints = (0..<3).map { _ in paint() }
    let isWhole = flip()
    var style = FillStyle(antialiased: flip() || flip())
    style.isPixelSnapped = flip() && flip()
    return PaintedRectangles(
      (0..<Int.random(in: 0...40, using: &random)).map { _ in
        let rect = rect()
        return (
          isWhole || flip() ? rect.integral : rect, paints.randomElement(using: &random) ?? .red
        )
      }, style: style)
  }

  /// Marks of few sizes, or of one.
  mutating func paintedMarks() -> PaintedMarks {
    let paints = (0..<3).map { _ in paint() }
    let scales: [CGFloat] = flip() ? [1] : [1, 0.4, -1.7, 9]
    return PaintedMarks(
      Path(ellipseIn: CGRect(x: -2, y: -3, width: 4, height: 5)),
      style: FillStyle(antialiased: flip() || flip()),
      marks: (0..<Int.random(in: 0...40, using: &random)).map { _ in
        PaintedMarks.Mark(
          at: point(), paints.randomElement(using: &random) ?? .red,
          scale: scales.randomElement(using: &random) ?? 1)
      })
  }

  /// A small image of random pixels.
  mutating func image() -> RasterImage {
    let width = Int.random(in: 1...40, using: &random)
    let height = Int.random(in: 1...40, using: &random)
    var pixels: [UInt8] = []
    for _ in 0..<width * height {
      let alpha = flip() ? 255 : UInt8.random(in: 0...255, using: &random)
      pixels += (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
    return RasterImage(width: width, height: height, bgraPremultiplied: pixels)
      ?? DrawnImages.pixel
  }

  private mutating func paint() -> Paint {
    let from = point()
    let to = point()
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .linear(gradient(), from: from, to: to)
    case 1: return .radial(gradient(), center: from, startRadius: 2, endRadius: 40)
    case 2:
      return .angular(gradient(), center: from, from: .zero, to: .degrees(300))
    case 3:
      return .elliptical(
        gradient(), center: from, size: CGSize(width: 40, height: 20), startRadius: 0,
        endRadius: 0.5)
    case 4: return .mesh(mesh(), in: CGRect(x: from.x, y: from.y, width: 50, height: 30))
    case 5: return .image(image(), tile: CGRect(x: from.x, y: from.y, width: 20, height: 12))
    default: return .color(color())
    }
  }

  private mutating func mesh() -> ResolvedMesh {
    let middle = SIMD2<Float>(
      .random(in: 0...1, using: &random), .random(in: 0...1, using: &random))
    return MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ], resolvedColors: (0..<9).map { _ in color() }
    ).resolve { $0.resolve(in: .light) }
  }

  private mutating func gradient() -> ResolvedGradient {
    ResolvedGradient(
      stops: [
        ResolvedGradient.Stop(color: color(), location: 0),
        ResolvedGradient.Stop(color: color(), location: 1),
      ])
  }

  private mutating func color() -> Color.Resolved {
    func component() -> Float { Float.random(in: 0...1, using: &random) }
    return Color.Resolved(
      red: component(), green: component(), blue: component(),
      opacity: flip() ? 1 : component())
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: CGFloat.random(in: 0.4...6, using: &random),
      lineCap: [.butt, .round, .round, .square].randomElement(using: &random) ?? .round,
      lineJoin: [.miter, .round, .round, .bevel].randomElement(using: &random) ?? .round,
      dash: Int.random(in: 0..<5, using: &random) == 0 ? [7, 3] : [])
  }

  private mutating func polyline() -> Polyline {
    let count = Int.random(in: 1...60, using: &random)
    let step = size.width / CGFloat(count)
    return Polyline((0..<count).map { CGPoint(x: CGFloat($0) * step, y: point().y) })
  }

  private mutating func path() -> Path {
    if flip() { return Path(ellipseIn: rect()) }
    return Path { path in
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        if flip() {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if flip() { path.closeSubpath() }
    }
  }

  private mutating func rect() -> CGRect {
    let corner = point()
    return CGRect(
      x: corner.x, y: corner.y, width: CGFloat.random(in: 1...60, using: &random),
      height: CGFloat.random(in: 1...50, using: &random))
  }

  private mutating func point() -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: -10...size.width + 10, using: &random),
      y: CGFloat.random(in: -10...size.height + 10, using: &random))
  }

  private mutating func flip() -> Bool { Bool.random(using: &random) }
}
