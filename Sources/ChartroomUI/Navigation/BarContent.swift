import Foundation

/// The content that a view adds to a bar of its screen, with the app's values in the environment of the view.
///
/// They are the objects, the values of keys that the app has defined, and values of the system that are no style, such
/// as the locale. The tint of the view, if it has one, replaces that of the bar. Fonts, sizes and other styles are
/// those of the bar.
struct BarContent<Content: View> {
  let content: Content
  let inherited: EnvironmentValues
}

extension BarContent: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment.takeAppValues(of: inherited)
    environment.editMode = inherited.editMode
    environment.openURL = inherited.openURL
    environment.locale = inherited.locale
    environment.calendar = inherited.calendar
    environment.timeZone = inherited.timeZone
    if let tint = inherited.tint { environment.tint = tint }
  }

  func mayChangeOtherwise(than other: Self) -> Bool { !inherited.isSame(as: other.inherited) }
}

extension BarContent: RowModifying {
  func modified(_ row: some View) -> any View { BarContent<_>(content: row, inherited: inherited) }
}
