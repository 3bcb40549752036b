import Foundation
import Graphics

/// The controls beside a row of a list that is edited.
struct RowControls: Equatable {
  /// The control at the leading edge.
  enum Leading {
    /// A circle with which the user deletes the row.
    case deletion
    /// A circle that shows whether the row is selected.
    case selection
  }

  /// The control at the leading edge; `nil` for none.
  var leading: Leading?
  /// Whether there is a handle at the trailing edge, with which the user moves the row.
  var hasHandle = false

  /// Returns the controls without those of disabled interactions.
  func without(_ restrictions: RowRestrictions) -> RowControls {
    RowControls(
      leading: leading == .deletion && restrictions.contains(.deletion) ? nil : leading,
      hasHandle: hasHandle && !restrictions.contains(.movement))
  }

  /// The width of a control, in points: a measurement of iOS 17, as the other lengths of controls.
  static let width: CGFloat = 22
  /// The width of a control and of the space between it and the content of the row, in points.
  static let space: CGFloat = 38

  /// Returns the distance of a control from the edge of a row with an inset at this edge.
  static func margin(inset: CGFloat) -> CGFloat { min(max(inset, 8), 20) }
}

/// The controls beside a row, as subviews of its layout.
struct RowControlViews {
  let controls: RowControls
  let isSelected: Bool
  /// Shows the button that deletes the row.
  let showDeletion: @MainActor () -> Void
}

extension RowControlViews: View {
  var body: some View {
    switch controls.leading {
    case .deletion:
      DeletionCircle().onTapGesture(perform: showDeletion).layoutValue(
        key: ListRowPartKey.self, value: .leadingControl)
    case .selection:
      SelectionCircle(isSelected: isSelected)
        .layoutValue(key: ListRowPartKey.self, value: .leadingControl)
    case nil: EmptyView()
    }
    if controls.hasHandle {
      MoveHandle().layoutValue(key: ListRowPartKey.self, value: .trailingControl)
    }
  }
}

/// A red circle with a minus sign.
private struct DeletionCircle: View {
  var body: some View {
    Circle().fill(Color.red)
      .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
      .frame(width: RowControls.width, height: RowControls.width)
  }
}

/// An empty circle, or one with a check mark in the tint.
private struct SelectionCircle: View {
  let isSelected: Bool

  var body: some View {
    ZStack {
      if isSelected {
        Circle().fill(TintShapeStyle())
        Tick().stroke(
          .white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      } else {
        Circle().strokeBorder(Color.gray3, lineWidth: 1.5)
      }
    }
    .frame(width: RowControls.width, height: RowControls.width)
  }
}

/// A tick, which is the same in both layout directions.
private struct Tick: UnmirroredShape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([CGPoint(x: 6.2, y: 11.4), CGPoint(x: 9.7, y: 15.2), CGPoint(x: 15.8, y: 7.2)])
    }
  }
}

/// Three grey lines.
private struct MoveHandle: View {
  @Environment(\.rowDrag) private var drag

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { _ in Capsule().fill(Color.tertiaryLabel).frame(height: 2) }
    }
    .frame(width: RowControls.width)
    .contentShape(Rectangle().inset(by: -Self.reach))
    .gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { drag?.move($0.translation.height) }
        .onEnded { _ in drag?.end() })
  }

  /// The distance beyond the lines that belongs to the handle, in points.
  private static let reach: CGFloat = 11
}
