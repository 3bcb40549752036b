import Foundation
import Graphics

/// The reasons for which content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded.
  ///
  /// Texts and images are drawn as rounded rectangles.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  ///
  /// Texts and images inside of `privacySensitive(_:)` are drawn as rounded rectangles.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date, and drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The reasons for which content is hidden; none by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and images are drawn as rounded rectangles.
  var isRedacted: Bool {
    let reasons = redactionReasons
    guard !reasons.isEmpty else { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

nonisolated extension View {
  /// Adds a reason to hide the content of the view.
  ///
  /// With `.placeholder`, every line of a text becomes a rounded rectangle, and so does every image. Shapes and
  /// controls are drawn as they are.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to hide the content of the view.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the content is private, and hidden by `redacted(reason: .privacy)`; `true` by default.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// The look of redacted content: the paint of the content at a fifth of its opacity.
enum Redaction {
  /// Appends a rounded rectangle in place of content.
  static func draw(_ rect: CGRect, _ paint: BasicPaint, into list: inout DrawList) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let radius = min(rect.height / 4, 6)
    let outline = Path(roundedRect: rect, cornerRadius: radius)
    list.append(.fill(outline, FillStyle(), paint.opacity(0.2).paint(in: rect)))
  }
}
