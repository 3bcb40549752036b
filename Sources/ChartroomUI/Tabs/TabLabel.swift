/// A view of the image and the title of a label in a bar, such as that of the item of a tab bar.
///
/// They are the first `Image` and the first `Text` in the label, however deeply nested. The modifiers
/// around them have no effect, but for ids and the variants of symbols.
struct TabLabel<Content: View> {
  let label: any View
  let content: (TabLabelParts) -> Content

  init(_ label: any View, @ViewBuilder content: @escaping (TabLabelParts) -> Content) {
    self.label = label
    self.content = content
  }
}

extension TabLabel: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { TabLabelNode(self, context) }
}

/// The image and the title of a label in a bar.
struct TabLabelParts {
  fileprivate struct Part<Content: View> {
    let content: Content
    /// The innermost id around the view, which `Stage.frame(of:)` finds; `nil` for none.
    let id: AnyHashable?
  }

  fileprivate var image: Part<Image>?
  fileprivate var text: Part<Text>?
  fileprivate var variants = SymbolVariants.none

  /// The image in its own size, if there is one.
  @MainActor @ViewBuilder var icon: some View {
    if let image {
      image.content.unresizable.environment(\.symbolVariants, variants).identified(as: image.id)
    }
  }

  /// The text without its own styles, if there is one.
  @MainActor @ViewBuilder var title: some View {
    if let text { text.content.unstyled.identified(as: text.id) }
  }
}

extension View {
  @ViewBuilder
  fileprivate func identified(as id: AnyHashable?) -> some View {
    if let id { self.id(id) } else { self }
  }
}

/// The node of the parts of a label, which evaluates the bodies in the label to find them.
private final class TabLabelNode<Content: View>: TypedNode<TabLabel<Content>> {
  private lazy var bodies = RowBodies(of: self)
  private var slot: Node?

  override init(_ view: TabLabel<Content>, _ context: NodeContext) {
    super.init(view, context)
    show()
  }

  override var children: [Node] { (slot.map { [$0] } ?? []) + bodies.nodes }

  override func collectElements() -> ElementList { slot?.elements ?? [] }

  override func update(_ view: TabLabel<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    show()
  }

  override func environmentDidChange() { show() }

  override func refresh() { show() }

  private func show() {
    let parts = observing {
      bodies.list(in: environment) { bodies in
        var search = TabLabelSearch(bodies: bodies)
        search.visit(view.label)
        return search.parts
      }
    }
    // Bodies that were evaluated in between have invalidated this node.
    core.didRefresh(self)
    slot = reconciled(slot, with: view.content(parts))
  }
}

/// The search for the image and the title in a label.
@MainActor
private struct TabLabelSearch {
  let bodies: RowBodies
  var parts = TabLabelParts()
  /// The innermost id around the view that is visited.
  private var id: AnyHashable?
  /// The place of the view that is visited in the structure of the label.
  private var path: [AnyHashable] = []

  init(bodies: RowBodies) { self.bodies = bodies }

  /// Looks for the parts that are not yet found in a view and the views that it consists of.
  mutating func visit(_ view: any View) {
    if parts.image != nil, parts.text != nil { return }
    switch view {
    case let image as Image:
      guard parts.image == nil else { return }
      parts.image = TabLabelParts.Part(content: image, id: id)
      parts.variants = bodies.reading { $0.symbolVariants }
    case let text as Text:
      if parts.text == nil { parts.text = TabLabelParts.Part(content: text, id: id) }
    case let label as any TitleAndIcon:
      // An icon can be a text, such as an emoji.
      visit(label.titleView, part: 0)
      visit(label.iconView, part: 1)
    case let setting as any EnvironmentModifying: visitContent(of: setting)
    case let wrapper as any RowWrapper: visitWrapped(of: wrapper)
    case let container as any ContainerView: visit(container.content)
    case is any RowContainer: visitRows(of: view)
    default: visitBody(of: view)
    }
  }

  private mutating func visit(_ view: any View, part: some Hashable) {
    path.append(AnyHashable(part))
    visit(view)
    path.removeLast()
  }

  private mutating func visitContent(of setting: some EnvironmentModifying) {
    bodies.changing(setting.change) { visit(setting.content) }
  }

  private mutating func visitWrapped(of wrapper: any RowWrapper) {
    guard let wrapped = wrapper.wrappedRow else { return }
    let outer = id
    id = (wrapper as? any IdentifiedRow)?.rowID ?? outer
    visit(wrapped)
    id = outer
  }

  private mutating func visitRows(of view: some View) {
    let rows = RowList(of: view)
    for index in 0..<rows.count { visit(rows.row(at: index), part: rows.id(at: index)) }
  }

  private mutating func visitBody<V: View>(of view: V) {
    guard V.Body.self != Never.self else { return }
    let body = bodies.body(of: view, properties: .of(V.self), offset: 0, at: path)
    if let body { visit(body, part: ObjectIdentifier(V.self)) }
  }
}
