/// How a group is composited with its backdrop: a blend function or an operator of Porter and Duff.
///
/// The backdrop is what is drawn before the group, up to the nearest isolated group around it.
///
/// Source: the specification Compositing and Blending of the W3C. The raw values are those of Core Graphics.
public enum DrawBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

extension DrawList {
  /// Whether a group of the list, at any depth, is composited with the backdrop of the list in another mode than
  /// `.normal`.
  ///
  /// - Complexity: O(*n*) for *n* commands.
  package var blends: Bool {
    commands.contains { command in
      guard case .group(let group) = command else { return false }
      return group.blendMode != .normal || !group.isIsolated && group.contents.blends
    }
  }
}

extension DrawGroup {
  /// Whether the contents must be drawn into a layer of their own before they are composited with the backdrop.
  package var needsLayer: Bool {
    opacity < 1 || blendMode != .normal || (isFlattened || mask != nil) && contents.blends
  }

  /// Whether the backdrop of groups inside of the group begins empty.
  fileprivate var isIsolated: Bool {
    isFlattened || opacity < 1 || blendMode != .normal || mask != nil || filter != nil
      || projection?.affine == nil && projection != nil
  }
}
