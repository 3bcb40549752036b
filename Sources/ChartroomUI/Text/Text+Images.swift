extension Text {
  /// Creates a text of an image, whose size is that of the surrounding text.
  ///
  /// - Parameter image: The image.
  public init(_ image: Image) { self.init("\(image)") }
}
