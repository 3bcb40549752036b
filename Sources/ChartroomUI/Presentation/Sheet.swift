nonisolated extension View {
  /// Presents a sheet while a binding is `true`.
  ///
  /// The sheet slides over the lower part of the screen; see `presentationDetents(_:)`. A drag down, or a tap beside
  /// the sheet, dismisses it and writes `false` to the binding. One view is presented at a time: a further one waits
  /// until the first is dismissed, unless it is presented by a view in the sheet.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean that is `true` if the sheet is presented.
  ///   - onDismiss: The action to perform after the sheet was dismissed; `nil`, the default, for none.
  ///   - content: Returns the views of the sheet, which have the environment of this view.
  /// - Returns: The view with the sheet.
  /// - Note: Unlike in SwiftUI, the sheet appears and disappears without a movement, unless `animatesPresentations` of
  ///   the stage is set.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPresentation(
        style: .sheet, isPresented: isPresented, onDismiss: onDismiss,
        content: { AnyView(content()) }))
  }

  /// Presents a sheet for the item that a binding holds.
  ///
  /// Another item with the same id updates the sheet; one with another id dismisses the sheet and presents a new one.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; `nil` presents no sheet.
  ///   - onDismiss: The action to perform after the sheet was dismissed; `nil`, the default, for none.
  ///   - content: Returns the views of the sheet for the item.
  /// - Returns: The view with the sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation(
        style: .sheet, item: item, onDismiss: onDismiss, content: { AnyView(content($0)) }))
  }

  /// Presents a view that covers the whole screen while a binding is `true`.
  ///
  /// Only `dismiss` and the binding end the presentation.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean that is `true` if the view is presented.
  ///   - onDismiss: The action to perform after the view was dismissed; `nil`, the default, for none.
  ///   - content: Returns the views to present, which have the environment of this view.
  /// - Returns: The view.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPresentation(
        style: .cover, isPresented: isPresented, onDismiss: onDismiss,
        content: { AnyView(content()) }))
  }

  /// Presents a view that covers the whole screen for the item that a binding holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; `nil` presents nothing.
  ///   - onDismiss: The action to perform after the view was dismissed; `nil`, the default, for none.
  ///   - content: Returns the views to present for the item.
  /// - Returns: The view.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation(
        style: .cover, item: item, onDismiss: onDismiss, content: { AnyView(content($0)) }))
  }
}
