import Foundation
import Graphics

/// The mark of the position at which text is entered, in the tint colour; it does not blink.
struct Caret {
  /// The width, in points.
  static let width: CGFloat = 2
}

extension Caret: View {
  var body: some View { Capsule().fill(TintShapeStyle()).frame(width: Self.width) }
}

/// A layout of the text of a field on one line, and of the caret after it.
///
/// The line fills the proposed width, and takes that of the text without a proposal. The end of a longer text is at the
/// trailing edge if there is a caret.
struct FieldLine: Layout {
  let alignment: TextAlignment
  /// Whether the text is a placeholder, which the caret precedes.
  let isEmpty: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let text = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: proposal.width ?? text.width + Caret.width, height: text.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let text = subviews.first else { return }
    let caret = subviews.dropFirst().first
    let ideal = text.sizeThatFits(.unspecified).width
    let room = bounds.width - (caret == nil ? 0 : Caret.width)
    let isLong = ideal > room
    let width = isLong && (caret == nil || isEmpty) ? room : ideal
    let rest = room - width
    let start =
      switch alignment {
      case .leading: isLong ? min(rest, 0) : 0
      case .center: isLong ? min(rest, 0) : rest / 2
      case .trailing: rest
      }
    text.place(
      at: CGPoint(x: bounds.minX + start, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
    caret?.place(
      at: CGPoint(x: bounds.minX + start + (isEmpty ? 0 : width), y: bounds.minY),
      proposal: ProposedViewSize(width: Caret.width, height: bounds.height))
  }
}

/// The caret after the last line of a text.
struct ParagraphCaret {
  let text: String
  @Environment(\.self) private var environment
}

extension ParagraphCaret: View {
  var body: some View {
    GeometryReader { geometry in
      let line = lastLine(in: geometry.size.width)
      Caret().frame(height: line.height).offset(x: line.maxX, y: line.minY)
    }
  }

  /// Returns the frame of the last line, from the leading edge.
  @MainActor
  private func lastLine(in width: CGFloat) -> CGRect {
    guard let measurer = environment.textMeasurer else { return .zero }
    let line = measurer.lastLine(of: text, in: width, environment)
    let rest = max(width - Caret.width - line.width, 0)
    switch environment.multilineTextAlignment {
    case .leading: return line
    case .center: return line.offsetBy(dx: rest / 2, dy: 0)
    case .trailing: return line.offsetBy(dx: rest, dy: 0)
    }
  }
}
