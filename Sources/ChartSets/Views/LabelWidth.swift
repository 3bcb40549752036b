package import ChartroomUI
package import Foundation
package import Graphics

/// The width of texts in one environment.
package struct LabelWidth {
  let environment: EnvironmentValues

  package init(environment: EnvironmentValues) { self.environment = environment }

  /// Whether both measure in one environment.
  func isSame(as other: LabelWidth) -> Bool { environment.isSame(as: other.environment) }

  /// The width of the widest label; outside of a stage an estimate by its number of characters.
  @MainActor
  package func callAsFunction(_ labels: [String], _ font: Font) -> CGFloat {
    labels.map { label in
      environment.textMeasurer?.size(of: label, font: font, in: environment).width
        ?? CGFloat(label.count) * font.resolve(in: environment.dynamicTypeSize).size * 0.6
    }.max() ?? 0
  }
}
