/// The properties of the bar of a tab view that the views of its tabs set.
struct TabBarSettings: Equatable {
  var isHidden = false
  var look = BarLook()
}

enum TabBarKey: PreferenceKey {
  static var defaultValue: TabBarSettings { TabBarSettings() }

  static func reduce(value: inout TabBarSettings, nextValue: () -> TabBarSettings) {
    let next = nextValue()
    value.isHidden = value.isHidden || next.isHidden
    value.look.add(next.look)
  }
}
