import Foundation

/// The content of an item of a bar, with what the app has set in the environment of the view with the toolbar.
///
/// Fonts, sizes and the like are those of the bar.
struct ToolbarItemContent {
  let content: AnyView
  let inherited: EnvironmentValues
}

extension ToolbarItemContent: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment.takeAppValues(of: inherited)
    environment.editMode = inherited.editMode
  }

  func mayChangeOtherwise(than other: Self) -> Bool { !inherited.isSame(as: other.inherited) }
}
