import Foundation
import Graphics

/// The size of a screen and the insets of its safe area.
struct ScreenMetrics: Equatable {
  var size = CGSize.zero
  var insets = EdgeInsets()

  /// Creates empty metrics.
  init() {}

  /// Creates the metrics of a stage.
  ///
  /// - Parameters:
  ///   - size: The proposed size.
  ///   - insets: The insets of the safe area.
  ///   - content: The size of the content, which counts on an axis without a proposed length. It is at least so long
  ///     that an alert fits.
  init(_ size: ProposedViewSize, insets: EdgeInsets, content: CGSize) {
    func known(_ length: CGFloat?, or other: CGFloat) -> CGFloat {
      length.map { $0.isFinite ? $0 : max(other, 300) } ?? max(other, 300)
    }
    self.size = CGSize(
      width: known(size.width, or: content.width), height: known(size.height, or: content.height))
    self.insets = insets
  }

  /// Whether the width or the height of the screen is compact, as on a phone.
  var isCompact: Bool {
    UserInterfaceSizeClass.horizontal(size.width) == .compact
      || UserInterfaceSizeClass.vertical(size.height) == .compact
  }

  /// Returns the middle of a rectangle as a fraction of the screen; the centre for no rectangle.
  func unitPoint(inMiddleOf target: CGRect?) -> UnitPoint {
    guard let target, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: target.midX / size.width, y: target.midY / size.height)
  }

  /// Returns the part of the screen in which views beside a place of it lie: that between the insets at the top and at
  /// the bottom, with a margin.
  func area(margin: CGFloat) -> CGRect {
    let (top, bottom) = (insets.top + margin, insets.bottom + margin)
    return CGRect(
      x: margin, y: top, width: max(size.width - 2 * margin, 0),
      height: max(size.height - top - bottom, 0))
  }
}
