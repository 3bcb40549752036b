import Foundation
import Graphics

/// The look of the bar at the top of a screen, of which an app sets parts by `UINavigationBar.appearance()`.
///
/// A bar whose background is visible, as above scrolled content, has the standard appearance. Others have that over the
/// beginning of scrolled content or, without one, the titles of the standard appearance and no background.
@MainActor
struct NavigationBarLook {
  /// Whether the background is visible.
  let isVisible: Bool
  /// The background up to the edge of the screen; `nil` for none.
  let background: AnyShapeStyle?
  /// The colour of the line at the edge; `nil` for none.
  let line: Color?
  /// The background within the safe area; `nil` for none.
  let rowBackground: Color?
  /// The colour of buttons; `nil` for the tint of the environment.
  let tint: Color?
  let title: BarTitleLook
  let largeTitle: BarTitleLook

  /// Creates the look of a bar.
  ///
  /// - Parameters:
  ///   - look: The settings of views.
  ///   - isAboveContent: Whether content is beneath the bar, which then shows its background unless it is hidden.
  init(_ look: BarLook, isAboveContent: Bool) {
    let bar = UINavigationBar.appearance()
    let standard = bar.standardAppearance
    isVisible = look.isVisible(aboveContent: isAboveContent)
    switch look.visibility {
    case _ where isVisible:
      let color = standard.backgroundColor ?? bar.barTintColor
      background = look.background?.style ?? standard.style(color: color)
      line = standard.shadowColor?.color
    case .automatic:
      background = bar.scrollEdgeAppearance.flatMap { $0.style(color: $0.backgroundColor) }
      line = bar.scrollEdgeAppearance?.shadowColor?.color
    case .hidden, .visible: (background, line) = (nil, nil)
    }
    let edge = isVisible ? standard : bar.scrollEdgeAppearance ?? standard
    title = BarTitleLook(edge.titleTextAttributes, or: bar.titleTextAttributes)
    largeTitle = BarTitleLook(edge.largeTitleTextAttributes, or: bar.largeTitleTextAttributes)
    rowBackground = bar.backgroundColor?.color
    tint = bar.tintColor?.color
  }
}

extension UIBarAppearance {
  /// Returns the style of the background with a colour, or with the material of bars if there is none.
  fileprivate func style(color: UIColor?) -> AnyShapeStyle? {
    color.map { AnyShapeStyle($0.color) }
      ?? (backgroundEffect == nil ? nil : AnyShapeStyle(Material.bar))
  }
}

/// The font and the colour of a title.
struct BarTitleLook {
  /// The font; `nil` for that of the system.
  var font: Font?
  /// The colour; `nil` for that of the environment.
  var color: Color?

  /// Creates the look of a title with attributes, or with others if there are none.
  init(
    _ attributes: [NSAttributedString.Key: Any], or others: [NSAttributedString.Key: Any]?
  ) {
    let used = attributes.isEmpty ? others ?? [:] : attributes
    font = (used[.font] as? UIFont)?.font
    color = (used[.foregroundColor] as? UIColor)?.color
  }
}

nonisolated extension View {
  /// Sets the look of a title, in a font of the system unless it has another one.
  @ViewBuilder
  func barTitle(_ look: BarTitleLook, font: Font) -> some View {
    if let color = look.color {
      self.font(look.font ?? font).foregroundStyle(color)
    } else {
      self.font(look.font ?? font)
    }
  }
}

/// A modifier that draws the background of a bar up to the edge of the screen, and a line at the other edge.
struct BarBackground: ViewModifier {
  /// The edge of the screen at which the bar is.
  private let edge: VerticalEdge
  /// Whether the background is visible.
  private let isVisible: Bool
  /// The background up to the edge of the screen; `nil` for none.
  private let background: AnyShapeStyle?
  /// The colour of the line; `nil` for none.
  private let line: Color?
  /// The background within the safe area; `nil` for none.
  private let rowBackground: Color?
  /// The colour scheme while the background is visible; `nil` for that of the environment.
  private let colorScheme: ColorScheme?
  @Environment(\.pixelLength) private var pixelLength

  /// Creates the background of a bar at the top.
  init(top look: NavigationBarLook, colorScheme: ColorScheme?) {
    edge = .top
    isVisible = look.isVisible
    background = look.background
    line = look.line
    rowBackground = look.rowBackground
    self.colorScheme = colorScheme
  }

  /// Creates the background of a bar at the bottom.
  ///
  /// - Parameters:
  ///   - look: The settings of views.
  ///   - isAboveContent: Whether content is beneath the bar.
  init(bottom look: BarLook, isAboveContent: Bool) {
    edge = .bottom
    isVisible = look.isVisible(aboveContent: isAboveContent)
    background = isVisible ? look.style : nil
    line = isVisible ? .separator : nil
    rowBackground = nil
    colorScheme = look.colorScheme
  }

  func body(content: Content) -> some View {
    content
      .background { if let rowBackground { rowBackground } }
      .overlay(alignment: edge == .top ? .bottom : .top) {
        if let line { Rectangle().fill(line).frame(height: pixelLength) }
      }
      .background(
        background ?? AnyShapeStyle(Color.clear),
        ignoresSafeAreaEdges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal]
      )
      .transformEnvironment(\.colorScheme) {
        if isVisible, let colorScheme { $0 = colorScheme }
      }
  }
}
