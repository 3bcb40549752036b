import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Symbols that are views, and effects on marks and layers.
  static let effects: [ShowcaseScene] = [
    ShowcaseScene("effects.symbol-views", Harvest()),
    ShowcaseScene("effects.mask", TidesInColors()),
    ShowcaseScene("effects.clip", CapsuleBars()),
    ShowcaseScene("effects.shadow", RaisedLine()),
    ShowcaseScene("effects.plot-gradient", Temperatures()),
    ShowcaseScene("effects.blur", Glow()),
    ShowcaseScene("effects.layer", OverlappingShares()),
    ShowcaseScene("effects.modified-layer", FadingForecast()),
  ]
}

/// The symbols are views: a text and a shape.
@Sourced
private struct Harvest: View {
  private let baskets = [(2.0, 3.1, "A"), (3.5, 4.4, "B"), (4.1, 2.2, "C"), (5.6, 5.2, "D")]

  var body: some View {
    Chart {
      ForEach(baskets, id: \.2) { weight, price, name in
        PointMark(x: .value("Weight", weight), y: .value("Price", price))
          .symbol {
            Text(name)
              .font(.caption.bold())
              .foregroundStyle(.white)
              .padding(7)
              .background(Circle().fill(.green))
          }
      }
      RuleMark(y: .value("Mean", 3.7)).foregroundStyle(.secondary)
    }
    .chartXScale(domain: 1...7)
    .chartYScale(domain: 0...7)
    .chartXAxisLabel("Weight in kg")
    .chartYAxisLabel("Price")
  }
}

/// An area is the mask of coloured bands.
@Sourced
private struct TidesInColors: View {
  private let bands: [(low: Double, high: Double, color: Color)] = [
    (0, 1, .teal), (1, 2, .blue), (2, 3, .indigo),
  ]

  var body: some View {
    Chart {
      ForEach(bands, id: \.low) { band in
        RectangleMark(yStart: .value("Low", band.low), yEnd: .value("High", band.high))
          .foregroundStyle(band.color)
      }
      .mask {
        ForEach(0..<49, id: \.self) { half in
          AreaMark(
            x: .value("Hour", Double(half) / 2),
            y: .value("Metres", 1.5 + 1.3 * sin(Double(half) / 2 * .pi / 6.2)))
        }
      }
    }
    .chartYAxisLabel("Tide in metres")
    .chartXScale(domain: 0...24)
  }
}

/// Each bar is clipped to a capsule.
@Sourced
private struct CapsuleBars: View {
  var body: some View {
    Chart(0..<7, id: \.self) { day in
      BarMark(
        x: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day]),
        y: .value("Minutes", 12 + (day * 17) % 29), width: .fixed(16)
      )
      .clipShape(Capsule())
      .foregroundStyle(.pink.gradient)
    }
  }
}

/// A line with a coloured shadow below it.
@Sourced
private struct RaisedLine: View {
  var body: some View {
    Chart(0..<25, id: \.self) { hour in
      LineMark(
        x: .value("Hour", hour), y: .value("Load", 40 + 25 * sin(Double(hour) / 4))
      )
      .interpolationMethod(.catmullRom)
      .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
      .shadow(color: .blue.opacity(0.5), radius: 5, y: 6)
    }
    .chartYScale(domain: 0...80)
    .chartXScale(domain: 0...24)
  }
}

/// The gradient spans the plot rather than each bar, so that equal heights have equal colours.
@Sourced
private struct Temperatures: View {
  var body: some View {
    Chart(0..<12, id: \.self) { month in
      BarMark(
        x: .value("Month", "\(month + 1)"),
        yStart: .value("Low", 2 + 9 * sin(Double(month - 3) / 12 * 2 * .pi)),
        yEnd: .value("High", 11 + 12 * sin(Double(month - 3) / 12 * 2 * .pi)), width: .ratio(0.5)
      )
      .cornerRadius(5)
      .foregroundStyle(
        .linearGradient(
          colors: [.blue, .cyan, .orange, .red], startPoint: .bottom, endPoint: .top)
      )
      .alignsMarkStylesWithPlotArea()
    }
    .chartYAxisLabel("°C")
  }
}

/// A blurred copy of a line makes it glow.
@Sourced
private struct Glow: View {
  private var waves: some ChartContent {
    ForEach(0..<61, id: \.self) { step in
      LineMark(
        x: .value("Time", Double(step) / 10),
        y: .value("Voltage", sin(Double(step) / 5) * exp(-Double(step) / 40)))
    }
  }

  var body: some View {
    Chart {
      Plot { waves }
        .foregroundStyle(.cyan)
        .lineStyle(StrokeStyle(lineWidth: 5))
        .blur(radius: 6)
      Plot { waves }
        .foregroundStyle(by: .value("Series", "Voltage"))
    }
    .chartForegroundStyleScale(["Voltage": .cyan])
    .chartXScale(domain: 0...6)
    .chartLegend(.hidden)
  }
}

/// The opacity applies to all bars of a layer together, so that they do not shine through each other.
@Sourced
private struct OverlappingShares: View {
  private func bars(from start: Int) -> some ChartContent {
    ForEach(0..<4) { index in
      RectangleMark(
        xStart: .value("Start", start + index * 2), xEnd: .value("End", start + index * 2 + 3),
        yStart: .value("Low", index), yEnd: .value("High", index + 4)
      )
      .foregroundStyle(.purple)
    }
  }

  var body: some View {
    Chart {
      bars(from: 0).opacity(0.4)
      bars(from: 11).compositingLayer().opacity(0.4)
    }
    .chartXScale(domain: 0...24)
  }
}

/// The forecast is a layer that a gradient masks, so that it fades with its distance.
@Sourced
private struct FadingForecast: View {
  private func depth(_ day: Int) -> Double { 42 + 14 * sin(Double(day) / 3.4) }

  var body: some View {
    Chart {
      Plot {
        ForEach(0..<15, id: \.self) { day in
          AreaMark(
            x: .value("Day", day + 10),
            yStart: .value("Low", depth(day + 10) - Double(day) * 1.5),
            yEnd: .value("High", depth(day + 10) + Double(day) * 1.5)
          )
          .foregroundStyle(.teal.opacity(0.4))
          LineMark(
            x: .value("Day", day + 10), y: .value("Depth", depth(day + 10)),
            series: .value("Part", "Forecast")
          )
          .foregroundStyle(.teal)
        }
      }
      .compositingLayer { layer in
        layer.mask {
          LinearGradient(
            colors: [.black, .black.opacity(0.1)], startPoint: UnitPoint(x: 0.4, y: 0.5),
            endPoint: .trailing)
        }
      }
      ForEach(0..<11, id: \.self) { day in
        LineMark(
          x: .value("Day", day), y: .value("Depth", depth(day)),
          series: .value("Part", "Measured"))
      }
      .foregroundStyle(.teal)
      .lineStyle(StrokeStyle(lineWidth: 3))
    }
    .chartXScale(domain: 0...24)
    .chartYScale(domain: 0...90)
    .chartYAxisLabel("Snow in centimetres")
  }
}
