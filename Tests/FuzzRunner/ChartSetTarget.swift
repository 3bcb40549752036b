import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Files of chart sets: read, checked, measured, and drawn now and then.
struct ChartSetTarget: FuzzTarget {
  let corpus: [[UInt8]]

  let tokens =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud800", "\\u00e9", "null", "true",
      "false",
      "0", "-", "01", "1e", "1e999", "-1e308", "1e-400", "0.1", "NaN", "9223372036854775808",
      "253402300799999", "\"x\"", "\"y0\"", "\"columns\"", "\"types\"", "\"names\"", "\"colors\"",
      "\"title\"", "\"line\"", "\"area\"", "\"bar\"", "\"percentage\": true", "\"stacked\": true",
      "\"y_scaled\": true", "\"#FF0000\"", " ", "\n", "\u{FEFF}", "\u{0}", "\u{7F}", "é", "😀",
      "عرب", "//",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xE2, 0x82],
    ]

  /// Takes the small files of `Fixtures/chart-sets`, below the working directory.
  init() throws {
    let root = URL(filePath: "Fixtures/chart-sets")
    let folders = ["", "awkward", "broken", "contest/1", "contest/5"]
    corpus = try folders.flatMap { folder in
      let files = try FileManager.default.contentsOfDirectory(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        .map { try [UInt8](Data(contentsOf: $0)) }.filter { $0.count < 1 << 15 }
    }
  }

  func run(_ input: [UInt8], number: Int) throws {
    let file: ChartSetFile
    do {
      file = try ChartSetFile(decoding: input, file: "input.json")
    } catch let error as ChartSetError {
      return try check(error, isOfFile: true)
    }
    guard !file.charts.isEmpty else { throw Finding("a file without charts was accepted") }
    for (index, chart) in file.charts.enumerated() {
      switch chart {
      case .failure(let error): try check(error, isOfFile: false)
      case .success(let set):
        guard set.id == index, set.lines.allSatisfy({ $0.countY == set.time.count }) else {
          throw Finding("charts[\(index)]: its series and its times differ in length")
        }
        guard set.undrawable(file: "input.json", position: index) == nil else { continue }
        let scale = set.yScale(height: 270)
        let values = set.rangeY() ?? scale.domain
        guard scale.domain.lowerBound <= values.lowerBound,
          scale.domain.upperBound >= values.upperBound
        else { throw Finding("charts[\(index)]: values lie outside of the Y scale") }
        if number.isMultiple(of: 20), set.lines.count < 30 { try draw(set) }
      }
    }
    guard file.warnings.allSatisfy(isOneLine) else { throw Finding("a warning of several lines") }
  }

  private func draw(_ set: LinesSet) throws {
    var set = set
    set.id = 0
    for style in [ChartStyle.contest, .bestKora] {
      let stage = Stage(size: ProposedViewSize(width: 375, height: 560), shaper: BoxShaper()) {
        ChartView(chartIndex: 0, indicator: 0.5, style: style)
          .environment(UserData(charts: [set]))
      }
      guard !stage.drawList().commands.isEmpty else { throw Finding("an empty picture") }
    }
  }

  private func check(_ error: ChartSetError, isOfFile: Bool) throws {
    guard isOneLine("\(error)"), !error.message.isEmpty else {
      throw Finding("an error of several lines, or of none: \(error)")
    }
    guard isOfFile || (error.path != nil && error.line != nil) else {
      throw Finding("an error of a chart without a place: \(error)")
    }
    guard (error.line ?? 1) >= 1, (error.column ?? 1) >= 1, !error.message.contains("()") else {
      throw Finding("an impossible place, or words that are missing: \(error)")
    }
  }

  private func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
