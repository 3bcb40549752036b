import Foundation
import Graphics

/// A popover above the screen.
struct PopoverLayer {
  let content: PresentedContent
  let options: PresentationOptions
  let screen: ScreenMetrics
  /// The place of the target, in points from the top left corner of the stage; `nil` before the first layout.
  let target: CGRect?
  let edge: Edge?
  let dismiss: () -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    content: PresentedContent, options: PresentationOptions, screen: ScreenMetrics,
    target: CGRect?, edge: Edge?, dismiss: @escaping () -> Void
  ) {
    self.content = content
    self.options = options
    self.screen = screen
    self.target = target
    self.edge = edge
    self.dismiss = dismiss
  }
}

extension PopoverLayer: View {
  var body: some View {
    ZStack {
      if options.interaction != .enabled {
        Color.clear
          .contentShape(Rectangle())
          .onTapGesture { if !options.isDismissDisabled { dismiss() } }
      }
      PopoverLayout(target: target ?? .zero, edge: side, screen: screen) {
        content
          .environment(\.dialogForm, .popover)
          .environment(\.layoutDirection, layoutDirection)
          .background { PresentationBackground(options: options) }
          .clipShape(RoundedRectangle(cornerRadius: options.cornerRadius ?? 13))
          .contentShape(Rectangle())
        ForEach(Edge.allCases, id: \.self) { edge in
          arrow(at: edge)
            .layoutValue(key: PopoverArrowKey.self, value: edge)
        }
      }
      // The place is not mirrored.
      .environment(\.layoutDirection, .leftToRight)
      .compositingGroup()
      .shadow(color: .black.opacity(0.18), radius: 20, x: 0, y: 4)
      .modifier(ZoomingPresentation(from: 0.8, anchor: screen.unitPoint(inMiddleOf: target)))
      .opacity(target == nil ? 0 : 1)
    }
  }

  /// The arrow in the background of the popover.
  @ViewBuilder
  private func arrow(at edge: Edge) -> some View {
    let shape = PopoverArrow(edge: edge)
    if options.background == nil {
      shape.fill(BackgroundStyle())
    } else {
      PresentationBackground(options: options).clipShape(shape)
    }
  }

  /// The edge, where leading is left.
  private var side: Edge? {
    guard layoutDirection == .rightToLeft, edge == .leading || edge == .trailing else {
      return edge
    }
    return edge?.opposite
  }
}

/// The edge of the target at which a view is the arrow; `nil` for the popover itself.
private enum PopoverArrowKey: LayoutValueKey { static var defaultValue: Edge? { nil } }

/// The layout of a popover and its arrow beside a place of the screen.
struct PopoverLayout: Layout {
  let target: CGRect
  let edge: Edge?
  let screen: ScreenMetrics

  private static var arrow: CGSize { CGSize(width: 26, height: 13) }
  private static var margin: CGFloat { 10 }

  /// The part of the screen in which the popover lies.
  private var bounds: CGRect { screen.area(margin: Self.margin) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { screen.size }

  func placeSubviews(
    in area: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let bubble = subviews.first else { return }
    let ideal = bubble.sizeThatFits(.unspecified)
    let offered = CGSize(
      width: min(ideal.width, bounds.width), height: min(ideal.height, bounds.height))
    let size =
      offered == ideal ? ideal : bubble.sizeThatFits(ProposedViewSize(offered))
    let edge = edge(for: size)
    let frame = frame(for: size, at: edge)
    bubble.place(
      at: CGPoint(x: area.minX + frame.minX, y: area.minY + frame.minY),
      proposal: ProposedViewSize(size))
    for subview in subviews.dropFirst() {
      guard subview[PopoverArrowKey.self] == edge else {
        subview.hide()
        continue
      }
      let arrow = arrow(of: frame, at: edge)
      subview.place(
        at: CGPoint(x: area.minX + arrow.minX, y: area.minY + arrow.minY),
        proposal: ProposedViewSize(arrow.size))
    }
  }

  /// Returns the first edge with enough space, or the one above or below with more of it.
  ///
  /// A given edge and the opposite one come first.
  private func edge(for size: CGSize) -> Edge {
    let given = edge.map { [$0, $0.opposite] } ?? []
    let edges = given + [.bottom, .top, .trailing, .leading]
    let fitting = edges.first { edge in
      switch edge {
      case .top, .bottom: size.height <= room(at: edge)
      case .leading, .trailing: size.width <= room(at: edge)
      }
    }
    return fitting ?? (room(at: .bottom) >= room(at: .top) ? .bottom : .top)
  }

  /// Returns the length between an edge of the target and that of the screen, without that of the arrow.
  private func room(at edge: Edge) -> CGFloat {
    let distance =
      switch edge {
      case .top: target.minY - bounds.minY
      case .bottom: bounds.maxY - target.maxY
      case .leading: target.minX - bounds.minX
      case .trailing: bounds.maxX - target.maxX
      }
    return distance - Self.arrow.height
  }

  private func frame(for size: CGSize, at edge: Edge) -> CGRect {
    let length = Self.arrow.height
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch edge {
    case .top: origin.y = target.minY - length - size.height
    case .bottom: origin.y = target.maxY + length
    case .leading: origin.x = target.minX - length - size.width
    case .trailing: origin.x = target.maxX + length
    }
    return CGRect(
      x: max(min(origin.x, bounds.maxX - size.width), bounds.minX),
      y: max(min(origin.y, bounds.maxY - size.height), bounds.minY), width: size.width,
      height: size.height)
  }

  private func arrow(of frame: CGRect, at edge: Edge) -> CGRect {
    let width = Self.arrow.width
    let length = Self.arrow.height
    // The arrow begins after the round corner.
    func start(_ middle: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(min(middle - width / 2, most - 13 - width), least + 13)
    }
    let x = start(target.midX, frame.minX, frame.maxX)
    let y = start(target.midY, frame.minY, frame.maxY)
    return switch edge {
    case .top: CGRect(x: x, y: frame.maxY, width: width, height: length)
    case .bottom: CGRect(x: x, y: frame.minY - length, width: width, height: length)
    case .leading: CGRect(x: frame.maxX, y: y, width: length, height: width)
    case .trailing: CGRect(x: frame.minX - length, y: y, width: length, height: width)
    }
  }
}

/// A triangle that points from a popover at an edge of its target to the target.
private struct PopoverArrow: UnmirroredShape {
  let edge: Edge

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        corners.map {
          CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
        })
      path.closeSubpath()
    }
  }

  /// The corners, of which the second one is at the target.
  private var corners: [UnitPoint] {
    switch edge {
    case .bottom: [.bottomLeading, .top, .bottomTrailing]
    case .top: [.topLeading, .bottom, .topTrailing]
    case .trailing: [.topTrailing, .leading, .bottomTrailing]
    case .leading: [.topLeading, .trailing, .bottomLeading]
    }
  }
}
