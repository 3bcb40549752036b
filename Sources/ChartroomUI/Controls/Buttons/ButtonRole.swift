/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private enum Purpose { case destructive, cancel, confirm, close }

  private let purpose: Purpose

  /// A button that deletes something; it is red.
  public static let destructive = ButtonRole(purpose: .destructive)
  /// A button that ends a process without a change.
  public static let cancel = ButtonRole(purpose: .cancel)
  /// A button that accepts a process.
  public static let confirm = ButtonRole(purpose: .confirm)
  /// A button that closes a part of the screen.
  public static let close = ButtonRole(purpose: .close)
}
