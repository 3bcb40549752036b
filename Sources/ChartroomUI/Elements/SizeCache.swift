import Foundation

/// The sizes that an element has chosen for proposals.
///
/// A full cache drops its older half, so that a new proposal in every frame neither fills memory nor slows the
/// linear search. The first size needs no allocation, because many elements choose the same size for all
/// proposals.
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
    /// In place of the height, for no size.
    private static var none: CGFloat { -3 }

    /// The absence of a size.
    static var empty: Entry {
      var entry = Entry()
      entry.height = none
      return entry
    }

    private init() {}

    var isEmpty: Bool { height == Self.none }

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

  private var first = Entry.empty
  private var others: [Entry] = []

  package init() {}

  package var isEmpty: Bool { first.isEmpty }
  package var count: Int { isEmpty ? 0 : 1 + others.count }

  /// Returns the answer to a proposal; `nil` if it is unknown.
  package func answer(to proposal: ProposedViewSize) -> SizeAnswer? {
    guard !isEmpty else { return nil }
    let width = proposal.width ?? .nan
    let height = proposal.height ?? .nan
    if first.isAnswer(toWidth: width, height: height) { return first.answer }
    for entry in others where entry.isAnswer(toWidth: width, height: height) { return entry.answer }
    return nil
  }

  /// Adds the answer to a proposal that is unknown.
  package mutating func add(_ answer: SizeAnswer, for proposal: ProposedViewSize) {
    let entry = Entry(proposal, answer)
    guard !isEmpty else {
      first = entry
      return
    }
    if count == Self.capacity {
      others.removeFirst(Self.capacity / 2 - 1)
      first = others.removeFirst()
    }
    others.append(entry)
  }

  /// Returns whether all known answers meet a condition.
  package func allSatisfy(_ condition: (ProposedViewSize, SizeAnswer) -> Bool) -> Bool {
    guard !isEmpty else { return true }
    return condition(first.proposal, first.answer)
      && others.allSatisfy { condition($0.proposal, $0.answer) }
  }

  /// Forgets all sizes.
  package mutating func removeAll() {
    first = .empty
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
  }
}
