// Modified views whose modifier applies to each row of a lazy container.
//
// Modifiers that act once for all of their content, such as `onChange(of:initial:_:)`, keep it in one row.

extension ModifiedContent: RowContainer where Content: View, Modifier: ElementModifier {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }

  func appendRows(to list: inout RowList) {
    let modifier = modifier
    func modified(_ row: some View) -> any View { row.modifier(modifier) }
    list.append(content) { modified($0) }
  }
}

extension AppearanceView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }

  func appendRows(to list: inout RowList) {
    let (appear, disappear) = (appear, disappear)
    func modified(_ row: some View) -> any View {
      AppearanceView<_>(content: row, appear: appear, disappear: disappear)
    }
    list.append(content) { modified($0) }
  }
}

extension EnvironmentChange: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }

  func appendRows(to list: inout RowList) {
    let apply = apply
    func modified(_ row: some View) -> any View {
      EnvironmentChange<_>(content: row, apply: apply)
    }
    list.append(content) { modified($0) }
  }
}

extension EnvironmentSetting: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }

  func appendRows(to list: inout RowList) {
    let (path, value) = (path, value)
    func modified(_ row: some View) -> any View {
      EnvironmentSetting<_, Value>(content: row, path: path, value: value)
    }
    list.append(content) { modified($0) }
  }
}

extension ForegroundSetting: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }

  func appendRows(to list: inout RowList) {
    let style = style
    func modified(_ row: some View) -> any View {
      ForegroundSetting<_, Style>(content: row, style: style)
    }
    list.append(content) { modified($0) }
  }
}
