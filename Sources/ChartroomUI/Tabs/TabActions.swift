// There is no sidebar, and the items of a tab bar have no actions.

nonisolated extension TabContent {
  /// Adds buttons to the header of a section of a sidebar.
  ///
  /// Accepted, and has no effect.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Adds swipe actions to the rows of a sidebar.
  ///
  /// Accepted, and has no effect.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> { self }

  /// Adds a context menu to the rows of a sidebar.
  ///
  /// Accepted, and has no effect.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> { self }

  /// Presents a popover at the item of the tab.
  ///
  /// Accepted, and has no effect.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Presents a popover of an item at the item of the tab.
  ///
  /// Accepted, and has no effect.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> { self }

  /// Lets the item of the tab be dragged.
  ///
  /// Accepted, and has no effect.
  public func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some TabContent<TabValue> { self }

  /// Accepts drops on the item of the tab.
  ///
  /// Accepted, and has no effect.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// Sets the description of the item.
  ///
  /// Accepted, and has no effect.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  { self }

  /// Sets the description of the item.
  ///
  /// Accepted, and has no effect.
  public func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the description of the item.
  ///
  /// Accepted, and has no effect.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the value of the item.
  ///
  /// Accepted, and has no effect.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  { self }

  /// Sets the value of the item.
  ///
  /// Accepted, and has no effect.
  public func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the value of the item.
  ///
  /// Accepted, and has no effect.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(
    _ value: Value, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the hint of the item.
  ///
  /// Accepted, and has no effect.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    self
  }

  /// Sets the hint of the item.
  ///
  /// Accepted, and has no effect.
  public func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the hint of the item.
  ///
  /// Accepted, and has no effect.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the names of the item for voice control.
  ///
  /// Accepted, and has no effect.
  public func accessibilityInputLabels(
    _ labels: [Text], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the names of the item for voice control.
  ///
  /// Accepted, and has no effect.
  public func accessibilityInputLabels(
    _ labels: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the names of the item for voice control.
  ///
  /// Accepted, and has no effect.
  @_disfavoredOverload
  public func accessibilityInputLabels<Label: StringProtocol>(
    _ labels: [Label], isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the identifier of the item.
  ///
  /// Accepted, and has no effect.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}
