// The source of an app, compiled in Swift 5 and in Swift 6 mode without access to the package.

import SwiftUI
import Foundation

// MARK: A card that a long press unlocks for a drag

enum DragState: Equatable {
  case inactive
  case pressing
  case dragging(translation: CGSize)

  var translation: CGSize {
    if case .dragging(let translation) = self { return translation }
    return .zero
  }

  var isActive: Bool { self != .inactive }
}

/// A card that can be dragged after a long press.
public struct DraggableCard: View {
  @GestureState private var dragState = DragState.inactive
  @State private var position = CGSize.zero

  /// Creates a card.
  public init() {}

  /// The card.
  public var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.position.width += drag.translation.width
        self.position.height += drag.translation.height
      }
    return Circle()
      .fill(dragState.isActive ? Color.red : Color.blue)
      .frame(width: 20, height: 20)
      .id("card")
      .offset(
        x: position.width + dragState.translation.width,
        y: position.height + dragState.translation.height
      )
      .gesture(longPressDrag)
  }
}

// MARK: A photograph that is magnified and rotated

struct SwipeGesture: Gesture {
  enum Direction { case left, right }

  var minimumDistance: CGFloat = 30
  let onSwipe: (Direction) -> Void

  var body: some Gesture {
    DragGesture(minimumDistance: minimumDistance, coordinateSpace: .global)
      .onEnded { value in onSwipe(value.predictedEndTranslation.width < 0 ? .left : .right) }
  }
}

/// A photograph that follows the gestures of two fingers.
public struct Photograph: View {
  @State private var scale: CGFloat = 1
  @State private var page = 0
  @State private var isFavourite = false
  @GestureState private var magnifyBy: CGFloat = 1
  @GestureState(resetTransaction: Transaction()) private var rotation = Angle.zero
  @GestureState private var isPressing = false
  private let isEditable: Bool

  /// Creates a photograph.
  ///
  /// - Parameter isEditable: Whether the gestures are enabled.
  public init(isEditable: Bool = true) { self.isEditable = isEditable }

  private var magnification: some Gesture {
    MagnifyGesture()
      .updating($magnifyBy) { value, state, _ in state = value.magnification }
      .onEnded { scale *= $0.magnification }
  }

  private var taps: some Gesture {
    ExclusiveGesture(TapGesture(count: 2), TapGesture())
      .onEnded { value in
        switch value {
        case .first: isFavourite.toggle()
        case .second: page += 1
        }
      }
  }

  private func swiped(_ direction: SwipeGesture.Direction) {
    page += direction == .left ? 1 : -1
  }

  /// The photograph with its page number.
  public var body: some View {
    VStack {
      Text("page \(page)\(isFavourite ? " favourite" : "")").id("title")
      Rectangle()
        .fill(isPressing ? Color.gray : .green)
        .frame(width: 20 * scale * magnifyBy, height: 20)
        .id("photo")
        .gesture(magnification.simultaneously(with: rotating), including: isEditable ? .all : .none)
        .simultaneousGesture(
          LongPressGesture(minimumDuration: .infinity)
            .updating($isPressing) { current, state, _ in state = current }
        )
        .gesture(taps)
    }
    .highPriorityGesture(SwipeGesture(onSwipe: swiped))
    .onLongPressGesture(minimumDuration: 2, perform: {}, onPressingChanged: { _ in })
    .onTapGesture(count: 3, coordinateSpace: .local) { location in page = Int(location.x) }
  }

  private var rotating: AnyGesture<Angle> {
    AnyGesture(
      RotateGesture().map(\.rotation)
        .updating($rotation) { value, state, _ in state = value })
  }
}

func knob(_ value: Binding<Double>) -> some View {
  Circle().contentShape(Rectangle())
    .gesture(DragGesture(minimumDistance: 0).onChanged { value.wrappedValue = $0.location.x })
}
