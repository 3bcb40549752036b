import ChartSets
import Foundation

/// A suite that reads chart sets from texts.
protocol ReadingSuite {}

extension ReadingSuite {
  /// Returns the error of the file `a.json` with a text; the ids of its charts if there is none.
  func message(_ json: String) -> String {
    do {
      let file = try ChartSetFile(decoding: Data(json.utf8), file: "a.json")
      return try file.charts.map { "\(try $0.get().id)" }.joined()
    } catch {
      return "\(error)"
    }
  }

  /// Returns the text of a chart with one line of one point, and with other properties.
  func chart(_ extra: String, value: String = "1") -> String {
    """
    {"columns": [["x", 0], ["y0", \(value)]], "types": {"x": "x", "y0": "line"},
    \(extra)}
    """
  }
}
