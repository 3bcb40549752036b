import Observation

/// A view that one view of a stage creates and another one displays.
///
/// A preference can carry it: its identity stays the same while its content changes, so that the displaying view is
/// the only one to depend on the content.
@MainActor
@Observable
final class RelayedView {
  private(set) var content = AnyView(EmptyView())

  nonisolated init() {}

  /// Replaces the content, if it may differ.
  func show(_ content: AnyView) {
    // The view that replaces the content does not depend on it, so that the stored value is read.
    if mayDiffer(content, _content) { self.content = content }
  }
}

/// The content of a `RelayedView`.
struct RelayedContent {
  let view: RelayedView
}

extension RelayedContent: View {
  var body: some View { view.content }
}
