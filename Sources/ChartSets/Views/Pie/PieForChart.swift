import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// A pie of the visible series' averages over the window, with the selected slice pulled out.
///
/// If no series has a share, it is a disc in the colour of grid lines.
struct PieForChart: View {
  let chart: LinesSet
  /// The selected slice, as a fraction of the circle clockwise from 12 o'clock; `nil` for none.
  @Binding var indicator: Double?
  var margin: CGFloat = 0

  @Environment(\.pixelLength) private var pixel
  @Environment(\.chartFormats) private var formats
  @Environment(\.axisLabelWidth) private var labelWidth
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      let geometry = PieGeometry(size: proxy.size, margin: margin, pixel: pixel)
      let shares = PieShares(chart)
      let chosen = indicator.flatMap { shares.index(at: $0) }
      let labels = PieLabel.labels(
        shares, geometry, chosen: chosen, text: { formats.percent(Double($0)) }, width: width)
      ZStack(alignment: .topLeading) {
        if shares.isEmpty {
          PieSector(center: geometry.center, radius: geometry.radius, start: 0, end: 1)
            .fill(ContestTheme.grid)
        } else {
          PieSlices(shares: shares, chosen: chosen, geometry: geometry)
        }
        ForEach(labels, id: \.slice) { label in
          Text(label.text).font(Self.font(label.fontSize)).lineLimit(1)
            .foregroundStyle(
              ContestTheme.letters(on: ContestTheme.area(shares.slices[label.slice].color))
            )
            .position(label.center)
        }
        if let chosen,
          let tooltip = PieTooltip(
            shares.slices[chosen], geometry, formats: formats, labelWidth: labelWidth,
            width: proxy.size.width)
        {
          PieTooltipLayout(
            place: place(beside: chosen, shares, geometry, labels), margin: margin,
            least: tooltip.least
          ) {
            tooltip.environment(\.layoutDirection, direction)
          }
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          guard let fraction = geometry.fraction(at: value.location) else { return }
          indicator = fraction
        })
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private static func font(_ size: CGFloat) -> Font { .system(size: size, weight: .bold) }

  /// Returns the width of a text at a font size of 1 point; glyphs scale with the font size.
  private func width(of text: String) -> CGFloat {
    let size: CGFloat = 20
    return labelWidth([text], Self.font(size)) / size
  }

  private func place(
    beside chosen: Int, _ shares: PieShares, _ geometry: PieGeometry, _ labels: [PieLabel]
  ) -> PieTooltipPlace {
    func frame(_ label: PieLabel) -> CGRect { label.frame(width: width(of: label.text)) }
    return PieTooltipPlace(
      geometry: geometry, slice: shares.slices[chosen],
      label: labels.first { $0.slice == chosen }.map(frame),
      others: labels.filter { $0.slice != chosen }.map(frame))
  }
}
