public import Foundation

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  /// The properties of a sheet from which a custom detent computes its height.
  ///
  /// - Note: Unlike in SwiftUI, it has no environment values.
  public struct Context: Sendable {
    /// The largest height, in points, without the insets of the safe area.
    public let maxDetentValue: CGFloat
  }

  private enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  // The closure only calls a static method.
  private nonisolated(unsafe) var custom: ((Context) -> CGFloat?)?

  private init(_ kind: Kind) { self.kind = kind }

  /// Half of the height of the screen.
  public static let medium = PresentationDetent(.medium)
  /// The full height.
  public static let large = PresentationDetent(.large)

  /// Returns a detent at a part of the full height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// Returns a detent at a height in points, to which the inset of the safe area at the bottom is added.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// Returns a detent whose height a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    var detent = PresentationDetent(.custom(ObjectIdentifier(type)))
    detent.custom = { type.height(in: $0) }
    return detent
  }

  /// Returns whether both detents are at the same height of every screen.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool {
    first.kind == second.kind
  }

  /// Hashes the kind and the length of the detent.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Returns the height of a sheet, in points with the inset at the bottom.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The height, at most that of a large sheet; `nil` if a custom detent does not apply.
  func height(in screen: ScreenMetrics) -> CGFloat? {
    let most = max(screen.size.height - screen.sheetTop, 0)
    let context = Context(maxDetentValue: max(most - screen.insets.bottom, 0))
    func inset(_ height: CGFloat) -> CGFloat { max(height, 0) + screen.insets.bottom }
    let height: CGFloat? =
      switch kind {
      case .medium: screen.size.height / 2
      case .large: most
      case .fraction(let fraction): inset(context.maxDetentValue * fraction)
      case .height(let height): inset(height)
      case .custom: custom?(context).map(inset)
      }
    return height.map { $0.isNaN ? most : min($0, most) }
  }
}

/// A type that computes the height of a detent.
public protocol CustomPresentationDetent {
  /// The values on which the height can depend.
  typealias Context = PresentationDetent.Context

  /// Returns the height of a sheet, in points; `nil` if the detent does not apply.
  static func height(in context: Context) -> CGFloat?
}

extension ScreenMetrics {
  /// The distance of a large sheet from the top of the screen.
  var sheetTop: CGFloat { insets.top + 10 }
}
