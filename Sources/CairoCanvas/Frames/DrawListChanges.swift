import Foundation
import Graphics

/// The pixels in which two draw lists may differ: never too few, sometimes too many.
///
/// Commands are matched from the front, from the back, and by their places in between; whatever has
/// no equal partner has changed wherever it may draw. Groups that differ only in what they hold
/// are looked into. Equal commands keep their order, so that outside of the result both lists draw
/// the same things over each other.
struct DrawListChanges {
  /// The pixels found so far.
  private(set) var region = PixelRegion()

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: A list.
  ///   - new: Another.
  ///   - transform: Maps the points of both to pixels.
  ///   - area: The pixels that can be seen.
  /// - Complexity: Pieces with the same storage cost nothing. Others are compared until they
  ///   differ, and those that do are measured.
  init(
    from old: DrawList, to new: DrawList, transform: CGAffineTransform, area: PixelRect
  ) {
    guard transform.isUsable else { return }
    compare(old, new, transform, area) { $0 }
  }

  private typealias Effect = (PixelRect) -> PixelRect

  /// Adds the changes between two lists; `effect` tells what a changed rectangle of them changes in
  /// the picture.
  private mutating func compare(
    _ old: DrawList, _ new: DrawList, _ transform: CGAffineTransform, _ area: PixelRect,
    effect: Effect
  ) {
    let old = old.commands
    let new = new.commands
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, old[front] == new[front] { front += 1 }
    var back = 0
    while back < shorter - front, old[old.count - 1 - back] == new[new.count - 1 - back] {
      back += 1
    }
    for index in front..<max(old.count, new.count) - back {
      let before = index < old.count - back ? old[index] : nil
      let after = index < new.count - back ? new[index] : nil
      if before != after { compare(before, after, transform, area, effect: effect) }
    }
  }

  /// Adds the changes between two commands, one of which may not exist.
  private mutating func compare(
    _ old: DrawCommand?, _ new: DrawCommand?, _ transform: CGAffineTransform, _ area: PixelRect,
    effect: Effect
  ) {
    if case .group(let before) = old, case .group(let after) = new, before.differsWithin(after),
      compareContents(before, after, transform, area, effect: effect)
    {
      return
    }
    for command in [old, new] {
      guard let command else { continue }
      let bounds = DrawBounds.pixels(of: DrawList([command]), transform: transform)
      region.add(effect(bounds.intersection(area)))
    }
  }

  /// Adds the changes between the contents of two groups that are otherwise equal, or returns `false`
  /// when these tell nothing about the groups.
  private mutating func compareContents(
    _ old: DrawGroup, _ new: DrawGroup, _ transform: CGAffineTransform, _ area: PixelRect,
    effect: Effect
  ) -> Bool {
    guard let inner = new.inner(transform) else { return false }
    guard new.opacity > 0 else { return true }
    var area = area
    if let clip = new.clip {
      area = area.intersection(DrawBounds.pixels(of: clip.path, transform: inner))
    }
    guard !area.isEmpty else { return true }
    let shadow = Shadow(new.filter, transform: inner)
    guard new.opacity < 1 || shadow != nil else {
      compare(old.contents, new.contents, inner, area, effect: effect)
      return true
    }
    // A layer of another size may round its contents in another way.
    guard
      DrawBounds.pixels(of: old.contents, transform: inner)
        == DrawBounds.pixels(of: new.contents, transform: inner)
    else { return false }
    guard let shadow else {
      compare(old.contents, new.contents, inner, area, effect: effect)
      return true
    }
    let source = area.union(shadow.source(of: area))
    compare(old.contents, new.contents, inner, source) { changed in
      effect(changed.union(shadow.cast(by: changed)).intersection(area))
    }
    return true
  }
}

extension DrawGroup {
  /// Whether two groups differ in nothing but their contents.
  fileprivate func differsWithin(_ other: DrawGroup) -> Bool {
    transform == other.transform && projection == other.projection && clip == other.clip
      && opacity == other.opacity && filter == other.filter && isFlattened == other.isFlattened
  }

  /// Maps the points of the group's contents to those that `outer` maps the group's to.
  ///
  /// - Returns: `nil` where the group is seen in perspective, or cannot be seen at all.
  func inner(_ outer: CGAffineTransform) -> CGAffineTransform? {
    var inner = transform.concatenating(outer)
    if let projection {
      guard inner.isUsable, let affine = projection.affine else { return nil }
      inner = affine.concatenating(inner)
    }
    return inner.isUsable ? inner : nil
  }
}
