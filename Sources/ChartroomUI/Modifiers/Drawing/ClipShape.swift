public import Foundation
public import Graphics

nonisolated extension View {
  /// Clips the view to a shape, without changing the layout.
  ///
  /// Points outside the shape receive no pointer events.
  ///
  /// - Parameters:
  ///   - shape: The shape, whose path is computed for the view's frame.
  ///   - style: The fill rule and antialiasing; by default, the non-zero winding rule with antialiasing.
  /// - Returns: The clipped view.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipShape(shape: shape, style: style))
  }

  /// Clips the view to its frame, without changing the layout.
  ///
  /// Points outside the frame receive no pointer events.
  ///
  /// - Parameter antialiased: Whether the edges of the clip are antialiased; `false` by default.
  /// - Returns: The clipped view.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips the view to its frame with rounded corners, without changing the layout.
  ///
  /// Points outside the rounded frame receive no pointer events.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points, limited to half the width and half the height. A
  ///     radius that is not positive gives square corners.
  ///   - antialiased: Whether the edges of the clip are antialiased; `true` by default.
  /// - Returns: The clipped view.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

struct ClipShape<Outline: Shape> {
  var shape: Outline
  var style: FillStyle
}

extension ClipShape: SettingsModifier {
  typealias Wrapper = ClipElement<Outline>

  func settings(in environment: EnvironmentValues) -> ClipSettings<Outline> {
    ClipSettings(
      shape: shape.resolved(in: environment), style: style,
      isMirrored: shape.isMirrored(in: environment.layoutDirection))
  }
}

struct ClipSettings<Outline: Shape> {
  var shape: Outline
  var style: FillStyle
  var isMirrored = false
}

extension ClipSettings: Animatable {
  var animatableData: Outline.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

final class ClipElement<Outline: Shape>: SettingsElement<ClipSettings<Outline>> {
  override class var animatesSettings: Bool { true }

  override func settingsDidChange(_ settings: ClipSettings<Outline>) { invalidateDisplay() }

  override func positionInStageDidChange() { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let settings = presented else { return }
    let frame = CGRect(origin: .zero, size: size)
    let path = inContainerShape {
      settings.shape.path(in: frame, isMirrored: settings.isMirrored)
    }
    drawGroup(into: &list) {
      $0.clip = DrawGroup.Clip(path: path, style: settings.style)
    }
  }
}
