import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("ConcentricRectangle")
struct ConcentricRectangleTests {
  /// The draw list of a view of 100 × 60 points.
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> DrawList {
    stage(width: 100, height: 60, content: content).drawList()
  }

  private let container = RoundedRectangle(cornerRadius: 20)

  @Test("corners have the centres of the container's corners")
  func concentric() {
    #expect(
      drawn { ConcentricRectangle().padding(8).containerShape(container) }
        == drawn { RoundedRectangle(cornerRadius: 12).padding(8) })
    #expect(drawn { ConcentricRectangle().padding(8) } == drawn { Rectangle().padding(8) })
    #expect(
      drawn { ConcentricRectangle().padding(.top, 8).containerShape(container) }
        == drawn {
          UnevenRoundedRectangle(
            topLeadingRadius: 12, bottomLeadingRadius: 20, bottomTrailingRadius: 20,
            topTrailingRadius: 12
          ).padding(.top, 8)
        })
    #expect(
      drawn { ConcentricRectangle().padding(10).containerShape(Capsule()) }
        == drawn { Capsule().padding(10) })
  }

  @Test("concentric corners stay at those of the container from right to left")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let shape = stage(width: 100, height: 60, environment: environment) {
      ConcentricRectangle().padding(.leading, 8).containerShape(container)
    }
    // Leading is on the right.
    let expected = drawn {
      UnevenRoundedRectangle(
        topLeadingRadius: 20, bottomLeadingRadius: 20, bottomTrailingRadius: 12,
        topTrailingRadius: 12
      ).padding(.trailing, 8)
    }
    #expect(shape.drawList() == expected)
  }

  @Test("fixed radii and least radii stay")
  func styles() {
    #expect(
      drawn {
        ConcentricRectangle(corners: .concentric(minimum: 15)).padding(8).containerShape(container)
      } == drawn { RoundedRectangle(cornerRadius: 15).padding(8) })
    #expect(
      drawn { ConcentricRectangle(corners: .fixed(5)).padding(8).containerShape(container) }
        == drawn { RoundedRectangle(cornerRadius: 5).padding(8) })
    #expect(
      drawn {
        Rectangle().clipShape(.rect(corners: .concentric(minimum: .fixed(3)))).padding(30)
      } == drawn { Rectangle().clipShape(RoundedRectangle(cornerRadius: 3)).padding(30) })
    let least: CGFloat = 4
    #expect(Edge.Corner.Style.concentric(minimum: least) == .concentric(minimum: .fixed(4)))
    #expect(Edge.Corner.Style.fixed(1.5) == 1.5)
  }

  @Test("corners can differ, and uniform ones have the greatest radius")
  func corners() {
    #expect(
      drawn {
        ConcentricRectangle(
          topLeadingCorner: .fixed(1), topTrailingCorner: .concentric,
          bottomLeadingCorner: .concentric, bottomTrailingCorner: .fixed(4)
        ).padding(8).containerShape(container)
      }
        == drawn {
          UnevenRoundedRectangle(
            topLeadingRadius: 1, bottomLeadingRadius: 12, bottomTrailingRadius: 4,
            topTrailingRadius: 12
          ).padding(8)
        })
    #expect(
      drawn {
        ConcentricRectangle(corners: .concentric, isUniform: true).padding(.top, 8)
          .containerShape(container)
      } == drawn { RoundedRectangle(cornerRadius: 20).padding(.top, 8) })
    #expect(
      ConcentricRectangle(uniformTopCorners: 1, uniformBottomCorners: 2).path(
        in: CGRect(0, 0, 9, 9))
        == UnevenRoundedRectangle(
          topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 2,
          topTrailingRadius: 1
        ).path(in: CGRect(0, 0, 9, 9)))
    #expect(
      ConcentricRectangle(uniformLeadingCorners: 1, uniformTrailingCorners: 2)
        .path(in: CGRect(0, 0, 9, 9))
        == UnevenRoundedRectangle(
          topLeadingRadius: 1, bottomLeadingRadius: 1, bottomTrailingRadius: 2,
          topTrailingRadius: 2
        ).path(in: CGRect(0, 0, 9, 9)))
  }

  @Test("the shape of bordered buttons is that of the environment")
  func buttonBorder() {
    #expect(
      drawn { Rectangle().clipShape(.buttonBorder) }
        == drawn {
          Rectangle().clipShape(RoundedRectangle(cornerRadius: 8))
        })
    #expect(
      drawn { ButtonBorderShape.buttonBorder.fill(.red).buttonBorderShape(.capsule) }
        == drawn { Capsule().fill(.red) })
    #expect(
      drawn { Rectangle().clipShape(.buttonBorder).buttonBorderShape(.roundedRectangle(radius: 3)) }
        == drawn { Rectangle().clipShape(RoundedRectangle(cornerRadius: 3)) })
    #expect(
      drawn { ButtonBorderShape.circle.inset(by: 2).frame(width: 60, height: 60) }
        == drawn { Circle().inset(by: 2).frame(width: 60, height: 60) })
  }
}
