/// A modifier of previews, which can prepare values that several previews share.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { Store(samples: 20) }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleData())) { ShelfView() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared values.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that the modifier changes.
  typealias Content = AnyView

  /// Creates the shared values.
  @MainActor @preconcurrency
  static func makeSharedContext() async throws -> Context
  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates no shared values.
  @MainActor @preconcurrency
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// Returns the trait of a modifier of the preview.
  ///
  /// Until the shared values have been created, in a task of the stage, the preview is empty. It stays empty if that
  /// fails.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    // A modifier is a value that is used on the main actor only.
    nonisolated(unsafe) let modifier = modifier
    return Self(layout: .default) { AnyView(ModifiedPreview(content: $0, modifier: modifier)) }
  }
}

/// A preview with a modifier.
private struct ModifiedPreview<Modifier: PreviewModifier> {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?

  init(content: AnyView, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedPreview: View {
  var body: some View {
    ZStack {
      if let context { modifier.body(content: content, context: context) }
    }
    .task { context = try? await Modifier.makeSharedContext() }
  }
}
