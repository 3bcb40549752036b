package import Foundation

/// The size that an element chooses for a proposal.
package struct SizeAnswer: Equatable {
  /// The proposals for which an element chooses a size.
  package enum Reach: Equatable {
    /// At least the proposal of the question.
    case proposal
    /// All proposals in whose width the size fits, regardless of the height.
    case fitting
    /// All proposals.
    case all
  }

  /// The size, in points.
  package var size: CGSize
  package var reach: Reach

  package init(_ size: CGSize, for reach: Reach = .proposal) {
    self.size = size
    self.reach = reach
  }
}
