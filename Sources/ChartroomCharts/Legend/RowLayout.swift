import ChartroomUI
import Foundation

/// Subviews in rows, which wrap at the proposed width, or in columns.
///
/// Unless all are to be displayed, rows that do not fit into the proposed height, except for the first one, are left
/// out. Columns wrap at the proposed height then, and those that do not fit into the proposed width are left out, as is
/// a subview that is itself too large, with all behind it. If all are to be displayed, there is one column.
struct RowLayout: GuidelessLayout {
  let spacing: CGSize
  let isVertical: Bool
  /// Whether all subviews are displayed, even if they do not fit into the proposed height.
  let isWhole: Bool

  /// The length by which a row may be too long: sums of widths differ from the proposed width by rounding.
  private static let tolerance: CGFloat = 0.01

  /// Returns the size of a subview in a proposed size.
  private func size(_ subview: LayoutSubview, width: CGFloat, height most: CGFloat) -> CGSize {
    var size = subview.sizeThatFits(.unspecified)
    guard size.width > width || !isWhole && size.height > most else { return size }
    size = subview.sizeThatFits(ProposedViewSize(width: width, height: isWhole ? nil : most))
    size.width = min(size.width, width)
    return size
  }

  /// Returns whether the least size of a subview is not larger than a proposed one.
  private func fits(_ subview: LayoutSubview, width: CGFloat, height most: CGFloat) -> Bool {
    let least = subview.sizeThatFits(ProposedViewSize(width: width, height: most))
    return least.width <= width + Self.tolerance && least.height <= most + Self.tolerance
  }

  /// Returns the frames of the subviews that fit and the size of all these.
  private func frames(
    _ subviews: Subviews, width: CGFloat, height most: CGFloat
  ) -> (frames: [CGRect], size: CGSize) {
    isVertical
      ? columns(subviews, width: width, height: most) : rows(subviews, width: width, height: most)
  }

  private func columns(
    _ subviews: Subviews, width: CGFloat, height most: CGFloat
  ) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var (x, y, end) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = size(subview, width: width, height: most)
      if !isWhole, !fits(subview, width: width, height: most) { break }
      if !isWhole, y > 0, y + size.height > most + Self.tolerance {
        (x, y) = (end + spacing.width, 0)
      }
      // The first column can be as wide as proposed, and truncates its subviews.
      if x > 0, x + size.width > width + Self.tolerance { break }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      y += size.height + spacing.height
      end = max(end, x + size.width)
    }
    return (frames, CGSize(width: end, height: frames.map(\.maxY).max() ?? 0))
  }

  private func rows(
    _ subviews: Subviews, width: CGFloat, height most: CGFloat
  ) -> (frames: [CGRect], size: CGSize) {
    var rows: [[CGSize]] = []
    var length: CGFloat = 0
    for subview in subviews {
      let size = size(subview, width: width, height: most)
      if rows.isEmpty || length + size.width > width + Self.tolerance {
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
            x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
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
    // Rounding of the bounds to pixels must not leave out a row or a column.
    let frames = frames(
      subviews, width: bounds.width + (isVertical ? 1 : 0), height: bounds.height + 1
    ).frames
    for subview in subviews.dropFirst(frames.count) { subview.hide() }
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
