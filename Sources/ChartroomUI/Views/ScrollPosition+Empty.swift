extension ScrollPosition {
  /// Creates a position at the start of the content.
  public init() { self.init(idType: Int.self) }
}
