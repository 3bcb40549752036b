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
    /// The proposal; NaN represents `nil`, because no proposal contains NaN.
    var width = CGFloat.nan
    /// The proposed height, or one of the negative values, which no proposal has either.
    var height = CGFloat.nan
    var size = CGSize.zero

    /// In place of the height, for a size that is the same in all widths in which it fits.
    private static var fitting: CGFloat { -1 }
    /// In place of the height, for a size that is the same for all proposals.
    private static var all: CGFloat { -2 }

    init() {}

    init(_ proposal: ProposedViewSize, _ answer: SizeAnswer) {
      width = proposal.width ?? .nan
      size = answer.size
      height =
        switch answer.reach {
        case .proposal: proposal.height ?? .nan
        case .fitting: Self.fitting
        case .all: Self.all
        }
    }

    /// A proposal to which the entry is an answer.
    var proposal: ProposedViewSize {
      ProposedViewSize(
        width: width.isNaN ? nil : width, height: height.isNaN || height < 0 ? nil : height)
    }

    var answer: SizeAnswer {
      SizeAnswer(
        size, for: height == Self.fitting ? .fitting : height == Self.all ? .all : .proposal)
    }

    /// Returns whether the entry is an answer to a proposal; NaN represents `nil`.
    func isAnswer(toWidth width: CGFloat, height: CGFloat) -> Bool {
      if self.height < 0 { return self.height == Self.all || !(width < size.width) }
      return (self.width == width || self.width.isNaN && width.isNaN)
        && (self.height == height || self.height.isNaN && height.isNaN)
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
    let width = proposal.width ?? .nan
    let height = proposal.height ?? .nan
    if first.isAnswer(toWidth: width, height: height) { return first.size }
    guard count > 1 else { return nil }
    if second.isAnswer(toWidth: width, height: height) { return second.size }
    guard count > 2 else { return nil }
    if third.isAnswer(toWidth: width, height: height) { return third.size }
    for entry in others where entry.isAnswer(toWidth: width, height: height) { return entry.size }
    return nil
  }

  /// Adds the answer to a proposal that is unknown.
  package mutating func add(_ answer: SizeAnswer, for proposal: ProposedViewSize) {
    if count == Self.capacity {
      others.removeFirst(Self.capacity / 2 - Self.inlineCapacity)
      let oldest = others.prefix(Self.inlineCapacity)
      (first, second, third) = (
        oldest[oldest.startIndex], oldest[oldest.startIndex + 1], oldest[oldest.startIndex + 2]
      )
      others.removeFirst(Self.inlineCapacity)
      count /= 2
    }
    let entry = Entry(proposal, answer)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default:
      if others.isEmpty { others.reserveCapacity(4) }
      others.append(entry)
    }
    count += 1
  }

  /// Returns whether all known answers meet a condition.
  package func allSatisfy(_ condition: (ProposedViewSize, SizeAnswer) -> Bool) -> Bool {
    for index in 0..<count {
      let entry =
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: others[index - Self.inlineCapacity]
        }
      guard condition(entry.proposal, entry.answer) else { return false }
    }
    return true
  }

  /// Forgets all sizes.
  package mutating func removeAll() {
    count = 0
    if !others.isEmpty { others.removeAll() }
  }
}
