import Foundation
import Graphics

/// The distances from the edges of a view to those of the area in which its content is laid out, by side.
struct SafeAreaInsets: Equatable {
  var left: CGFloat = 0
  var top: CGFloat = 0
  var right: CGFloat = 0
  var bottom: CGFloat = 0

  /// Creates insets with leading and trailing edges for a layout direction.
  init(_ insets: EdgeInsets = EdgeInsets(), direction: LayoutDirection = .leftToRight) {
    let isMirrored = direction == .rightToLeft
    left = isMirrored ? insets.trailing : insets.leading
    right = isMirrored ? insets.leading : insets.trailing
    top = insets.top
    bottom = insets.bottom
  }

  /// Creates the insets of a safe area on the edges that a frame lies on.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - safe: The safe area.
  ///   - whole: The size of the area with its insets, from the origin.
  init(touchedBy frame: CGRect, at safe: CGRect, in whole: CGSize) {
    // Sums of lengths can differ by rounding errors.
    func touches(_ edge: CGFloat, _ other: CGFloat) -> Bool { abs(edge - other) < 0.01 }
    if touches(frame.minX, safe.minX) { left = safe.minX }
    if touches(frame.minY, safe.minY) { top = safe.minY }
    if touches(frame.maxX, safe.maxX) { right = whole.width - safe.maxX }
    if touches(frame.maxY, safe.maxY) { bottom = whole.height - safe.maxY }
  }

  /// Adds other insets outside of these.
  mutating func add(_ outer: SafeAreaInsets) {
    left += outer.left
    top += outer.top
    right += outer.right
    bottom += outer.bottom
  }

  /// Returns the insets of the given edges.
  func edges(_ edges: Edge.Set, direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: edges.contains(.top) ? top : 0,
      leading: edges.contains(.leading) ? (isMirrored ? right : left) : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? (isMirrored ? left : right) : 0)
  }
}

extension LayoutElement {
  /// Returns how far the element can extend beyond its edges into the insets of the ancestors' safe areas.
  ///
  /// An edge can extend where it lies on the edge of a safe area, and further where it then lies on the edge of
  /// an outer one.
  ///
  /// - Parameters:
  ///   - size: The size of the element.
  ///   - limit: A closure that receives each ancestor, innermost first, and can reduce the insets of its safe area,
  ///     which are `nil` if it has none.
  /// - Returns: The insets; `nil` if no ancestor has a safe area.
  final func safeAreaInsets(
    size: CGSize, limitedBy limit: (LayoutElement, inout SafeAreaInsets?) -> Void = { _, _ in }
  ) -> SafeAreaInsets? {
    var insets = SafeAreaInsets()
    var hasSafeArea = false
    var frame = CGRect(origin: .zero, size: size)
    var element = self
    while let parent = element.parent {
      frame = frame.offsetBy(dx: element.position.x, dy: element.position.y)
      var own = parent.safeArea.map { SafeAreaInsets(touchedBy: frame, at: $0, in: parent.size) }
      limit(parent, &own)
      if let own {
        hasSafeArea = true
        insets.add(own)
        frame = CGRect(
          x: frame.minX - own.left, y: frame.minY - own.top,
          width: frame.width + own.left + own.right, height: frame.height + own.top + own.bottom)
      }
      element = parent
    }
    return hasSafeArea ? insets : nil
  }
}
