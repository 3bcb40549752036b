import ChartroomUI
import Foundation

/// Subviews in rows, which wrap at the proposed width, or in a column.
///
/// Unless all are to be displayed, rows that do not fit into the proposed height, except for the first one, are left
/// out.
struct RowLayout: GuidelessLayout {
  let spacing: CGSize
  let isVertical: Bool
  /// Whether all subviews are displayed, even if they do not fit into the proposed height.
  let isWhole: Bool

  /// The length by which a row may be too long: sums of widths differ from the proposed width by rounding.
  private static let tolerance: CGFloat = 0.01

  /// Returns the frames of the subviews that fit and the size of all these.
  private func frames(
    _ subviews: Subviews, width: CGFloat, height most: CGFloat
  ) -> (frames: [CGRect], size: CGSize) {
    var rows: [[CGSize]] = []
    var length: CGFloat = 0
    for subview in subviews {
      var size = subview.sizeThatFits(.unspecified)
      if size.width > width || !isWhole && size.height > most {
        size = subview.sizeThatFits(
          ProposedViewSize(width: width, height: isWhole ? nil : most))
        size.width = min(size.width, width)
      }
      if rows.isEmpty || isVertical || length + size.width > width + Self.tolerance {
        rows.append([])
        length = 0
      }
      rows[rows.count - 1].append(size)
      length += size.width + spacing.width
    }
    var frames: [CGRect] = []
    var (y, widest) = (CGFloat(0), CGFloat(0))
    for row in rows {
      let height = row.map(\.height).max() ?? 0
      if !isWhole, y > 0, y + height > most + Self.tolerance { break }
      var x: CGFloat = 0
      for size in row {
        frames.append(
          CGRect(
            x: x, y: y + (isVertical ? 0 : (height - size.height) / 2), width: size.width,
            height: size.height))
        x += size.width + spacing.width
      }
      widest = max(widest, x - spacing.width)
      y += height + spacing.height
    }
    return (frames, CGSize(width: widest, height: max(y - spacing.height, 0)))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(
      subviews, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // Rounding of the bounds to pixels must not leave out a row.
    let frames = frames(subviews, width: bounds.width, height: bounds.height + 1).frames
    for subview in subviews.dropFirst(frames.count) { subview.hide() }
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
