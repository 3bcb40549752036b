public import Foundation

extension View {
  /// Moves the view by an offset in points, without changing the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Offset(offset: CGSize(width: x, height: y)))
  }

  /// Moves the view by an offset in points, without changing the layout.
  public func offset(_ offset: CGSize) -> some View { modifier(Offset(offset: offset)) }
}

struct Offset: SettingsModifier, Equatable {
  var offset: CGSize

  typealias Wrapper = OffsetElement

  func settings(in environment: EnvironmentValues) -> CGSize { offset }
}

final class OffsetElement: SettingsElement<CGSize> {
  override func placeChildren() {
    let offset = settings ?? .zero
    place(child, at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
}
