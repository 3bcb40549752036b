/// A way in which a group is combined with what is drawn before: blend functions and the operators of Porter and Duff.
///
/// Source: the specification Compositing and Blending of the W3C. The raw values are those of Core Graphics.
public enum DrawBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

extension DrawList {
  /// Whether a group of the list, at any depth, blends with what is drawn before it, other than by covering it.
  ///
  /// - Complexity: O(*n*) for *n* commands.
  package var blends: Bool {
    commands.contains { command in
      guard case .group(let group) = command else { return false }
      return group.blendMode != .normal || !group.isFlattened && group.contents.blends
    }
  }
}

extension DrawGroup {
  /// Whether the contents must be drawn into a layer before they are combined with what is drawn before.
  package var needsLayer: Bool {
    opacity < 1 || blendMode != .normal || isFlattened && contents.blends
  }
}
