import Foundation
import Graphics

/// The draw list of a canvas, or of one of its layers, while it is drawn.
///
/// Consecutive commands under the same transform and clip share a group.
final class CanvasRecording {
  private var list = DrawList()
  private var pending = DrawList()
  private var place = CanvasState.Place()

  /// Appends commands, in the user space of a state.
  func append(_ commands: DrawList, in state: CanvasState) {
    guard !commands.isEmpty, state.opacity > 0, state.place.isFinite else { return }
    if state.isPlain {
      if state.place != place { endGroup() }
      place = state.place
      for command in commands.commands { pending.append(command) }
    } else {
      endGroup()
      list.append(state.composited(state.place.transformed(commands)), offset: .zero)
    }
  }

  /// Appends a finished layer, which is in the space of the canvas.
  func append(layer: DrawList, in state: CanvasState) {
    guard !layer.isEmpty, state.opacity > 0 else { return }
    endGroup()
    list.append(state.composited(layer.isolated), offset: .zero)
  }

  private func endGroup() {
    guard !pending.isEmpty else { return }
    let group = place.clipped(place.transformed(pending))
    for command in group.commands { list.append(command) }
    pending = DrawList()
  }

  /// Returns the commands so far, in the space of the canvas.
  func finish() -> DrawList {
    endGroup()
    return list
  }
}

/// What a context applies to a drawing.
struct CanvasState {
  /// An area outside of which nothing is drawn, in the space of the canvas.
  enum Clip: Equatable {
    case path(DrawGroup.Clip)
    case mask(DrawList)
  }

  /// The transform from user space to the space of the canvas, and the clips.
  struct Place: Equatable {
    var transform = CGAffineTransform.identity
    /// The clips, in the order in which they were set; all of them apply.
    var clips: [Clip] = []

    var isFinite: Bool {
      let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      return [a, b, c, d, transform.tx, transform.ty].allSatisfy(\.isFinite)
    }

    /// Returns commands in user space as commands in the space of the canvas.
    func transformed(_ commands: DrawList) -> DrawList {
      guard !transform.isIdentity else { return commands }
      return DrawList([.group(DrawGroup(contents: commands, transform: transform))])
    }

    /// Returns commands in the space of the canvas under all clips.
    func clipped(_ commands: DrawList) -> DrawList { outlined(masked(commands)) }

    /// Returns commands in the space of the canvas under those clips that are paths.
    func outlined(_ commands: DrawList) -> DrawList {
      clips.reversed().reduce(commands) { inner, clip in
        guard case .path(let clip) = clip else { return inner }
        return DrawList([.group(DrawGroup(contents: inner, clip: clip))])
      }
    }

    /// Returns commands in the space of the canvas under those clips that are masks.
    func masked(_ commands: DrawList) -> DrawList {
      clips.reversed().reduce(commands) { inner, clip in
        guard case .mask(let mask) = clip else { return inner }
        return DrawList([.group(DrawGroup(contents: inner, mask: mask))])
      }
    }
  }

  var place = Place()
  /// The bounding rectangle of the clips, in the space of the canvas.
  var clipBounds: CGRect
  var opacity = 1.0
  var blendMode = DrawBlendMode.normal
  /// The filters, in the order in which they were added; the last one is applied first.
  var filters: [GraphicsContext.Filter.Kind] = []

  /// Whether only the place affects a drawing.
  var isPlain: Bool { opacity >= 1 && filters.isEmpty && blendMode == .normal }

  /// Returns a drawing in the space of the canvas with the filters, the opacity, the clips and the blend mode.
  func composited(_ commands: DrawList) -> DrawList {
    var drawn = filters.reversed().reduce(commands) { $1.applied(to: $0) }
    if opacity < 1 { drawn = DrawList([.group(DrawGroup(contents: drawn, opacity: opacity))]) }
    guard blendMode != .normal else { return place.clipped(drawn) }
    // A group with a mask is isolated, and one with a clip is not.
    var group = DrawGroup(contents: place.masked(drawn))
    group.blendMode = blendMode
    return place.outlined(DrawList([.group(group)]))
  }
}

extension DrawList {
  /// The list, isolated if it blends.
  var isolated: DrawList {
    blends ? DrawList([.group(DrawGroup(contents: self, isFlattened: true))]) : self
  }
}
