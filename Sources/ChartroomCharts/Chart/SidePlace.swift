import ChartroomUI
import Foundation

/// The place of the legend or of an axis title around the plot.
struct SidePlace: Equatable {
  /// The edge of the plot; `nil` for a place over the plot.
  var edge: Edge?
  var alignment: Alignment
  /// The distance from the plot or its labels, in points; `nil` for the usual one.
  var spacing: CGFloat?
  /// Whether the part is displayed even if it leaves no room for the plot.
  var isRequired: Bool
  /// Whether the part is the title of an axis.
  var isTitle: Bool

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - usual: The position in place of an automatic one.
  ///   - alignment: The alignment; `nil` for that of the position.
  ///   - usualAlignment: The alignment along edges, unless the position is a corner.
  ///   - spacing: The distance from the plot or its labels, in points; `nil` for the usual one.
  ///   - isRequired: Whether the part is displayed even if it leaves no room for the plot.
  ///   - isTitle: Whether the part is the title of an axis; `false` by default.
  init(
    _ position: AnnotationPosition, usual: AnnotationPosition, alignment: Alignment?,
    usualAlignment: Alignment, spacing: CGFloat?, isRequired: Bool,
    isTitle: Bool = false
  ) {
    (self.isRequired, self.isTitle) = (isRequired, isTitle)
    let kind = position.kind == .automatic ? usual.kind : position.kind
    self.spacing = spacing
    edge =
      switch kind {
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .overlay, .automatic: nil
      }
    var usualAlignment = usualAlignment
    switch kind {
    case .topLeading, .bottomLeading: usualAlignment.horizontal = .leading
    case .topTrailing, .bottomTrailing: usualAlignment.horizontal = .trailing
    default: break
    }
    self.alignment = alignment ?? usualAlignment
  }

  /// The axis along which the part extends: that of its edge.
  var isVertical: Bool { edge == .leading || edge == .trailing }

  /// The place below the plot, from its leading edge, with the same distance.
  var below: SidePlace {
    var place = self
    (place.edge, place.alignment) = (.bottom, .topLeading)
    return place
  }
}

extension Alignment {
  /// The part of the free width that is before an aligned view.
  var horizontalPart: CGFloat {
    switch horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  /// The part of the free height that is above an aligned view.
  var verticalPart: CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}
