import Foundation
import Graphics

/// A modifier of a row that a swipe moves aside within its outline.
///
/// All rows of lists have it, so that they keep their state when buttons come or go.
struct RowShift {
  /// The distance towards the trailing edge, in points.
  var offset: CGFloat
  /// The outline that the row does not leave while it is moved; `nil` at rest, where it is not clipped.
  var outline: UnevenRoundedRectangle?
  /// The swipe of the row; `nil` if it has no buttons.
  var swipe: RowSwipe?
}

extension RowShift: SettingsModifier {
  typealias Wrapper = RowShiftElement

  func settings(in environment: EnvironmentValues) -> RowShift { self }
}

extension RowShift: Animatable {
  var animatableData: CGFloat {
    get { offset }
    set { offset = newValue }
  }
}

/// The element of a row that a swipe moves aside.
final class RowShiftElement: SettingsElement<RowShift> {
  override class var animatesSettings: Bool { true }

  override func settingsDidChange(_ settings: RowShift) {
    settings.swipe?.row = self
    childrenDidMove()
  }

  override var contentOffset: CGSize { displayed(settings) }

  override var presentedOffset: CGSize { displayed(presented) }

  private func displayed(_ settings: RowShift?) -> CGSize {
    let offset = settings?.offset ?? 0
    return CGSize(width: layoutDirection == .rightToLeft ? -offset : offset, height: 0)
  }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let outline = settings?.outline else { return drawChildren(into: &list) }
    let path = outline.path(
      in: CGRect(origin: .zero, size: size), isMirrored: layoutDirection == .rightToLeft)
    drawGroup(into: &list) { $0.clip = DrawGroup.Clip(path: path, style: FillStyle()) }
  }
}
