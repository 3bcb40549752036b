extension NavigationPath {
  /// The values of a path in a form that can be encoded.
  ///
  /// - Note: Unlike in SwiftUI, `codable` is always `nil`, and a decoded form has no values.
  public struct CodableRepresentation: Codable, Equatable {
    private var values: [String] = []
  }

  /// The values of the path in a form that can be encoded; always `nil`.
  public var codable: CodableRepresentation? { nil }

  /// Creates a path from its encoded form, which has no values.
  public init(_ codable: CodableRepresentation) { self.init() }
}
