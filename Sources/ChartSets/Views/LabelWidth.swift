package import ChartroomUI
package import Foundation
package import Graphics

/// A measurer of the width of texts in an environment.
package struct LabelWidth {
  let environment: EnvironmentValues

  package init(environment: EnvironmentValues) { self.environment = environment }

  /// Returns whether both measure in the same environment.
  func isSame(as other: LabelWidth) -> Bool { environment.isSame(as: other.environment) }

  /// Returns the width of the widest label, in points; without a stage, it is estimated from the number
  /// of characters.
  @MainActor
  package func callAsFunction(_ labels: [String], _ font: Font) -> CGFloat {
    labels.map { label in
      environment.textMeasurer?.size(of: label, font: font, in: environment).width
        ?? CGFloat(label.count) * font.resolve(in: environment.dynamicTypeSize).size * 0.6
    }.max() ?? 0
  }
}
