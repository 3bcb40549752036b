public import Foundation
import Graphics

/// The geometry of a scroll view.
///
/// The insets are those of the safe area into which the content extends, such as the heights of bars, with the
/// margins of the content. At its beginning, the content is displayed below the inset at the top, so that the offset
/// is then the negative inset.
public struct ScrollGeometry: Hashable, Sendable {
  /// The distance of the visible part from the top leading corner of the content, in points.
  ///
  /// It is negative while an inset precedes the content.
  public var contentOffset: CGPoint
  /// The size of the content without insets, in points.
  public var contentSize: CGSize
  /// The insets between the edges of the container and the content at its ends, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view with the insets of the safe area, in points.
  public var containerSize: CGSize

  /// Creates the geometry of a scroll view.
  ///
  /// - Parameters:
  ///   - contentOffset: The distance of the visible part from the top leading corner of the content, in points.
  ///   - contentSize: The size of the content without insets, in points.
  ///   - contentInsets: The insets around the content, in points.
  ///   - containerSize: The size of the scroll view with the insets of the safe area, in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part in the coordinates of the content, with the part beneath bars, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part within the insets, in the coordinates of the content, in points.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.width, 0),
      height: max(containerSize.height - contentInsets.height, 0))
  }
}

nonisolated extension View {
  /// Performs an action when a value of the geometry of a scroll view changes.
  ///
  /// The scroll view is the view itself or the first one in it. The value is computed after each layout and each
  /// scroll. The action also runs after the first layout, with the first value as both arguments. It never runs
  /// without a scroll view.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that computes the value from the geometry.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    LayoutActionView(
      content: self, reading: ScrollGeometryReading(transform: transform), action: action)
  }
}

/// A reading of the geometry of the first scroll view in a view.
private struct ScrollGeometryReading<Value: Equatable> {
  let transform: @Sendable (ScrollGeometry) -> Value
}

extension ScrollGeometryReading: LayoutReading {
  func value(of elements: ElementList) -> Value? {
    guard let scroller = ScrollElement.first(in: elements), scroller.isPlaced,
      scroller.displayState.isDisplayed
    else { return nil }
    return transform(scroller.geometry)
  }
}

extension ScrollElement {
  /// Returns the first scroll view among elements and their descendants; `nil` if there is none.
  static func first(in elements: ElementList) -> ScrollElement? {
    // A loop, because a deep tree would overflow the stack.
    var waiting = Array(elements.reversed())
    while let element = waiting.popLast() {
      if element.isLeaving { continue }
      if let scroller = element as? ScrollElement { return scroller }
      waiting += element.children.reversed()
    }
    return nil
  }

  var geometry: ScrollGeometry {
    let (part, content) = (presentedPart, child.size)
    let (insets, margins) = (reach.insets, settings?.margins ?? EdgeInsets())
    return ScrollGeometry(
      contentOffset: CGPoint(
        x: part.width - insets.leading - margins.leading,
        y: part.height - insets.top - margins.top),
      contentSize: CGSize(
        width: max(content.width - margins.width, 0),
        height: max(content.height - margins.height, 0)),
      contentInsets: EdgeInsets(
        top: insets.top + margins.top - barCollapse, leading: insets.leading + margins.leading,
        bottom: insets.bottom + margins.bottom, trailing: insets.trailing + margins.trailing),
      containerSize: size.extended(by: insets))
  }
}

extension LayoutElement {
  /// The innermost scroll view around the element; `nil` for none.
  final var scroller: ScrollElement? { scroller { _ in true } }

  /// Returns the innermost scroll view around the element that meets a condition; `nil` for none.
  final func scroller(where isWanted: (ScrollElement) -> Bool) -> ScrollElement? {
    var ancestor = parent
    while let current = ancestor {
      if let scroller = current as? ScrollElement, isWanted(scroller) { return scroller }
      ancestor = current.parent
    }
    return nil
  }
}
