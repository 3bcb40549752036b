import Foundation
package import Graphics

/// A conservative set of the pixels in which two draw lists differ: it may contain additional pixels.
///
/// Commands are matched from the front, from the back, and by their indices in between. A command without
/// an equal counterpart changes all pixels that it may touch. Groups that differ only in their contents are
/// compared recursively. Equal commands keep their order, so that outside of the result both lists draw the
/// same pixels.
package struct DrawListChanges {
  /// The pixels found so far.
  package private(set) var region = PixelRegion()
  /// Whether groups of the new list may have filters that read their backdrop.
  private(set) var mayReadBackdrop: Bool

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The list before.
  ///   - new: The list after.
  ///   - transform: Maps the points of both to pixels.
  ///   - area: The visible pixels.
  ///   - mayReadBackdrop: Whether groups of the old list may have filters that read their backdrop; true by default.
  /// - Complexity: O(*n*) in the commands. Pieces that share their storage are equal in O(1); others are
  ///   compared up to their first difference, and the bounds of different ones take O(*n*) in their points.
  package init(
    from old: DrawList, to new: DrawList, transform: CGAffineTransform, area: PixelRect,
    mayReadBackdrop: Bool = true
  ) {
    self.mayReadBackdrop = mayReadBackdrop
    guard transform.isUsable else { return }
    compare(old, new, transform, area) { $0 }
    if self.mayReadBackdrop, !region.isEmpty { addBackdrops(of: new, transform, area) }
  }

  /// Adds the pixels that filters read, of groups that the changes may reach, in one rectangle.
  ///
  /// The pixels of a finished image are not those of the backdrop, because the groups and others are drawn above it.
  private mutating func addBackdrops(
    of list: DrawList, _ transform: CGAffineTransform, _ area: PixelRect
  ) {
    var sources: [PixelRect] = []
    func find(_ list: DrawList, _ transform: CGAffineTransform) {
      for command in list.commands {
        guard case .group(let group) = command else { continue }
        var isBackdrop = false
        if case .backdropBlur = group.filter { isBackdrop = true }
        let inner = group.inner(transform)
        // Through a filter, pixels outside of a backdrop depend on it.
        if let inner, group.filter == nil {
          find(group.contents, inner)
        } else if isBackdrop || group.contents.readsBackdrop {
          let bounds = DrawBounds.pixels(of: group, transform: transform).intersection(area)
          let filter = inner.flatMap { GroupFilter(group.filter, transform: $0) }
          sources.append((filter?.source(of: bounds) ?? bounds).intersection(area))
        }
      }
    }
    find(list, transform)
    mayReadBackdrop = !sources.isEmpty
    var reached = sources.filter { region.intersects($0) }
    guard !reached.isEmpty else { return }
    var whole = region.rects.reduce(PixelRect.empty) { $0.union($1) }
    repeat {
      whole = reached.reduce(whole) { $0.union($1) }
      reached = sources.filter { !$0.intersection(whole).isEmpty && $0.union(whole) != whole }
    } while !reached.isEmpty
    region = PixelRegion(whole)
  }

  private typealias Effect = (PixelRect) -> PixelRect

  /// Adds the changes between two lists; `effect` maps a changed rectangle of the lists to the changed
  /// rectangle of the image.
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

  /// Adds the changes between two commands; one may be `nil`.
  private mutating func compare(
    _ old: DrawCommand?, _ new: DrawCommand?, _ transform: CGAffineTransform, _ area: PixelRect,
    effect: Effect
  ) {
    if case .group(let before) = old, case .group(let after) = new, before.differsWithin(after),
      compareContents(before, after, transform, area, effect: effect)
    {
      return
    }
    if !mayReadBackdrop, let new { mayReadBackdrop = DrawList([new]).readsBackdrop }
    for command in [old, new] {
      guard let command else { continue }
      let bounds = DrawBounds.pixels(of: DrawList([command]), transform: transform)
      region.add(effect(bounds.intersection(area)))
    }
  }

  /// Adds the changes between the contents of two groups that are otherwise equal; returns `false` where
  /// the groups must be compared as a whole.
  private mutating func compareContents(
    _ old: DrawGroup, _ new: DrawGroup, _ transform: CGAffineTransform, _ area: PixelRect,
    effect: Effect
  ) -> Bool {
    guard let inner = new.inner(transform) else { return false }
    guard new.opacity > 0 else { return true }
    // Pixels of a layer are rounded before they are composited.
    guard new.needsLayer == old.needsLayer else { return false }
    var area = area
    if let clip = new.clip {
      area = area.intersection(DrawBounds.pixels(of: clip.path, transform: inner))
    }
    if let mask = new.mask {
      area = area.intersection(DrawBounds.pixels(of: mask, transform: inner))
    }
    guard !area.isEmpty else { return true }
    let filter = GroupFilter(new.filter, transform: inner)
    guard new.needsLayer || filter != nil else {
      compare(old.contents, new.contents, inner, area, effect: effect)
      return true
    }
    // A layer of another size may round its contents differently, and all of a bounding rectangle may be changed.
    let changesBounds = new.blendMode.isUnbounded || filter?.fillsBounds == true
    for margin in changesBounds ? [1, 0] : [1] {
      guard
        DrawBounds.pixels(of: old.contents, transform: inner, margin: margin)
          == DrawBounds.pixels(of: new.contents, transform: inner, margin: margin)
      else { return false }
    }
    guard let filter else {
      compare(old.contents, new.contents, inner, area, effect: effect)
      return true
    }
    let source = filter.source(of: area)
    compare(old.contents, new.contents, inner, source) { changed in
      effect(filter.affected(by: changed).intersection(area))
    }
    return true
  }
}

extension DrawGroup {
  /// Whether two groups are equal except for their contents.
  fileprivate func differsWithin(_ other: DrawGroup) -> Bool {
    transform == other.transform && projection == other.projection && clip == other.clip
      && mask == other.mask && opacity == other.opacity && filter == other.filter
      && isFlattened == other.isFlattened && blendMode == other.blendMode
  }

  /// Returns the transform of the group's contents, given that of the group.
  ///
  /// - Returns: `nil` where the group is in perspective, or not visible.
  func inner(_ outer: CGAffineTransform) -> CGAffineTransform? {
    var inner = transform.concatenating(outer)
    if let projection {
      guard inner.isUsable, let affine = projection.affine else { return nil }
      inner = affine.concatenating(inner)
    }
    return inner.isUsable ? inner : nil
  }
}
