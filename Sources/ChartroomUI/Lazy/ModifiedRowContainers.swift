/// A modified view whose modifier applies to each row of its content.
@MainActor
protocol RowModifying: RowContainer {
  associatedtype Content: View
  var content: Content { get }
  /// Returns a row with the modifier.
  func modified(_ row: some View) -> any View
}

extension RowModifying {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) { list.append(content) { modified($0) } }
}

extension RowModifying where Self: EnvironmentModifying {
  func appendRows(to list: inout RowList) {
    list.append(content, changing: change) { modified($0) }
  }
}

/// A modified view whose modifier acts once for all rows of its content, and belongs to none of them.
@MainActor
protocol RowAttaching: RowContainer, View {
  associatedtype Content: View
  associatedtype Attachment: View
  var content: Content { get }
  /// A view without content with the modifier.
  var attachment: Attachment { get }
}

extension RowAttaching {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    list.append(content, attaching: attachment, of: self)
  }
}

extension ModifiedContent: RowContainer where Content: View, Modifier: ViewModifier {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount {
    let content = RowCount.of(Content.self)
    return Modifier.Body.self == Never.self
      ? content : max(content, .inBody(Modifier.Body.self))
  }

  func appendRows(to list: inout RowList) {
    let scope = (modifier as? any RowsModifier)?.rowScope
    if Modifier.self is any ElementModifier.Type || scope == .eachRow {
      list.append(content) { modified($0) }
    } else if Self.rowCount == .one || Modifier.Body.self == Never.self {
      list.append(source: SingleRow(view: self))
    } else if scope == .allRows {
      list.append(content, attaching: EmptyView().modifier(modifier), of: self)
    } else {
      list.append(
        bodyOf: ModifierBody(content: AnyView(content), modifier: modifier), count: Self.rowCount,
        properties: .of(Modifier.self), offset: ModifierBody<Modifier>.offsetOfModifier)
    }
  }

  @MainActor
  private func modified(_ row: some View) -> any View { row.modifier(modifier) }
}

/// A modifier with a body that is not evaluated to list the rows of its content.
@MainActor
protocol RowsModifier: ViewModifier {
  var rowScope: RowScope { get }
}

/// What a modifier of several rows applies to.
enum RowScope {
  case eachRow
  /// The modifier acts once for all rows together.
  case allRows
}

extension IdentifiedView: RowContainer {
  nonisolated static var holdsSections: Bool { holdsSections(Content.self) }
  static var rowCount: RowCount { .of(Content.self) }

  func appendRows(to list: inout RowList) {
    if Self.rowCount == .one {
      list.append(source: SingleRow(view: self))
    } else {
      list.append(content, id: AnyHashable(id)) { identified($0) }
    }
  }
}

extension IdentifiedView {
  private func identified(_ row: some View) -> any View {
    IdentifiedView<_, ID>(content: row, id: id)
  }
}

extension TaggedView: RowModifying {
  func modified(_ row: some View) -> any View {
    TaggedView<_, Value>(content: row, tag: tag, includesOptional: includesOptional)
  }
}

extension TransitionView: RowModifying {
  func modified(_ row: some View) -> any View {
    TransitionView<_>(content: row, transition: transition)
  }
}

extension AccessibilityView: RowModifying {
  func modified(_ row: some View) -> any View {
    AccessibilityView<_>(content: row, change: change)
  }
}

extension AppearanceView: RowModifying {
  func modified(_ row: some View) -> any View {
    AppearanceView<_>(content: row, appear: appear, disappear: disappear)
  }
}

extension EnvironmentChange: RowModifying {
  func modified(_ row: some View) -> any View {
    EnvironmentChange<_>(content: row, apply: apply)
  }
}

extension EnvironmentSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    EnvironmentSetting<_, Value>(content: row, path: path, value: value)
  }
}

extension ForegroundSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    ForegroundSetting<_, Style>(content: row, style: style, includesButtons: includesButtons)
  }
}

extension ForegroundLevels: RowModifying {
  func modified(_ row: some View) -> any View {
    ForegroundLevels<_, Primary>(content: row, primary: primary, others: others)
  }
}

extension EnvironmentObjectSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    EnvironmentObjectSetting<_, Object>(content: row, object: object)
  }
}

extension ForegroundColorSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    ForegroundColorSetting<_>(content: row, color: color)
  }
}

extension PreferenceView: RowModifying {
  func modified(_ row: some View) -> any View {
    PreferenceView<_, Key>(content: row, value: value)
  }
}

extension PreferenceChangeView: RowModifying {
  func modified(_ row: some View) -> any View {
    PreferenceChangeView<_, Key>(content: row, change: change)
  }
}

extension TaskView: RowModifying {
  func modified(_ row: some View) -> any View {
    TaskView<_, ID>(content: row, id: id, priority: priority, action: action)
  }
}

extension ChangeView: RowAttaching {
  var attachment: ChangeView<EmptyView, Value> {
    ChangeView<EmptyView, Value>(
      content: EmptyView(), value: value, isInitial: isInitial, action: action)
  }
}

extension SubscriptionView: RowAttaching {
  var attachment: SubscriptionView<EmptyView, P> {
    SubscriptionView<EmptyView, P>(content: EmptyView(), publisher: publisher, action: action)
  }
}
