public import Foundation
public import Graphics

/// The place in a view at which a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view.
  case rect(Anchor<CGRect>.Source)
  /// A point relative to the size of the view.
  case point(UnitPoint)

  /// Returns the rectangle in the frame of the view.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.anchor(frame).moved(by: .zero)
    case .point(let point):
      CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
        height: 0)
    }
  }
}

nonisolated extension View {
  /// Presents a popover, which points at this view, while a binding is `true`.
  ///
  /// On a screen as narrow as a phone, the popover is a sheet, unless its content sets
  /// `presentationCompactAdaptation(.popover)`. A tap beside the popover dismisses it.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean that is `true` if the popover is presented.
  ///   - attachmentAnchor: The place at which the popover points; the frame of the view by default.
  ///   - arrowEdge: The edge of the place at which the popover appears if there is enough space, and else at the
  ///     opposite one or another; `nil`, the default, selects one with enough space.
  ///   - content: Returns the views of the popover, which have the environment of this view.
  /// - Returns: The view with the popover.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPresentation(
        style: .popover(attachmentAnchor, arrowEdge: arrowEdge), isPresented: isPresented,
        content: { AnyView(content()) }))
  }

  /// Presents a popover, which points at this view, for the item that a binding holds.
  ///
  /// - Parameters:
  ///   - item: A binding to the item; `nil` presents no popover.
  ///   - attachmentAnchor: The place at which the popover points; the frame of the view by default.
  ///   - arrowEdge: The edge of the place at which the popover appears if there is enough space, and else at the
  ///     opposite one or another; `nil`, the default, selects one with enough space.
  ///   - content: Returns the views of the popover for the item.
  /// - Returns: The view with the popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentation(
        style: .popover(attachmentAnchor, arrowEdge: arrowEdge), item: item,
        content: { AnyView(content($0)) }))
  }
}
