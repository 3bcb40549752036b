import Foundation
import Graphics
import Synchronization

nonisolated extension View {
  /// Sets the shape of the view as a container, to which `ContainerRelativeShape` and `ConcentricRectangle` refer.
  ///
  /// The view is neither clipped nor filled.
  ///
  /// - Parameter shape: The shape, whose frame is that of this view.
  /// - Returns: The view with the container shape.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

private struct ContainerShapeModifier<Outline: InsettableShape>: SettingsModifier {
  let shape: Outline

  typealias Wrapper = ContainerShapeElement

  func settings(in environment: EnvironmentValues) -> ContainerOutline {
    ContainerOutline(shape: shape)
  }
}

struct ContainerOutline {
  let shape: any InsettableShape
}

final class ContainerShapeElement: SettingsElement<ContainerOutline> {
  required init(around child: LayoutElement, core: StageCore) {
    super.init(around: child, core: core)
    core.holdsContainerShapes = true
  }

  override func settingsDidChange(_ settings: ContainerOutline) {
    invalidateDisplay()
    notifyPositionReaders()
  }

  override func placeChildren() {
    super.placeChildren()
    // Shapes that keep their places may be at another distance from the other edges.
    notifyPositionReaders()
  }
}

extension LayoutElement {
  /// Calls a closure in which shapes know the nearest container shape, and their place in it.
  ///
  /// An element with a shape that uses the place is notified of changes; see `positionInStageDidChange()`.
  final func inContainerShape<Result>(_ body: () -> Result) -> Result {
    guard core.holdsContainerShapes, let place = containerPlace else { return body() }
    let result = ContainerPlace.$current.withValue(place, operation: body)
    if place.wasUsed { readPositionInStage() }
    return result
  }

  private var containerPlace: ContainerPlace? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? ContainerShapeElement, let settings = container.settings {
        return ContainerPlace(settings.shape, bounds: bounds(of: container))
      }
      ancestor = current.parent
    }
    return nil
  }
}

/// The nearest container shape of an element.
final class ContainerPlace: Sendable {
  /// The place of the element that is drawn; `nil` without a container shape.
  @TaskLocal static var current: ContainerPlace?

  private let shape: any InsettableShape
  /// The bounds of the container in the coordinates of the element.
  private let bounds: CGRect
  private let isUsed = Atomic(false)

  init(_ shape: any InsettableShape, bounds: CGRect) {
    self.shape = shape
    self.bounds = bounds
  }

  /// Whether the drawing of the element depends on the place.
  var wasUsed: Bool { isUsed.load(ordering: .relaxed) }

  /// Returns the outline of the container shape with its edges moved to those of a rectangle.
  ///
  /// Radii are reduced by the smallest distance of the edges.
  func path(in rect: CGRect) -> Path {
    isUsed.store(true, ordering: .relaxed)
    let distances = [
      rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX,
      bounds.maxY - rect.maxY,
    ]
    let distance = max(0, distances.min() ?? 0)
    func inset<Outline: InsettableShape>(_ shape: Outline) -> Path {
      shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
    // The shape of the container is not relative to itself.
    return Self.$current.withValue(nil) { inset(shape) }
  }

  /// Returns the radii of corners in a rectangle whose arcs have the centres of the container's arcs.
  ///
  /// A radius can be negative, if the corner is far from that of the container.
  func concentricRadii(in rect: CGRect) -> RectangleCornerRadii {
    isUsed.store(true, ordering: .relaxed)
    var radii = (shape as? any CorneredShape)?.cornerRadii(in: bounds) ?? RectangleCornerRadii()
    let (left, right) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    radii.topLeading -= max(left, top)
    radii.topTrailing -= max(right, top)
    radii.bottomLeading -= max(left, bottom)
    radii.bottomTrailing -= max(right, bottom)
    return radii
  }
}

/// A rectangle with rounded corners.
protocol CorneredShape: Shape {
  /// Returns the radii of the corners in a rectangle.
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
  /// Creates equal radii.
  init(_ radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}

extension RoundedRectangle: CorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(
      max(0, min(cornerSize.width, cornerSize.height, rect.width / 2, rect.height / 2)))
  }
}

extension Capsule: CorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(min(rect.width, rect.height) / 2)
  }
}

extension Circle: CorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(min(rect.width, rect.height) / 2)
  }
}

extension UnevenRoundedRectangle: CorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii { fittingRadii(in: rect) }
}
