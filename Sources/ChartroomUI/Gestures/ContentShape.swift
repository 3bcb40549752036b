import Foundation
import Graphics

nonisolated extension View {
  /// Sets the area in which the view and its subviews receive pointer events.
  ///
  /// Outside of the area, events reach the views behind this one. By default, a filled shape receives
  /// events inside its outline, a stroked shape inside the bounding rectangle of its outline, and other
  /// visible content inside its frame.
  /// - Parameter shape: The area, as a shape in the view's frame.
  /// - Returns: The view with the area for hit testing.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(ContentShape(shape: shape))
  }
}

struct ContentShape<Outline: Shape> {
  var shape: Outline
}

extension ContentShape: ElementModifier {
  typealias Wrapper = ContentShapeElement

  func update(_ wrapper: ContentShapeElement, environment: EnvironmentValues) {
    let shape = shape
    wrapper.isInside = { shape.path(in: CGRect(origin: .zero, size: $1)).contains($0) }
  }
}

final class ContentShapeElement: WrapperElement {
  var isInside: (CGPoint, CGSize) -> Bool = { _, _ in true }

  override func contains(_ point: CGPoint, size: CGSize) -> Bool { isInside(point, size) }

  override func isHittable(at point: CGPoint, size: CGSize) -> Bool { isInside(point, size) }
}
