import Foundation
import Graphics
import Testing

@Suite("DrawGroup")
struct DrawGroupTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
  private static let list = DrawList([
    .fill(square, FillStyle(), .color(Color.Resolved(red: 1, green: 0, blue: 0)))
  ])
  private static let shadow = DrawGroup.Filter.shadow(
    color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 2, offset: .zero)

  /// Changes of one property each.
  private static let changes: [@Sendable (inout DrawGroup) -> Void] = [
    { $0.contents = DrawList([]) }, { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
    { $0.projection = ProjectionTransform() }, { $0.clip = DrawGroup.Clip(path: square) },
    { $0.mask = list }, { $0.opacity = 0.5 }, { $0.filter = shadow }, { $0.isFlattened = true },
  ]

  @Test("each property can be set and taken back without a change of the others")
  func properties() {
    var group = DrawGroup(contents: Self.list)
    group.clip = DrawGroup.Clip(path: Self.square)
    group.mask = Self.list
    group.filter = Self.shadow
    group.projection = ProjectionTransform()
    #expect(
      group
        == DrawGroup(
          contents: Self.list, projection: ProjectionTransform(),
          clip: DrawGroup.Clip(path: Self.square), mask: Self.list, filter: Self.shadow))
    group.mask = nil
    #expect(group.mask == nil && group.clip?.path == Self.square && group.filter == Self.shadow)
    group.clip = nil
    #expect(group.projection == ProjectionTransform() && group.filter == Self.shadow)
    group.clip = DrawGroup.Clip(path: Self.square)
    group.filter = nil
    #expect(group.projection == ProjectionTransform() && group.clip?.path == Self.square)
    group.clip = nil
    group.projection = nil
    #expect(group == DrawGroup(contents: Self.list))
  }

  @Test("groups differ when one of their properties does, and copies are independent")
  func equality() {
    let plain = DrawGroup(contents: Self.list)
    let all = Self.changes.map { change in
      var group = plain
      change(&group)
      return group
    }
    for (index, group) in all.enumerated() {
      #expect(group != plain, "\(index)")
      #expect(all.count { $0 == group } == 1, "\(index)")
    }
    var copy = all[4]
    copy.mask = DrawList([])
    #expect(all[4].mask == Self.list)
  }

  @Test("a group is an offset if it has a translation and nothing else")
  func offsets() {
    var group = DrawGroup(contents: Self.list)
    #expect(group.isOffset)
    group.transform = CGAffineTransform(translationX: 3, y: -1e9)
    #expect(group.isOffset)
    for (index, change) in Self.changes.enumerated().dropFirst() {
      var changed = group
      change(&changed)
      #expect(!changed.isOffset, "\(index)")
    }
    group.transform = CGAffineTransform(rotationAngle: 1)
    #expect(!group.isOffset)
  }
}
