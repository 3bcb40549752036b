import Foundation
import Graphics

nonisolated extension View {
  /// Masks the view with the alpha of other views.
  ///
  /// The view is drawn as a whole and then multiplied by the alpha of the mask, so that an antialiased edge
  /// shows no fringe of overlapping subviews. The size of this view is proposed to the mask, which does not
  /// affect the layout. Several views are overlaid as in a `ZStack` and aligned as a single view. The mask
  /// receives no pointer events and does not limit those of this view.
  ///
  /// - Parameters:
  ///   - alignment: The guides used to align the mask with this view; the centre by default.
  ///   - mask: The views whose alpha is applied. Where they are transparent, this view is invisible.
  /// - Returns: The masked view.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(Masking(mask: mask().allowsHitTesting(false), alignment: alignment))
  }

  /// Masks the view with the alpha of another view; see `mask(alignment:_:)`.
  ///
  /// - Parameter mask: The view whose alpha is applied. Where it is transparent, this view is invisible.
  /// - Returns: The masked view.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

struct Masking<Secondary: View> {
  var mask: Secondary
  var alignment: Alignment
}

extension Masking: SettingsModifier {
  var secondary: Secondary { mask }

  typealias Wrapper = MaskElement

  func settings(in environment: EnvironmentValues) -> LayeringSettings {
    LayeringSettings(alignment: alignment, isInFront: true, ignoredEdges: [])
  }
}

/// An element whose secondary elements are its mask.
final class MaskElement: LayeringElement {
  override func draw(into list: inout DrawList, size: CGSize) {
    var contents = DrawList()
    drawChild(child, into: &contents)
    var mask = DrawList()
    for element in secondary { drawChild(element, into: &mask) }
    guard !contents.isEmpty, !mask.isEmpty else { return }
    list.append(.group(DrawGroup(contents: contents, mask: mask)))
  }
}
