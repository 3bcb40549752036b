import ChartroomUI
import Foundation

/// The shares of several states of a chart in the presented one; their sum is 1.
///
/// As a vector, it makes an animation from one chart to another one what it is for numbers: springs keep their
/// velocity, and other animations add.
struct PlotWeights: VectorArithmetic {
  /// A state of a chart.
  struct Term {
    let model: ChartModel
    /// The paddings of the scales in this state; `nil` for those of the model.
    let padding: ChartGeometry.Padding?
    /// The extents of the labels of the axes in this state.
    let labels: [LabelExtent]
    var weight: Double
  }

  /// The states in no particular order; their weights are not 0.
  private(set) var terms: [Term]

  /// The part of a state that is too small to be seen.
  private static let least = 1e-6

  private init(terms: [Term]) { self.terms = terms }

  /// A single state.
  init(_ model: ChartModel, _ padding: ChartGeometry.Padding?, _ labels: [LabelExtent]) {
    terms = [Term(model: model, padding: padding, labels: labels, weight: 1)]
  }

  static var zero: PlotWeights { PlotWeights(terms: []) }

  static func + (lhs: PlotWeights, rhs: PlotWeights) -> PlotWeights {
    var terms = lhs.terms
    for term in rhs.terms {
      if let index = terms.firstIndex(where: { $0.model === term.model }) {
        // The paddings of a state are known after its first layout.
        let weight = terms[index].weight + term.weight
        terms[index] = term
        terms[index].weight = weight
      } else {
        terms.append(term)
      }
    }
    return PlotWeights(terms: terms.filter { abs($0.weight) > least })
  }

  static func - (lhs: PlotWeights, rhs: PlotWeights) -> PlotWeights { lhs + rhs.scaled(by: -1) }

  static func == (lhs: PlotWeights, rhs: PlotWeights) -> Bool {
    lhs.terms.count == rhs.terms.count
      && lhs.terms.allSatisfy { term in
        rhs.terms.contains { $0.model === term.model && $0.weight == term.weight }
      }
  }

  mutating func scale(by factor: Double) {
    for index in terms.indices { terms[index].weight *= factor }
    terms.removeAll { abs($0.weight) <= Self.least }
  }

  /// Returns the states, the latest one first.
  ///
  /// - Parameter most: The maximum number of states, so that a change for every frame takes a bounded time. The weight
  ///   of each state with the least influence is given to the next later one.
  /// - Returns: The states, at most as many.
  func latest(_ most: Int) -> [Term] {
    var latest = terms.sorted { $0.model.number > $1.model.number }
    while latest.count > max(most, 1) {
      let least = latest.indices.dropFirst().min { abs(latest[$0].weight) < abs(latest[$1].weight) }
      guard let least else { break }
      latest[least - 1].weight += latest[least].weight
      latest.remove(at: least)
    }
    return latest
  }

  var magnitudeSquared: Double { terms.reduce(0) { $0 + $1.weight * $1.weight } }
}
