/// A modifier that presents a view while a binding is `true`.
struct FlagPresentation {
  let style: PresentationStyle
  let isPresented: Binding<Bool>
  var onDismiss: (() -> Void)?
  /// Whether there is something to present.
  var isPossible = true
  let content: () -> AnyView
}

extension FlagPresentation: ViewModifier {
  func body(content: Content) -> some View {
    PresentingView(
      content: content,
      request: isPresented.wrappedValue && isPossible
        ? PresentationRequest(
          style: style, dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
          content: self.content)
        : nil)
  }
}

extension FlagPresentation: RowsModifier {
  var rowScope: RowScope { style.rowScope }
}

extension PresentationStyle {
  /// The scope of a presentation of several rows of a list: each row can have a view beside it.
  fileprivate var rowScope: RowScope {
    switch self {
    case .popover, .menu, .contextMenu: .eachRow
    case .sheet, .cover, .alert, .dialog: .allRows
    }
  }
}

/// A modifier that presents a view for the item that a binding holds.
struct ItemPresentation<Item: Identifiable> {
  let style: PresentationStyle
  let item: Binding<Item?>
  var onDismiss: (() -> Void)?
  let content: (Item) -> AnyView
}

extension ItemPresentation: ViewModifier {
  func body(content: Content) -> some View {
    PresentingView(
      content: content,
      request: item.wrappedValue.map { shown in
        PresentationRequest(
          style: style, item: AnyHashable(shown.id), dismiss: { item.wrappedValue = nil },
          onDismiss: onDismiss, content: { self.content(shown) })
      })
  }
}

extension ItemPresentation: RowsModifier {
  var rowScope: RowScope { style.rowScope }
}

nonisolated extension FlagPresentation {
  /// Creates a modifier that asks a question.
  ///
  /// - Parameters:
  ///   - style: The kind of presentation.
  ///   - title: The title, if it is visible.
  ///   - isPresented: A binding to a Boolean that is `true` if the question is asked.
  ///   - message: The message below the title.
  ///   - actions: The buttons; `nil` asks nothing.
  init<Message: View, Actions: View>(
    _ style: PresentationStyle, title: Text?, isPresented: Binding<Bool>, message: Message?,
    actions: Actions?
  ) {
    self.init(
      style: style, isPresented: isPresented, isPossible: actions != nil,
      content: {
        AnyView(
          Question(title: title, message: message.map { AnyView($0) }, actions: AnyView(actions)))
      })
  }
}
