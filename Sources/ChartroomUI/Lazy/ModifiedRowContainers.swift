// Modified views whose modifier applies to each row of a lazy container.
//
// Modifiers that act once for all of their content, such as `onChange(of:initial:_:)`, belong to no row.

extension ModifiedContent: RowContainer where Content: View, Modifier: ElementModifier {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let modifier = modifier
    func modified(_ row: some View) -> any View { row.modifier(modifier) }
    list.append(content) { modified($0) }
  }
}

extension AppearanceView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

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
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let apply = apply
    func modified(_ row: some View) -> any View {
      EnvironmentChange<_>(content: row, apply: apply)
    }
    list.append(content, changing: apply) { modified($0) }
  }
}

extension EnvironmentSetting: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let (path, value) = (path, value)
    func modified(_ row: some View) -> any View {
      EnvironmentSetting<_, Value>(content: row, path: path, value: value)
    }
    list.append(content) {
      $0[keyPath: path] = value
    } modifying: {
      modified($0)
    }
  }
}

extension ForegroundSetting: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let (style, includesButtons) = (style, includesButtons)
    func modified(_ row: some View) -> any View {
      ForegroundSetting<_, Style>(content: row, style: style, includesButtons: includesButtons)
    }
    list.append(content) { modified($0) }
  }
}

extension ForegroundColorSetting: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let color = color
    func modified(_ row: some View) -> any View {
      ForegroundColorSetting<_>(content: row, color: color)
    }
    list.append(content) { modified($0) }
  }
}

extension PreferenceView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let value = value
    func modified(_ row: some View) -> any View {
      PreferenceView<_, Key>(content: row, value: value)
    }
    list.append(content) { modified($0) }
  }
}

extension PreferenceChangeView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let change = change
    func modified(_ row: some View) -> any View {
      PreferenceChangeView<_, Key>(content: row, change: change)
    }
    list.append(content) { modified($0) }
  }
}

extension TaskView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let (id, priority, action) = (id, priority, action)
    func modified(_ row: some View) -> any View {
      TaskView<_, ID>(content: row, id: id, priority: priority, action: action)
    }
    list.append(content) { modified($0) }
  }
}

extension ChangeView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let attachment = ChangeView<EmptyView, Value>(
      content: EmptyView(), value: value, isInitial: isInitial, action: action)
    list.append(content, attaching: attachment, of: self)
  }
}

extension SubscriptionView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    let attachment = SubscriptionView<EmptyView, P>(
      content: EmptyView(), publisher: publisher, action: action)
    list.append(content, attaching: attachment, of: self)
  }
}
