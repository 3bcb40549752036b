import Graphics

/// A group of views with a header and a footer.
///
/// In stacks, the header, the content and the footer follow each other. In lazy grids, the header and the
/// footer each take a whole line, and the content begins on a new line. In menus, a band separates a section from the
/// rows around it. Lazy containers can pin headers and footers to the edges of the visible part; see
/// `PinnedScrollableViews`. In lists in the style `sidebar`, the header of a section that can hide its content has a
/// chevron, and a tap on the header hides or shows the content.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is displayed.
  var isExpanded = true
  /// The binding that hides the content; `nil` if the header of a sidebar has no chevron.
  var expansion: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package func makeNode(_ context: NodeContext) -> Node { SectionNode(self, context) }
}

extension Section: RowContainer where Parent: View, Content: View, Footer: View {
  nonisolated static var holdsSections: Bool { true }

  func appendRows(to list: inout RowList) {
    list.append(
      sectionWith: header, content: isExpanded ? content : nil, footer: footer, expansion: expansion
    )
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The views above the content, or before it.
  ///   - footer: The views below the content, or after it.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - header: The view above the content, or before it.
  ///   - footer: The view below the content, or after it.
  ///   - content: The views of the section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - footer: The views below the content, or after it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - footer: The view below the content, or after it.
  ///   - content: The views of the section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The views above the content, or before it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - header: The view above the content, or before it.
  ///   - content: The views of the section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section with a header that can hide its content.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views of the section.
  ///   - header: The views above the content, or before it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue, expansion: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  ///
  /// - Parameter content: The views of the section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the header.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the header.
  ///   - content: The views of the section.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title that can hide its content.
  ///
  /// - Parameters:
  ///   - title: The text of the header.
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue, expansion: isExpanded)
  }

  /// Creates a section that can hide its content, with a title whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the header.
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views of the section.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue, expansion: isExpanded)
  }
}

/// The node of a section, which marks the elements of its views with their roles.
final class SectionNode<Parent: View, Content: View, Footer: View>:
  TypedNode<Section<Parent, Content, Footer>>
{
  private var header: Node?
  private var content: Node?
  private var footer: Node?
  private var headerEnvironment = DerivedEnvironment()

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(view, context)
    reconcileAll()
  }

  override var children: [Node] { [header, content, footer].compactMap { $0 } }

  override func update(
    _ view: Section<Parent, Content, Footer>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    reconcileAll()
  }

  override func environmentDidChange() {
    header?.setEnvironment(environmentOfHeader)
    content?.setEnvironment(environment)
    footer?.setEnvironment(environment)
  }

  /// The environment of the header, which is small in menus.
  private var environmentOfHeader: EnvironmentValues {
    guard !environment.menuLevels.isEmpty else { return environment }
    return headerEnvironment.made(from: environment) {
      $0.font = .footnote
      $0.foregroundStyle = AnyShapeStyle(Color.secondary)
    }
  }

  private func reconcileAll() {
    header = reconciled(header, with: view.header, environment: environmentOfHeader)
    content = reconciled(content, with: view.isExpanded ? view.content : nil)
    footer = reconciled(footer, with: view.footer)
  }

  override func collectElements() -> ElementList {
    func marked(_ node: Node?, as role: SectionMark.Role) -> [LayoutElement] {
      let elements = node?.elements.array ?? []
      // The mark of an inner section is kept.
      for element in elements where element.section == nil {
        element.ownSection = SectionMark(section: .node(number), role: role)
      }
      return elements
    }
    return .many(
      marked(header, as: .header) + marked(content, as: .content) + marked(footer, as: .footer))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can hide the content of the section in a sidebar.
  ///
  /// It is `true` by default. A section without a binding for this state cannot hide its content.
  public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    if !collapsible { section.expansion = nil }
    return section
  }
}
