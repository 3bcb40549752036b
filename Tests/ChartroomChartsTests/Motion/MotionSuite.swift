import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport

/// An element of a chart whose data changes.
struct MotionItem: Identifiable {
  let id: String
  var value: Double
}

/// Data that tests change from outside of the views.
@Observable
final class MotionData {
  var items: [MotionItem]
  /// The upper end of the Y scale.
  var limit = 10.0

  init(_ values: KeyValuePairs<String, Double>) { items = MotionData.items(values) }

  static func items(_ values: KeyValuePairs<String, Double>) -> [MotionItem] {
    values.map { MotionItem(id: $0.key, value: $0.value) }
  }
}

/// A view whose closure is its body, so that it is evaluated when the data changes.
struct EvaluatedChart<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

/// The stages and probes of the tests of chart motion.
@MainActor
protocol MotionSuite {}

extension MotionSuite {
  var linear: Animation { .linear(duration: 1) }

  func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = Stage(
      size: ProposedViewSize(width: 100, height: 100), scale: 1, shaper: BoxShaper()
    ) { EvaluatedChart(content: content) }
    _ = stage.drawList()
    return stage
  }

  func bars(_ data: MotionData) -> Stage {
    stage {
      Chart(data.items) { BarMark(x: .value("x", $0.id), y: .value("y", $0.value)) }
        .chartYScale(domain: 0...data.limit).chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  func lines(_ data: MotionData) -> Stage {
    stage {
      Chart(data.items) {
        LineMark(x: .value("x", Double($0.id) ?? 0), y: .value("y", $0.value))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  /// Returns the commands of a list and of its groups.
  func commands(_ list: DrawList) -> [DrawCommand] {
    list.commands.flatMap { command -> [DrawCommand] in
      if case .group(let group) = command {
        [command] + commands(group.contents)
      } else {
        [command]
      }
    }
  }

  /// Returns the rectangles of all fills of a stage.
  func frames(_ stage: Stage) -> [CGRect] { frames(stage.drawList()) }

  /// Returns the rectangles of all fills.
  func frames(_ list: DrawList) -> [CGRect] {
    commands(list).compactMap { command in
      guard case .fill(let path, _, _) = command else { return nil }
      let rect = path.boundingRect
      // Edges are computed, and the expected ones are not.
      func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
      return CGRect(
        x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
        height: rounded(rect.height))
    }
  }

  /// Returns the points of all lines.
  func points(_ stage: Stage) -> [CGPoint] {
    commands(stage.drawList()).flatMap { command -> [CGPoint] in
      if case .polyline(let line, _, _) = command { Array(line.points) } else { [] }
    }
  }

  /// Returns the groups of marks that appear or vanish.
  func fading(_ stage: Stage) -> [DrawGroup] {
    commands(stage.drawList()).compactMap { command in
      if case .group(let group) = command, group.opacity < 1 { group } else { nil }
    }
  }

  /// Returns the lines of a text in order, because the labels that vanish are behind the others.
  func sorted(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }

  func text(_ stage: Stage) -> String { stage.drawList().description }
}
