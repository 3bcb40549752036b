import Testing

/// What tests call: compares with the goldens in `Fixtures/goldens` and records an issue.
enum Golden {
  /// Expects a picture to be the one in `Fixtures/goldens/NAME.png`.
  ///
  /// - Parameters:
  ///   - picture: What was drawn.
  ///   - name: Suite and scene, such as `chart-sets.stage1-dark`.
  ///   - codec: How pictures are written as PNG and read.
  ///   - tolerance: How far apart a channel may be.
  ///   - freePixels: How many pixels may be further apart.
  ///   - sourceLocation: Where the issue is shown.
  static func expect(
    _ picture: RGBAPicture, named name: String, codec: PictureCodec, tolerance: UInt8 = 0,
    freePixels: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    report(at: sourceLocation) {
      try GoldenStore.repository().check(
        picture, named: name, codec: codec, tolerance: tolerance, freePixels: freePixels)
    }
  }

  /// Expects a text to be the one in `Fixtures/goldens/NAME.txt`.
  static func expect(
    text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    report(at: sourceLocation) { try GoldenStore.repository().check(text: text, named: name) }
  }

  private static func report(at location: SourceLocation, _ check: () throws -> Void) {
    do {
      try check()
    } catch {
      for (name, bytes) in (error as? GoldenFailure)?.files ?? [:] {
        Attachment.record(bytes, named: name, sourceLocation: location)
      }
      Issue.record("\(error)", sourceLocation: location)
    }
  }
}
