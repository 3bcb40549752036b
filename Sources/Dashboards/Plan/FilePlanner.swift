import ChartSets
import Chartroom
import Foundation
import Graphics

/// The making of the plans of panels that show a file.
struct FilePlanner {
  /// The path of the spec.
  let path: String

  private var folder: SpecFolder { SpecFolder(spec: path) }

  private func problem(_ node: SpecNode, _ message: String) -> SpecProblem {
    SpecProblem(file: path, position: node.position, path: node.path, message: message)
  }

  /// Reads a picture.
  ///
  /// - Throws: `SpecProblem` for a path outside of the folder of the spec and for a file that cannot be read or is no
  ///   picture, and `InputError`.
  func plan(_ image: ImageSpec) throws -> ImagePlan {
    let bytes = try folder.contents(
      of: try folder.innerPath(of: image.file), named: image.file, type: "png")
    guard let pixels = ImageData.decode(Data(bytes)) else {
      throw problem(
        image.file.node, "'\(image.file.value)' is not a valid PNG or JPEG file. Convert it.")
    }
    return ImagePlan(image: pixels, spec: image)
  }

  /// Reads a chart set.
  ///
  /// - Parameters:
  ///   - chart: The chart set of the spec.
  ///   - title: The title of the panel; `nil` for that of the file.
  ///   - warnings: The collection of the warnings about the file.
  /// - Returns: The chart set with its window and its hidden series.
  /// - Throws: `ChartSetError`, `InputError`, and `SpecProblem` for a missing file, chart or series.
  func plan(
    _ chart: ChartSetSpec, title: String?, _ warnings: PanelWarnings
  ) throws -> LinesSet {
    let path = folder.path(of: chart.file)
    let file = try ChartSetFile(decoding: folder.contents(of: path, named: chart.file), file: path)
    let charts = file.charts
    for warning in file.warnings { warnings.add(warning) }
    let number = chart.chart?.value ?? 1
    guard charts.indices.contains(number - 1) else {
      throw problem(
        chart.chart?.node ?? chart.file.node,
        "found '\(number)', and '\(path)' has \(charts.count == 1 ? "1 chart" : "\(charts.count) charts")."
      )
    }
    var set = try charts[number - 1].get()
    if let error = set.undrawable(file: path, position: charts.count > 1 ? number - 1 : nil) {
      throw error
    }
    if let title { set.title = title }
    if let window = chart.window?.value, window.count == 2 {
      (set.lowerBound, set.upperBound) = (window[0], window[1])
    }
    for name in chart.hide {
      let indices = set.lines.indices.filter { set.lines[$0].title == name.value }
      guard !indices.isEmpty else {
        throw problem(
          name.node,
          "unknown series '\(name.value)'\(NearestWord.advice(name.value, among: set.lines.map(\.title)))"
        )
      }
      for index in indices { set.lines[index].isHidden = true }
    }
    return set
  }
}
