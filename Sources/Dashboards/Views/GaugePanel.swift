import ChartroomUI
import Foundation
import Graphics

/// A number in a range.
struct GaugePanel: View {
  let gauge: GaugePlan
  let look: DashboardLook

  var body: some View {
    Gauge(value: gauge.share ?? 0) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: gauge.value).fontFamily(look.titleFont, in: look.font)
    } minimumValueLabel: {
      Text(verbatim: gauge.least)
    } maximumValueLabel: {
      Text(verbatim: gauge.most)
    }
    .gaugeStyle(DialGaugeStyle(color: gauge.color ?? look.accent))
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A style that draws a dial: an open arc that is filled up to the value, which is in its middle.
private struct DialGaugeStyle: GaugeStyle {
  let color: Color

  private static let line = StrokeStyle(lineWidth: DialArc.width, lineCap: .round)
  /// The room of a label below an end of the arc, and how far it extends beyond the dial, in points.
  private static let label = (width: CGFloat(52), excess: CGFloat(15))

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Group {
        DialArc(share: 1).stroke(Color.primary.opacity(0.1), style: Self.line)
        DialArc(share: configuration.value).stroke(color, style: Self.line)
      }
      .flipsForRightToLeftLayoutDirection(true)
      configuration.currentValueLabel?
        .font(.system(size: 28, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
        .padding(.horizontal, 2 * DialArc.width)
        .offset(y: DialArc.width / 2)
    }
    .aspectRatio(DialArc.size.width / DialArc.size.height, contentMode: .fit)
    .frame(maxWidth: DialArc.size.width, maxHeight: DialArc.size.height)
    .padding(.bottom, 20)
    .overlay(alignment: .bottom) {
      HStack(spacing: 0) {
        configuration.minimumValueLabel.frame(width: Self.label.width)
        Spacer(minLength: 0)
        configuration.maximumValueLabel.frame(width: Self.label.width)
      }
      .font(.caption).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.7)
      .padding(.horizontal, -Self.label.excess)
    }
    .padding(.top, 4)
    .padding(.horizontal, Self.label.excess)
  }
}

/// An arc over a share of a dial, clockwise from its lower left; anticlockwise from its lower right in right-to-left
/// layouts.
private struct DialArc: UnmirroredShape {
  let share: Double

  /// The width of the line in points.
  static let width: CGFloat = 13
  /// The angle by which both ends are below the centre, in degrees.
  private static let dip = 20.0
  /// The height of the arc, in radii.
  private static let height = CGFloat(1 + sin(dip * .pi / 180))

  /// The greatest size of the dial with its line.
  static let size = CGSize(width: 136 + width, height: (68 * height + width).rounded(.up))

  func path(in rect: CGRect) -> Path {
    let radius = min(
      (rect.width - Self.width) / 2, (rect.height - Self.width) / Self.height)
    guard share > 0, radius > 0 else { return Path() }
    let start = 180 - Self.dip
    let end = start + (180 + 2 * Self.dip) * min(share, 1)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.minY + Self.width / 2 + radius),
      radius: radius, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
    return path
  }
}
