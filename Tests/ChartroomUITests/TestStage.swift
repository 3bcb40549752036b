import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// A stage with the simple shaper, for layout that can be checked by hand.
@MainActor
func stage<Content: View>(
  width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
  environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
) -> Stage {
  Stage(
    size: ProposedViewSize(width: width, height: height), scale: scale, environment: environment,
    shaper: BoxShaper(), content: content)
}

/// A screen of 100 × 200 points with safe area insets of 20 points at the top and 10 at the bottom.
@MainActor
func screen<Content: View>(@ViewBuilder content: () -> Content) -> Stage {
  Stage(
    size: ProposedViewSize(width: 100, height: 200),
    safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
    shaper: BoxShaper(), content: content)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// The middle of a stage of 100 × 100 points.
let middle = CGPoint(x: 50, y: 50)

extension Stage {
  /// The strings of all texts, from back to front, with spaces between them.
  var strings: String { drawList().strings.joined(separator: " ") }

  /// Taps the middle of the view with an id.
  func tap<ID: Hashable>(_ id: ID) {
    guard let frame = frame(of: id) else { return }
    send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
  }
}

/// The size that content takes on a stage.
@MainActor
func stageSize<Content: View>(
  width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder content: () -> Content
) -> CGSize {
  stage(width: width, height: height, content: content).size
}

extension DrawList {
  /// The group that the list begins with.
  var firstGroup: DrawGroup? {
    if case .group(let group)? = commands.first { group } else { nil }
  }
}

/// A stage with a view that logs a long press and the changes of its state.
@MainActor
func pressedStage(_ duration: Double, log: Log<String>) -> Stage {
  stage(width: 100, height: 100) {
    Color.red.onLongPressGesture(minimumDuration: duration) {
      log.add("done")
    } onPressingChanged: {
      log.add("\($0)")
    }
  }
}

/// The colours of a view's draw list, in the form `#RRGGBB` or `#RRGGBBAA`.
@MainActor
func drawnColors<Content: View>(
  scheme: ColorScheme = .light, @ViewBuilder content: () -> Content
) -> [String] {
  let view = content().environment(\.colorScheme, scheme)
  return stage(width: 10, height: 40, content: { view }).drawList().colors
}

extension DrawList {
  /// The colours of all fills with one colour, from back to front.
  var fillColors: [Color.Resolved] {
    commands.flatMap { command -> [Color.Resolved] in
      switch command {
      case .fill(_, _, .color(let color)): [color]
      case .group(let group): group.contents.fillColors
      default: []
      }
    }
  }

  /// The bounding rectangles of all clips, from back to front, in the coordinates of their groups.
  var clips: [CGRect] {
    commands.flatMap { command -> [CGRect] in
      guard case .group(let group) = command else { return [] }
      return [group.clip?.path.boundingRect].compactMap(\.self) + group.contents.clips
    }
  }

  /// The colours in the list, in the form `#RRGGBB` or `#RRGGBBAA`.
  var colors: [String] {
    description.split { $0 == " " || $0 == "\n" }.filter { $0.hasPrefix("#") }.map(String.init)
  }
}
