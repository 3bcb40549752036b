/// The name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the name of a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates the name of a device.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// A key of a value for the program that shows previews.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value of the key in a context that does not set it.
  static var defaultValue: Value { get }
}

/// Values for the program that shows previews.
public protocol PreviewContext {
  /// Returns the value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// A screen that is taller than it is wide.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// A portrait screen turned upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// A screen that is wider than it is tall.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// A landscape screen turned the other way.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

nonisolated extension View {
  /// Sets the device of a preview; `nil` selects that of the program.
  ///
  /// Accepted, and has no effect: previews have the size that the program is asked for.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets values for the program that shows the preview.
  ///
  /// Accepted, and has no effect: the program reads no values.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Sets the orientation of the device of a preview.
  ///
  /// Accepted, and has no effect: previews have the size that the program is asked for.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
