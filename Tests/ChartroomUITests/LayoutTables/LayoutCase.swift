import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The frame of the view with an id, in points from the top leading corner of the screen, not rounded.
struct Spot {
  let id: String
  let frame: CGRect

  init(_ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.id = id
    frame = CGRect(x, y, width, height)
  }
}

/// A view on a screen, with the frames that follow from the rules of layout.
///
/// The frames are computed by hand. In the tables, "§" is a section of the collected facts about SwiftUI's behaviour,
/// and "talk" is the WWDC19 talk "Building Custom Views with SwiftUI". With the small font, a character is 5 points
/// wide, a line is 12 points high and its baseline is at 9 points.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// How the frames follow from the rules.
  let reasoning: String
  let size: CGSize
  let insets: EdgeInsets
  /// The frames from left to right, for a length of a device pixel.
  let boxes: @Sendable (CGFloat) -> [Spot]
  /// The frames from right to left; `nil` if they are the mirror image.
  let mirrored: (@Sendable () -> [Spot])?
  let stage: @MainActor @Sendable (CGFloat, EnvironmentValues) -> Stage

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - name: The subject of the case.
  ///   - reasoning: How the frames follow from the rules.
  ///   - size: The size of the screen; 100 × 50 by default.
  ///   - insets: The insets of its safe area.
  ///   - offer: The proposal to the view; `nil` for the safe area.
  ///   - boxes: The frames from left to right, for a length of a device pixel.
  ///   - mirrored: The frames from right to left; `nil` if they are the mirror image.
  ///   - content: The view, which is placed in the top leading corner of the safe area.
  init<Content: View>(
    _ name: String, _ reasoning: String, size: CGSize = CGSize(100, 50),
    insets: EdgeInsets = EdgeInsets(),
    offer: ProposedViewSize? = nil, pixelBoxes boxes: @escaping @Sendable (CGFloat) -> [Spot],
    mirrored: (@Sendable () -> [Spot])? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.reasoning = reasoning
    self.size = size
    self.insets = insets
    self.boxes = boxes
    self.mirrored = mirrored
    stage = { scale, environment in
      Stage(
        size: ProposedViewSize(size), scale: scale, environment: environment,
        safeAreaInsets: insets, shaper: BoxShaper()
      ) {
        Room(offer: offer) { content() }
      }
    }
  }

  /// Creates a case whose frames do not depend on the device pixels.
  init<Content: View>(
    _ name: String, _ reasoning: String, size: CGSize = CGSize(100, 50),
    insets: EdgeInsets = EdgeInsets(),
    offer: ProposedViewSize? = nil, _ boxes: @autoclosure @escaping @Sendable () -> [Spot],
    mirrored: (@Sendable () -> [Spot])? = nil,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      name, reasoning, size: size, insets: insets, offer: offer, pixelBoxes: { _ in boxes() },
      mirrored: mirrored, content: content)
  }

  var testDescription: String { name }
}

/// A layout that takes what it is offered and puts its view in the top leading corner.
private struct Room: Layout {
  let offer: ProposedViewSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: offer ?? ProposedViewSize(bounds.size))
    }
  }
}

@MainActor
@Suite("Layout tables")
struct LayoutTableTests {
  @Test(
    "a view has the frames that follow from the rules, at every scale and in both directions",
    arguments: LayoutTables.layouts)
  func frames(of layoutCase: LayoutCase) {
    for scale in [1, 2, 3] as [CGFloat] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let stage = layoutCase.stage(scale, environment)
        let isMirrored = direction == .rightToLeft
        let own = isMirrored ? layoutCase.mirrored?() : nil
        for box in own ?? layoutCase.boxes(1 / scale) {
          var frame = box.frame
          if isMirrored, own == nil { frame.origin.x = layoutCase.size.width - frame.maxX }
          let expected = frame.snapped(scale: scale)
          let found = stage.frame(of: box.id)
          #expect(
            found.map { $0.isClose(to: expected) } == true,
            """
            \(box.id) is \(found.map { "\($0)" } ?? "nowhere"), not \(expected), \
            at \(scale)×, \(direction): \(layoutCase.reasoning)
            """)
        }
      }
    }
  }

  @Test("each case has its own name in its kind of table, and reasoning")
  func names() {
    let tables = [
      LayoutTables.layouts.map { ($0.name, $0.reasoning) },
      AnswerTable.all.map { ($0.name, $0.reasoning) },
    ]
    for cases in tables {
      #expect(Set(cases.map(\.0)).count == cases.count)
      #expect(cases.allSatisfy { !$0.1.isEmpty })
    }
    #expect(tables.joined().count >= 300)
  }
}

enum LayoutTables {
  /// The tables of frames.
  static let layouts =
    FlexibleFrameTable.all + FrameTable.all + StackTable.all + DivisionTable.all
    + AlignmentTable.all + BaselineTable.all + LayerTable.all + SafeAreaTable.all + GridTable.all
    + LazyGridTable.all + ScrollTable.all + TextTable.all + PixelTable.all + CustomLayoutTable.all
}

extension CGRect {
  /// Returns the rectangle with each edge on the nearest device pixel.
  fileprivate func snapped(scale: CGFloat) -> CGRect {
    func snap(_ length: CGFloat) -> CGFloat { (length * scale + 0.5 + 1e-9).rounded(.down) / scale }
    let (left, top) = (snap(minX), snap(minY))
    return CGRect(left, top, snap(maxX) - left, snap(maxY) - top)
  }

  fileprivate func isClose(to other: CGRect) -> Bool {
    let distances = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return distances.allSatisfy { abs($0) < 1e-3 }
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
