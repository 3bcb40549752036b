import Foundation
import Graphics

nonisolated extension View {
  /// Sets the prominence of the badges of rows in lists.
  ///
  /// Badges of the prominence `.increased` are white on a red capsule, others are texts of the secondary colour. The
  /// badges of tabs always have the capsule.
  ///
  /// - Parameter prominence: The prominence; `.standard` by default.
  /// - Returns: The view with the prominence.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// For passive information: a text, as in the standard prominence.
  public static let decreased = BadgeProminence(level: 0)
  /// For information that suggests an action: a text.
  public static let standard = BadgeProminence(level: 1)
  /// For information that requires an action: a text on a red capsule.
  public static let increased = BadgeProminence(level: 2)
}

/// The badge of a row, in the prominence of the environment.
struct RowBadge {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  init(text: Text) { self.text = text }
}

extension RowBadge: View {
  var body: some View {
    if prominence == .increased {
      text
        .font(.subheadline)
        .foregroundStyle(.white)
        .lineLimit(1)
        .padding(.horizontal, 7)
        .padding(.vertical, 1)
        .frame(minWidth: 22)
        .background(.red, in: Capsule())
        .fixedSize()
    } else {
      text.foregroundStyle(.secondary)
    }
  }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the badges of rows; `.standard` by default.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
