nonisolated extension View {
  /// Draws views in front of this view, created from the value of a preference set by this view's
  /// descendants.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - alignment: The guides used to align the overlay with this view; the centre by default.
  ///   - content: A closure that creates the views from the combined value of the descendants, or from the
  ///     default value if they set none.
  /// - Returns: The view with its overlay.
  public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(
      content: self, isInFront: true, alignment: alignment, layer: content)
  }

  /// Draws views behind this view, created from the value of a preference set by this view's descendants.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - alignment: The guides used to align the background with this view; the centre by default.
  ///   - content: A closure that creates the views from the combined value of the descendants, or from the
  ///     default value if they set none.
  /// - Returns: The view with its background.
  public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Layer
  ) -> some View {
    PreferenceLayer<Self, Key, Layer>(
      content: self, isInFront: false, alignment: alignment, layer: content)
  }
}

struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View> {
  let content: Content
  let isInFront: Bool
  let alignment: Alignment
  let layer: (Key.Value) -> Layer
}

extension PreferenceLayer: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { PreferenceLayerNode(self, context) }
}

/// The node of a view with a layer that is made from a preference of its content.
final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
  TypedNode<PreferenceLayer<Content, Key, Layer>>
{
  /// The node of the content with its layer.
  private var slot: ModifierNode<Content, Layering<Layer>>?
  /// The value from which the layer was made.
  private var value = Key.defaultValue
  private lazy var comparison = Comparison(of: Key.Value.self)

  override init(_ view: PreferenceLayer<Content, Key, Layer>, _ context: NodeContext) {
    super.init(view, context)
    show()
    preferencesDidChange()
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func update(
    _ view: PreferenceLayer<Content, Key, Layer>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    show()
  }

  override func refresh() { show() }

  override func preferencesDidChange() { core.readPreferencesLater(self) }

  override func readPreferences() {
    // The first child of the modified view is its content, without the layer.
    let new = slot?.children.first?.preference(Key.self) ?? Key.defaultValue
    guard comparison.mayDiffer(value, new) else { return }
    value = new
    // The content is not updated, so that it does not change its preferences again.
    slot?.replaceModifier(layering())
  }

  private func show() {
    core.didRefresh(self)
    slot =
      reconciled(
        slot, with: ModifiedContent(content: view.content, modifier: layering()))
      as? ModifierNode<Content, Layering<Layer>>
  }

  private func layering() -> Layering<Layer> {
    let layer = observing { view.layer(value) }
    return Layering(content: layer, isInFront: view.isInFront, alignment: view.alignment)
  }
}
