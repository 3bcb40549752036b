import Foundation

nonisolated extension View {
  /// Sets the value of a preference, computed from an anchor in this view.
  ///
  /// The preference changes when the view moves or changes its size.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - value: The point or rectangle in the view.
  ///   - transform: A closure that computes the value of the preference from the anchor.
  /// - Returns: The view with the preference.
  public func anchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    AnchorView<Self, Key, Place>(content: self, source: value) { value, anchor in
      value = transform(anchor)
    }
  }

  /// Modifies the value of a preference set by the view's descendants, using an anchor in this view.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the preference.
  ///   - value: The point or rectangle in the view.
  ///   - transform: A closure that modifies the combined value of the descendants, or the default value if
  ///     they set none, using the anchor.
  /// - Returns: The view with the modified preference.
  public func transformAnchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    AnchorView<Self, Key, Place>(content: self, source: value, change: transform)
  }
}

struct AnchorView<Content: View, Key: PreferenceKey, Place> {
  let content: Content
  let source: Anchor<Place>.Source
  let change: (inout Key.Value, Anchor<Place>) -> Void
}

extension AnchorView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { AnchorNode(self, context) }
}

/// The node of a view that sets or changes a preference by its place.
final class AnchorNode<Content: View, Key: PreferenceKey, Place>:
  ContentNode<AnchorView<Content, Key, Place>>
{
  /// The displayed frame for which the preference was last made.
  private var frame: CGRect?

  override init(_ view: AnchorView<Content, Key, Place>, _ context: NodeContext) {
    super.init(view, context)
    holdPreferences()
    core.addAnchor(self)
  }

  override func update(_ view: AnchorView<Content, Key, Place>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    // The closure may make another value.
    invalidatePreferences()
  }

  override func layoutDidChange() {
    let frames = elements.map {
      $0.displayed(CGRect(origin: .zero, size: $0.size), in: .global)
    }
    let frame = frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    guard frame != self.frame else { return }
    self.frame = frame
    invalidatePreferences()
  }

  override func combinedPreference<Wanted: PreferenceKey>(_ key: Wanted.Type) -> Wanted.Value? {
    guard key == Key.self, let frame else { return childPreference(key) }
    var value = childPreference(Key.self) ?? Key.defaultValue
    view.change(&value, view.source.anchor(frame))
    return unsafeBitCast(value, to: Wanted.Value.self)
  }
}
