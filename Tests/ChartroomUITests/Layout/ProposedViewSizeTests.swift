import ChartroomUI
import Foundation
import Testing

@Suite("Proposals")
struct ProposedViewSizeTests {
  @Test("NaN counts as nil and a negative length as 0")
  func cleaned() {
    let proposal = ProposedViewSize(width: .nan, height: -3)
    #expect(proposal == ProposedViewSize(width: nil, height: 0))
    #expect(ProposedViewSize(width: .infinity, height: nil).width == .infinity)
  }

  @Test("a length of nil is replaced, and no other")
  func replaced() {
    #expect(
      ProposedViewSize(width: nil, height: 5).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 5))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 1, height: 2))
  }

  @Test("an inset proposal is smaller, never under 0, and nil stays nil")
  func inset() {
    #expect(
      ProposedViewSize(width: 10, height: 3).inset(width: 4, height: 4)
        == ProposedViewSize(width: 6, height: 0))
    #expect(
      ProposedViewSize.unspecified.inset(width: 4, height: 4) == .unspecified)
  }
}
