import Foundation
import Graphics

/// A view whose content is scrolled to a view, and whose binding follows the user.
struct ScrolledToView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var link = ScrollLink()
  @State private var writing = Writing()

  init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    self.id = id
    self.anchor = anchor
  }

  /// The scrolls by the user that were written to the binding.
  @MainActor
  private final class Writing {
    var userScrolls = 0
    /// The identifier that was written, to which the content need not be scrolled.
    var id: ID?

    nonisolated init() {}
  }
}

extension ScrolledToView: View {
  var body: some View {
    ScrollViewReader { proxy in
      TargetsReader { targets in
        LayoutActionView(
          content: content.environment(\.scrollLink, link),
          reading: NearestTargetReading<ID>(link: link, targets: targets, anchor: anchor)
        ) { write($1) }
      }
      .onAppear { if let id = id.wrappedValue { proxy.scrollTo(id, anchor: anchor) } }
      .onChange(of: id.wrappedValue) { _, id in
        let written = writing.id
        writing.id = nil
        if let id, id != written { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }

  @MainActor
  private func write(_ nearest: NearestTarget<ID>) {
    guard nearest.userScrolls > writing.userScrolls else { return }
    writing.userScrolls = nearest.userScrolls
    guard let new = nearest.id, new != id.wrappedValue else { return }
    writing.id = new
    id.wrappedValue = new
    // A binding that ignores the value reports no change.
    if id.wrappedValue != new { writing.id = nil }
  }
}

/// The target that is nearest to an anchor of the visible part after a number of scrolls by the user.
private struct NearestTarget<ID: Hashable>: Equatable {
  var id: ID?
  var userScrolls: Int
}

/// A reading of the nearest target, after the user has scrolled.
private struct NearestTargetReading<ID: Hashable> {
  let link: ScrollLink
  let targets: ScrollTargets
  let anchor: UnitPoint?
}

extension NearestTargetReading: LayoutReading {
  func value(of elements: ElementList) -> NearestTarget<ID>? {
    guard link.userScrolls > 0, let scroller = link.outermost else { return nil }
    let isMirrored = scroller.layoutDirection == .rightToLeft
    var anchor = anchor ?? .topLeading
    // Frames are those of a content that begins at the right edge.
    if isMirrored { anchor.x = 1 - anchor.x }
    let (frame, margins) = (scroller.unobscured, scroller.margins)
    let place = anchor.point(
      in: CGRect(
        x: frame.minX + (isMirrored ? margins.trailing : margins.leading),
        y: frame.minY + margins.top, width: frame.width - margins.width,
        height: frame.height - margins.height))
    func distance(_ frame: CGRect) -> CGFloat {
      let point = anchor.point(in: frame)
      return (scroller.scrolls(.horizontal) ? abs(point.x - place.x) : 0)
        + (scroller.scrolls(.vertical) ? abs(point.y - place.y) : 0)
    }
    let nearest = targets.targets(of: scroller, type: ID.self)
      .min { distance($0.frame) < distance($1.frame) }
    return NearestTarget(id: nearest?.id, userScrolls: link.userScrolls)
  }
}
