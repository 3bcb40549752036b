import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Container shapes")
struct ContainerRelativeShapeTests {
  /// The draw list of a view of 100 × 60 points.
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> DrawList {
    stage(width: 100, height: 60, content: content).drawList()
  }

  @Test("without a container, the shape is a rectangle")
  func none() {
    #expect(drawn { ContainerRelativeShape() } == drawn { Rectangle() })
    #expect(ContainerRelativeShape().path(in: CGRect(1, 2, 3, 4)) == Path(CGRect(1, 2, 3, 4)))
  }

  @Test("the radius is that of the container, less the distance", arguments: [0, 8, 12, 30])
  func padding(distance: CGFloat) {
    let container = RoundedRectangle(cornerRadius: 20)
    #expect(
      drawn { ContainerRelativeShape().padding(distance).containerShape(container) }
        == drawn { RoundedRectangle(cornerRadius: max(20 - distance, 0)).padding(distance) })
    #expect(
      drawn {
        Rectangle().fill(.red).clipShape(.containerRelative).padding(distance).containerShape(
          container)
      }
        == drawn {
          Rectangle().fill(.red).clipShape(RoundedRectangle(cornerRadius: max(20 - distance, 0)))
            .padding(distance)
        })
  }

  @Test("the smallest distance counts, and an inset adds to it")
  func distances() {
    let relative = drawn {
      ContainerRelativeShape().inset(by: 3).padding(.leading, 10).padding(4)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let explicit = drawn {
      RoundedRectangle(cornerRadius: 13).padding(3).padding(.leading, 10).padding(4)
    }
    // The sums of lengths are rounded differently, and the text has three decimals.
    #expect(relative.description == explicit.description)
  }

  @Test("the nearest container counts, in every stage of its own")
  func nested() {
    let view = ContainerRelativeShape().padding(5)
      .containerShape(Capsule()).padding(5).containerShape(RoundedRectangle(cornerRadius: 3))
    #expect(drawn { view } == drawn { Capsule().padding(10) })
    #expect(drawn { view.containerShape(ContainerRelativeShape()) } == drawn { view })
    // A container that is relative to itself has no other shape.
    #expect(
      drawn { ContainerRelativeShape().padding(5).containerShape(.containerRelative) }
        == drawn { Rectangle().padding(5) })
  }

  /// A shape below a space that grows with a tap on the shape.
  private struct Growing<Outline: Shape>: View {
    let shape: @Sendable (CGFloat) -> Outline
    @State private var distance: CGFloat = 4

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: distance)
        shape(distance).frame(width: 40, height: 20).onTapGesture { distance = 9 }
      }
      .padding([.horizontal, .bottom], 16)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    }
  }

  @Test("a shape is drawn again when its distance from the container changes")
  func changes() {
    let relative = stage(width: 100, height: 60) { Growing { _ in ContainerRelativeShape() } }
    let expected = stage(width: 100, height: 60) {
      Growing { RoundedRectangle(cornerRadius: 20 - $0) }
    }
    #expect(relative.drawList() == expected.drawList())
    for stage in [relative, expected] { stage.send(.tap(at: CGPoint(x: 50, y: 24))) }
    let after = relative.drawList()
    #expect(after == expected.drawList())
    #expect(after.description.contains("elements") || after.description.contains("C "))
  }
}
