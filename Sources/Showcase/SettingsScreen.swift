import ChartroomUI
package import Foundation
package import Graphics
import Observation

/// A settings screen of 1 000 views, for the benchmarks of the view engine.
///
/// It is a form of 10 sections, each with a title and 7 groups of 14 views. The screen is high enough for all of them.
@MainActor
package final class SettingsScreen {
  private let values = SettingsValues()
  private let stage: Stage

  /// Creates the screen.
  ///
  /// - Parameter shaper: The shaper of its texts.
  package init(shaper: any TextShaper) {
    stage = Stage(size: ProposedViewSize(width: 390, height: 20_000), shaper: shaper) {
      [values] in
      SettingsForm(values: values)
    }
  }

  /// Evaluates and lays out what has changed.
  ///
  /// - Returns: The height of the screen, in points.
  @discardableResult
  package func layout() -> CGFloat { stage.size.height }

  /// Writes a value that one toggle shows.
  package func write() { values.isOn.toggle() }
}

@Observable
@MainActor
private final class SettingsValues {
  var isOn = false
}

private struct SettingsForm: View {
  let values: SettingsValues

  var body: some View {
    NavigationStack {
      Form {
        ForEach(0..<10, id: \.self) { section in
          Section("Section \(section)") {
            ForEach(0..<7, id: \.self) { group in
              SettingsRows(number: 7 * section + group, values: values)
            }
          }
        }
      }
    }
  }
}

/// 5 rows of 14 views.
private struct SettingsRows: View {
  let number: Int
  let values: SettingsValues

  var body: some View {
    if number == 35 {
      WrittenToggle(values: values)
    } else {
      Toggle("Option \(number)", isOn: .constant(number.isMultiple(of: 2)))
    }
    Picker("Choice \(number)", selection: .constant(1)) {
      Text("Never").tag(0)
      Text("Sometimes").tag(1)
      Text("Always").tag(2)
    }
    Stepper("Count \(number)", value: .constant(number))
    LabeledContent("Value \(number)", value: "\(number) ms")
    NavigationLink("Details \(number)") { Text("Details") }
  }
}

private struct WrittenToggle: View {
  @Bindable var values: SettingsValues

  var body: some View { Toggle("Written", isOn: $values.isOn) }
}
