import Foundation
import Graphics

/// A bar, 6 points high, with a mark at a value in 0...1.
struct MarkedTrack {
  let value: Double
  @Environment(\.tint) private var tint
}

extension MarkedTrack: View {
  var body: some View {
    MarkedBar(value: value)
      .fill(tint.orForeground.alongBar)
      .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity)
      .frame(height: 6)
  }
}

extension AnyShapeStyle? {
  /// The style, or the foreground style of the environment for `nil`.
  fileprivate var orForeground: AnyShapeStyle { self ?? AnyShapeStyle(ForegroundStyle()) }
}

extension AnyShapeStyle {
  /// The style, with a gradient from the leading to the trailing edge if it is a `Gradient`.
  var alongBar: AnyShapeStyle {
    along { LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing) }
  }
}

/// A bar with rounded ends that is interrupted around a disc.
private struct MarkedBar: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let height = rect.height
    let travel = max(rect.width - height, 0)
    let middle = rect.minX + height / 2 + travel * CGFloat(value)
    let gap = height * 0.9
    func bar(from start: CGFloat, to end: CGFloat) -> Path {
      guard end - start >= height else { return Path() }
      return Capsule().path(
        in: CGRect(x: start, y: rect.minY, width: end - start, height: height))
    }
    var path = bar(from: rect.minX, to: middle - gap)
    path.addPath(bar(from: middle + gap, to: rect.maxX))
    path.addEllipse(
      in: CGRect(x: middle - height / 2, y: rect.minY, width: height, height: height))
    return path
  }
}

/// The size and the line width of circular gauges, in points.
private enum RingMetrics {
  static let size: CGFloat = 58
  static let line: CGFloat = 6
  /// The width of the texts in a ring.
  static let text: CGFloat = 36
  /// The angle of the beginning of an open ring, at the lower left, in degrees clockwise from the right.
  static let start = 135.0
  /// The angle that an open ring covers, in degrees.
  static let sweep = 270.0
  /// The angle that the round end of a line covers, in degrees.
  static let cap = Double(line / (size - line)) * 180 / .pi

  /// Returns the style of a ring between two angles, in degrees, along which a gradient has its colours.
  static func style(_ tint: AnyShapeStyle?, from start: Double, to end: Double) -> AnyShapeStyle {
    tint.orForeground.along {
      AngularGradient(
        gradient: $0, center: .center, startAngle: .degrees(start), endAngle: .degrees(end))
    }
  }
}

/// An open ring with a mark at the value, and its labels.
struct MarkedRing {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tint) private var tint
}

extension MarkedRing: View {
  var body: some View {
    let style = RingMetrics.style(
      tint, from: RingMetrics.start, to: RingMetrics.start + RingMetrics.sweep)
    ZStack {
      OpenRing(value: configuration.value)
        .stroke(style, style: StrokeStyle(lineWidth: RingMetrics.line, lineCap: .round))
      RingMark(value: configuration.value).fill(style)
      configuration.currentValueLabel?.modifier(RingText(size: 17))
    }
    .frame(width: RingMetrics.size, height: RingMetrics.size)
    .overlay(alignment: .bottom) { foot }
  }

  @ViewBuilder private var foot: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 5) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .modifier(RingText(size: 9))
    } else {
      configuration.label.modifier(RingText(size: 11))
    }
  }
}

/// A line of text in a circular gauge, which shrinks to fit.
private struct RingText: ViewModifier {
  /// The size of the font, in points.
  let size: CGFloat

  func body(content: Content) -> some View {
    content
      .font(.system(size: size, weight: .medium))
      .lineLimit(1)
      .minimumScaleFactor(0.3)
      .frame(maxWidth: RingMetrics.text)
  }
}

/// A ring that is filled up to the value, with the value in its middle.
struct CapacityRing {
  let configuration: GaugeStyleConfiguration
  @Environment(\.tint) private var tint
}

extension CapacityRing: View {
  var body: some View {
    // A closed ring begins with the round end of its line.
    let style = RingMetrics.style(tint, from: -90 - RingMetrics.cap, to: 270 - RingMetrics.cap)
    let line = StrokeStyle(lineWidth: RingMetrics.line, lineCap: .round)
    ZStack {
      RingArc(share: 1).stroke(style.opacity(0.25), style: line)
      RingArc(share: configuration.value).stroke(style, style: line)
      if let value = configuration.currentValueLabel {
        value.modifier(RingText(size: 17))
      } else {
        configuration.label.labelStyle(.iconOnly).modifier(RingText(size: 13))
      }
    }
    .frame(width: RingMetrics.size, height: RingMetrics.size)
  }
}

/// The arcs of an open ring beside a mark.
private struct OpenRing: UnmirroredShape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let ring = RingGeometry(rect)
    let mark = RingMetrics.start + RingMetrics.sweep * value
    let gap = ring.degrees(of: RingMetrics.line * 1.7)
    let end = RingMetrics.start + RingMetrics.sweep
    var path = Path()
    ring.addArc(from: RingMetrics.start, to: mark - gap, to: &path)
    ring.addArc(from: mark + gap, to: end, to: &path)
    return path
  }
}

/// The disc at the value of an open ring.
private struct RingMark: UnmirroredShape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let ring = RingGeometry(rect)
    let middle = ring.point(at: RingMetrics.start + RingMetrics.sweep * value)
    let radius = RingMetrics.line * 0.6
    return Path(
      ellipseIn: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// An arc over a share of a circle, clockwise from the top.
private struct RingArc: UnmirroredShape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard share > 0 else { return Path() }
    let ring = RingGeometry(rect)
    if share >= 1 {
      return Path(
        ellipseIn: CGRect(
          x: ring.center.x - ring.radius, y: ring.center.y - ring.radius,
          width: 2 * ring.radius, height: 2 * ring.radius))
    }
    var path = Path()
    ring.addArc(from: -90, to: -90 + 360 * share, to: &path)
    return path
  }
}

/// The circle in the middle of the line of a ring.
private struct RingGeometry {
  let center: CGPoint
  let radius: CGFloat

  init(_ rect: CGRect) {
    center = CGPoint(x: rect.midX, y: rect.midY)
    radius = max((min(rect.width, rect.height) - RingMetrics.line) / 2, 0)
  }

  /// Returns the angle of an arc of a length in points.
  func degrees(of length: CGFloat) -> Double {
    radius > 0 ? Double(length / radius) * 180 / .pi : 360
  }

  func point(at degrees: Double) -> CGPoint {
    let angle = CGFloat(degrees * .pi / 180)
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  func addArc(from start: Double, to end: Double, to path: inout Path) {
    guard end > start else { return }
    path.move(to: point(at: start))
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: false)
  }
}
