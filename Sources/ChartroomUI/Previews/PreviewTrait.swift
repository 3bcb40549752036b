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
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The size of the screen.
  public static var defaultLayout: Self { Self(layout: .default) }
  /// The ideal size of the view.
  public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
  /// A screen that is taller than wide.
  public static var portrait: Self { Self(layout: .screen(isLandscape: false)) }
  /// A screen that is taller than wide, upside down.
  public static var portraitUpsideDown: Self { portrait }
  /// A screen that is wider than tall, turned left.
  public static var landscapeLeft: Self { Self(layout: .screen(isLandscape: true)) }
  /// A screen that is wider than tall, turned right.
  public static var landscapeRight: Self { landscapeLeft }

  /// Returns the trait of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(layout: .fixed(width: width, height: height))
  }
}
