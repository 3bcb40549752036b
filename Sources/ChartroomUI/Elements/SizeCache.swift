package import Foundation

/// The sizes that an element has chosen for proposals.
///
/// A full cache drops its older half, so that a new proposal in every frame neither fills memory nor slows the
/// linear search. The first sizes need no allocation, because most elements are proposed few sizes.
package struct SizeCache {
  /// The maximum number of sizes.
  package static var capacity: Int { 32 }

  /// A proposal with the size that was chosen for it.
  private struct Entry {
    /// The proposal; NaN stands for a missing length, which no proposal has.
    var width = CGFloat.nan
    var height = CGFloat.nan
    var size = CGSize.zero

    init() {}

    init(_ proposal: ProposedViewSize, _ size: CGSize) {
      width = proposal.width ?? .nan
      height = proposal.height ?? .nan
      self.size = size
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    func isFor(_ other: Entry) -> Bool {
      (width == other.width || width.isNaN && other.width.isNaN)
        && (height == other.height || height.isNaN && other.height.isNaN)
    }
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var others: [Entry] = []
  package private(set) var count = 0

  private static var inlineCapacity: Int { 3 }

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Returns the size for a proposal; `nil` if it is unknown.
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let wanted = Entry(proposal, .zero)
    if first.isFor(wanted) { return first.size }
    guard count > 1 else { return nil }
    if second.isFor(wanted) { return second.size }
    guard count > 2 else { return nil }
    if third.isFor(wanted) { return third.size }
    for entry in others where entry.isFor(wanted) { return entry.size }
    return nil
  }

  /// Adds the size for a proposal that is unknown.
  package mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    if count == Self.capacity {
      others.removeFirst(Self.capacity / 2 - Self.inlineCapacity)
      let oldest = others.prefix(Self.inlineCapacity)
      (first, second, third) = (
        oldest[oldest.startIndex], oldest[oldest.startIndex + 1], oldest[oldest.startIndex + 2]
      )
      others.removeFirst(Self.inlineCapacity)
      count /= 2
    }
    let entry = Entry(proposal, size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default: others.append(entry)
    }
    count += 1
  }

  /// Returns whether all known sizes meet a condition.
  package func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
    for index in 0..<count {
      let entry =
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: others[index - Self.inlineCapacity]
        }
      guard condition(entry.proposal, entry.size) else { return false }
    }
    return true
  }

  /// Forgets all sizes.
  package mutating func removeAll() {
    count = 0
    if !others.isEmpty { others.removeAll() }
  }
}
