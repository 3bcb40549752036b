/// The root of the JSON text: one chart object, or an array of them.
struct ChartSetDocument: Decodable {
  var charts: [Result<ChartElement, ChartProblem>] = []

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd {
        charts.append(try list.decode(Attempt.self).result)
      }
    } else if (try? decoder.container(keyedBy: AnyKey.self)) != nil {
      charts = [try Attempt(from: decoder).result]
    } else {
      throw ChartProblem(
        [], "found \(try FoundValue(from: decoder)), expected a chart object or an array of them")
    }
  }

  /// A chart that may fail alone.
  private struct Attempt: Decodable {
    let result: Result<ChartElement, ChartProblem>

    init(from decoder: any Decoder) throws {
      do {
        result = .success(try ChartElement(from: decoder))
      } catch let problem as ChartProblem {
        result = .failure(problem)
      }
    }
  }
}
