import ChartScales
import Foundation

extension _MarkCollector {
  /// A function whose samples become the marks of a batch.
  struct Function {
    let batch: Int
    let plot: _PlotFunction
    let codes: [Double?]
  }

  /// Adds a function, to be sampled later.
  func add(_ plot: _PlotFunction) {
    let form = MarkBatch.Form(
      kind: plot.kind, x: .value, y: plot.kind == .area ? .interval : .value, width: .automatic,
      height: .automatic, stacking: .unstacked)
    functions.append(Function(batch: batches.count, plot: plot, codes: codes))
    appendBatch(form, settings)
    _ = x.codes(of: [], .number, label: plot.xLabel)
    _ = y.codes(of: [], .number, label: plot.yLabel)
  }

  /// Samples the functions.
  ///
  /// - Parameters:
  ///   - type: The type of the X scale, in whose positions functions are sampled.
  ///   - limits: The domain of the X scale and that of the Y scale; `nil` for automatic ones.
  ///   - domain: A closure that returns the domain of the X scale, once the functions with a domain are sampled.
  func sampleFunctions(
    _ type: ScaleType, limits: (x: ClosedRange<Double>?, y: ClosedRange<Double>?),
    domain: () -> ClosedRange<Double>
  ) {
    let found = functions
    functions = []
    for (number, function) in found.enumerated() {
      guard var range = function.plot.domain else { continue }
      // As in the domain of an axis, three decades are shown in place of numbers without a logarithm.
      if type == .log, !function.plot.isParametric, range.lowerBound <= 0, range.upperBound > 0 {
        range = range.upperBound / 1000...range.upperBound
      }
      if !function.plot.isParametric, let limit = limits.x, limit.overlaps(range) {
        range = range.clamped(to: limit)
      }
      sample(function, number, in: range, type, limits: limits.y)
    }
    guard found.contains(where: { $0.plot.domain == nil }) else { return }
    let range = domain()
    for (number, function) in found.enumerated() where function.plot.domain == nil {
      sample(function, number, in: range, type, limits: limits.y)
    }
  }

  private func sample(
    _ item: Function, _ number: Int, in domain: ClosedRange<Double>, _ type: ScaleType,
    limits: ClosedRange<Double>?
  ) {
    let plot = item.plot
    let low = type.transform.linear(domain.lowerBound)
    let high = type.transform.linear(domain.upperBound)
    let isLinear = plot.isParametric || !low.isFinite || !high.isFinite
    func parameter(_ position: Double) -> Double {
      switch position {
      case 0: domain.lowerBound
      case 1: domain.upperBound
      default:
        isLinear
          ? domain.lowerBound * (1 - position) + domain.upperBound * position
          : type.transform.value(low * (1 - position) + high * position)
      }
    }
    let isArea = plot.kind == .area
    let kind: FunctionSampler.Kind = isArea ? .area : plot.isParametric ? .curve : .graph
    let sampler = FunctionSampler(kind: kind, limits: limits) {
      plot.function(parameter($0))
    }
    var samples = sampler.samples
    if let range = limits ?? (sampler.hasPole ? sampler.usualRange : nil) {
      samples =
        isArea
        ? FunctionSampler.clamp(samples, to: range) : FunctionSampler.cut(samples, to: range)
    }
    if !isArea { samples = FunctionSampler.withoutDots(samples) }
    let count = samples.count
    func codes(
      _ channel: inout ChannelValues, _ label: String, _ value: (FunctionSampler.Sample) -> Double
    ) -> ContiguousArray<Double> {
      // Poles are parts of a function, where its values are gaps, and not mistakes in data.
      let values = samples.lazy.map(value).map { $0.isFinite ? $0 : .nan }
      return channel.codes(of: ContiguousArray(values), .number, label: label)
    }
    var columns = MarkColumns(count: count)
    columns.x.start = codes(&x, plot.xLabel) { isArea ? parameter($0.position) : $0.first }
    columns.y.start = codes(&y, plot.yLabel) { isArea ? $0.first : $0.second }
    if isArea { columns.y.end = codes(&y, plot.yLabel) { $0.second } }
    // Functions are separate lines, also in the same style.
    columns.series = ContiguousArray(repeating: Double(-2 - number), count: count)
    columns.codes = item.codes.map { $0.map(MarkCodes.init(common:)) }
    fill(item.batch, with: columns)
  }
}
