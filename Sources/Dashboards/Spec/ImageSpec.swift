/// A picture of a file.
package struct ImageSpec: Sendable, Equatable {
  var file = Located(value: "", node: .none)
  var scale = 1.0
  var fit = Fit.fit
  var description: String?

  /// The ways in which a picture takes a room of other proportions.
  enum Fit: String, CaseIterable, Sendable { case fit, fill }

  static let shape = SpecShape<ImageSpec>.object(
    "an image", ImageSpec(),
    [
      Field(
        "file", \.file, SpecShape<String>.name.located,
        "Path of a PNG or JPEG file, relative to the spec and inside of its folder.",
        required: "file: logo.png"),
      Field(
        "scale", \.scale, .number(in: 0.1...16), "Pixels per point of the file (default: 1)."),
      Field(
        "fit", \.fit, .word,
        "Whether the picture is reduced to fit the panel, or fills the panel and is cut off (default: fit)."
      ),
      Field(
        "description", \.description, .text, "Description for people who do not see the picture."),
    ])
}
