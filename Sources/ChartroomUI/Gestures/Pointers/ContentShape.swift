import Foundation
import Graphics

nonisolated extension View {
  /// Sets the area in which the view and its subviews receive pointer events.
  ///
  /// Outside of the area, events reach the views behind this one. By default, a filled shape receives events
  /// inside its outline, a stroked shape on its stroke, and other content inside its frame. Fully transparent
  /// colours and shapes receive none.
  ///
  /// - Parameters:
  ///   - shape: The area, as a shape in the view's frame.
  ///   - eoFill: Whether the area is the inside of the shape by the even-odd rule instead of the non-zero
  ///     winding rule; `false` by default.
  /// - Returns: The view with the area for hit testing.
  public func contentShape<Outline: Shape>(
    _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShape(shape: shape, eoFill: eoFill))
  }

  /// Sets the area in which the view takes part in some kinds of interaction.
  ///
  /// Only `.interaction` has an effect.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of interaction.
  ///   - shape: The area, as a shape in the view's frame.
  ///   - eoFill: Whether the area is the inside of the shape by the even-odd rule instead of the non-zero
  ///     winding rule; `false` by default.
  /// - Returns: The view with the area.
  public func contentShape<Outline: Shape>(
    _ kinds: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShape(shape: shape, eoFill: eoFill, isEnabled: kinds.contains(.interaction)))
  }
}

/// The set of interactions for which a content shape is used.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing of pointer events.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of drag and drop; ignored.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu; ignored.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer over the view; ignored.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline for accessibility; ignored.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

struct ContentShape<Outline: Shape> {
  var shape: Outline
  var eoFill: Bool
  var isEnabled = true
}

extension ContentShape: ElementModifier {
  typealias Wrapper = ContentShapeElement

  func update(_ wrapper: ContentShapeElement, environment: EnvironmentValues) {
    guard isEnabled else {
      wrapper.isInside = nil
      return
    }
    let shape = shape.resolved(in: environment)
    let isMirrored = shape.isMirrored(in: environment.layoutDirection)
    wrapper.isInside = { [eoFill] point, size in
      shape.path(in: CGRect(origin: .zero, size: size), isMirrored: isMirrored)
        .contains(point, eoFill: eoFill)
    }
  }
}

final class ContentShapeElement: WrapperElement {
  /// Returns whether a point of a frame of a size is inside the area; `nil` without an area.
  var isInside: ((CGPoint, CGSize) -> Bool)?

  override func contains(_ point: CGPoint, size: CGSize) -> Bool {
    inContainerShape { isInside?(point, size) ?? false }
  }

  override func isHittable(at point: CGPoint, size: CGSize) -> Bool {
    inContainerShape { isInside?(point, size) ?? true }
  }
}
