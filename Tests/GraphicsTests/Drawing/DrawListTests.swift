import Foundation
import Graphics
import Testing

@Suite("Draw list")
struct DrawListTests {
  private static let red = Paint.color(Color.red.resolve(in: .light))
  private static let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 20))

  @Test("an appended list is wrapped only where it has to move or has several parts")
  func append() {
    let one = DrawList([.fill(Self.rect, FillStyle(), Self.red)])
    var list = DrawList()
    list.append(DrawList(), offset: CGPoint(x: 5, y: 5))
    #expect(list.isEmpty)
    list.append(one, offset: .zero)
    #expect(list == one)
    list.append(one, offset: CGPoint(x: 1, y: 2))
    #expect(
      list.commands.last
        == .group(
          DrawGroup(contents: one, transform: CGAffineTransform(translationX: 1, y: 2))))
    var pair = DrawList()
    pair.append(list, offset: .zero)
    #expect(pair.commands == [.group(DrawGroup(contents: list))])
  }

  @Test("lists are equal to their copies whatever they hold, and differ when a part does")
  func equality() {
    let broken = Path { $0.addLine(to: CGPoint(x: CGFloat.nan, y: .nan)) }
    let list = DrawList([.fill(broken, FillStyle(), Self.red)])
    let group = DrawList([.group(DrawGroup(contents: list))])
    let copy = group
    #expect(group == copy)
    #expect(group == DrawList([.group(DrawGroup(contents: list))]))
    let solid = DrawList([.fill(Self.rect, FillStyle(), Self.red)])
    #expect(solid == DrawList([.fill(Self.rect, FillStyle(), Self.red)]))
    #expect(solid != DrawList([.fill(Self.rect, FillStyle(eoFill: true), Self.red)]))
    #expect(solid != DrawList([.stroke(Self.rect, StrokeStyle(), Self.red)]))
    #expect(solid != list)
    #expect(solid != DrawList())
  }
}
