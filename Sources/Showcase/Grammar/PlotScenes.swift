import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Plots of functions and of whole collections.
  static let plots: [ShowcaseScene] = [
    ShowcaseScene("plots.function", FunctionPlot()),
    ShowcaseScene("plots.area-of-a-function", DensityPlot()),
    ShowcaseScene("plots.band", BandPlot()),
    ShowcaseScene("plots.parametric", ParametricPlot(), width: 280, height: 280),
    ShowcaseScene("plots.points", PointPlots(), height: 280),
  ]
}

/// A function as a line over the domain of the X scale.
@Sourced
private struct FunctionPlot: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "sin x / x") { x in x == 0 ? 1 : sin(x) / x }
    }
    .chartXScale(domain: -20...20)
    .chartYScale(domain: -0.5...1)
  }
}

/// The density of two normal distributions as areas.
@Sourced
private struct DensityPlot: View {
  private func density(_ x: Double, mean: Double, deviation: Double) -> Double {
    let distance = (x - mean) / deviation
    return exp(-distance * distance / 2) / (deviation * (2 * Double.pi).squareRoot())
  }

  var body: some View {
    Chart {
      AreaPlot(x: "x", y: "Density", domain: -4...8) { density($0, mean: 0, deviation: 1) }
        .foregroundStyle(.blue)
        .opacity(0.4)
      AreaPlot(x: "x", y: "Density", domain: -4...8) { density($0, mean: 3, deviation: 1.5) }
        .foregroundStyle(.orange)
        .opacity(0.4)
    }
  }
}

/// The area between two functions, and the function in the middle.
@Sourced
private struct BandPlot: View {
  var body: some View {
    Chart {
      AreaPlot(x: "x", yStart: "Low", yEnd: "High", domain: 0...10) { x in
        let spread = 0.2 + x / 12
        return (yStart: sin(x) - spread, yEnd: sin(x) + spread)
      }
      .foregroundStyle(.teal.opacity(0.25))
      LinePlot(x: "x", y: "sin x", domain: 0...10) { sin($0) }
        .foregroundStyle(.teal)
    }
  }
}

/// A curve whose coordinates are two functions of a parameter.
@Sourced
private struct ParametricPlot: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * Double.pi) { t in
        (x: sin(3 * t), y: sin(4 * t))
      }
      .foregroundStyle(.purple)
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}

/// One plot for a collection, with the properties of points as key paths.
@Sourced(SeededNumbers.self)
private struct PointPlots: View {
  struct Star: Identifiable {
    let id: Int
    let temperature: Double
    let luminosity: Double
    let kind: String
  }

  let stars: [Star] = {
    var random = SeededNumbers(seed: 42)
    return (0..<500).map { index in
      let isGiant = index.isMultiple(of: 9)
      let heat = isGiant ? 3.62 + 0.06 * random.normal() : 3.78 + 0.13 * random.normal()
      let light = isGiant ? 1.9 + 0.5 * random.normal() : 7 * (heat - 3.76)
      return Star(
        id: index, temperature: pow(10, heat), luminosity: pow(10, light + 0.2 * random.normal()),
        kind: isGiant ? "Giants" : "Main sequence")
    }
  }()

  var body: some View {
    Chart {
      PointPlot(
        stars, x: .value("Temperature", \.temperature), y: .value("Luminosity", \.luminosity)
      )
      .foregroundStyle(by: .value("Kind", \.kind))
      .symbolSize(12)
    }
    .chartXScale(domain: [20_000, 2_500], type: .log)
    .chartYScale(type: .log)
    .chartXAxis { AxisMarks(values: [3_000, 5_000, 10_000, 20_000]) }
  }
}
