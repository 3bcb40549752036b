import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The sizes that a view answers to the four kinds of proposals, computed by hand.
///
/// A size is written as `10×20`, with "px" for the length of a device pixel, "∞" for infinity and "_" for a length
/// that the facts leave open.
struct AnswerCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// How the sizes follow from the rules.
  let reasoning: String
  let unspecified: String
  let zero: String
  let infinity: String
  /// The size for a proposal of 200 × 100 points.
  let fixed: String
  let sizes: @MainActor @Sendable (CGFloat, EnvironmentValues) -> [CGSize]

  init<Content: View>(
    _ name: String, _ reasoning: String, unspecified: String, zero: String, infinity: String,
    fixed: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.reasoning = reasoning
    self.unspecified = unspecified
    self.zero = zero
    self.infinity = infinity
    self.fixed = fixed
    sizes = { scale, environment in
      let log = Log<[CGSize]>()
      let stage = stage(width: 200, height: 100, scale: scale, environment: environment) {
        Questions(log: log) { content() }
      }
      _ = stage.size
      return log.entries.last ?? []
    }
  }

  /// Creates the case of a view with the same size for all proposals.
  init<Content: View>(
    _ name: String, _ reasoning: String, always size: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      name, reasoning, unspecified: size, zero: size, infinity: size, fixed: size,
      content: content)
  }

  /// Creates the case of a view that takes what it is offered, and is 10 × 10 points large without a proposal.
  init<Content: View>(
    flexible name: String, _ reasoning: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      name, reasoning, unspecified: "10×10", zero: "0×0", infinity: "∞×∞", fixed: "200×100",
      content: content)
  }

  var testDescription: String { name }
}

/// A layout that asks its view for its sizes.
private struct Questions: Layout {
  let log: Log<[CGSize]>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let view = subviews.first else { return }
    let offers: [ProposedViewSize] = [
      .unspecified, .zero, .infinity, ProposedViewSize(width: 200, height: 100),
    ]
    let sizes = offers.map { view.sizeThatFits($0) }
    MainActor.assumeIsolated { log.add(sizes) }
  }
}

@MainActor
@Suite("Answers to proposals")
struct AnswerTableTests {
  @Test(
    "a view answers nothing, 0, infinity and a size as the rules say", arguments: AnswerTable.all)
  func answers(of answerCase: AnswerCase) {
    for scale in [1, 2, 3] as [CGFloat] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let sizes = answerCase.sizes(scale, environment)
        let expected = [
          answerCase.unspecified, answerCase.zero, answerCase.infinity, answerCase.fixed,
        ]
        #expect(sizes.count == expected.count)
        for (size, text) in zip(sizes, expected) {
          #expect(
            matches(size, text, pixel: 1 / scale),
            "\(size) is not \(text) at \(scale)×, \(direction): \(answerCase.reasoning)")
        }
      }
    }
  }

  private func matches(_ size: CGSize, _ text: String, pixel: CGFloat) -> Bool {
    let lengths = text.split(separator: "×")
    guard lengths.count == 2 else { return false }
    return zip([size.width, size.height], lengths).allSatisfy { length, expected in
      switch expected {
      case "_": true
      case "∞": length == .infinity
      case "px": abs(length - pixel) < 1e-6
      default: Double(expected).map { abs(length - $0) < 1e-3 } ?? false
      }
    }
  }
}
