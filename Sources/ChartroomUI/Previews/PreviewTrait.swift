public import Foundation

/// A trait of a preview, such as its size.
public struct PreviewTrait<Kind>: Sendable {
  package enum Layout: Equatable, Sendable {
    case `default`
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
    case screen(isLandscape: Bool)
  }

  package let layout: Layout
  /// Returns the modified view of the preview.
  let modify: @MainActor @Sendable (AnyView) -> AnyView

  init(
    layout: Layout, modify: @escaping @MainActor @Sendable (AnyView) -> AnyView = { $0 }
  ) {
    self.layout = layout
    self.modify = modify
  }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The trait of a view with the size of the screen.
  public static var defaultLayout: Self { Self(layout: .default) }
  /// The trait of a view with its ideal size.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// The trait of a screen that is taller than it is wide.
  public static var portrait: Self { Self(layout: .screen(isLandscape: false)) }
  /// The trait of a portrait screen turned upside down; the same as `portrait`.
  public static var portraitUpsideDown: Self { portrait }
  /// The trait of a screen that is wider than it is tall.
  public static var landscapeLeft: Self { Self(layout: .screen(isLandscape: true)) }
  /// The trait of a landscape screen turned the other way; the same as `landscapeLeft`.
  public static var landscapeRight: Self { landscapeLeft }

  /// Returns the trait of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
}
