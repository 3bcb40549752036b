public import ArgumentParser
public import CairoCanvas

/// The option of every command that writes PNG files.
struct PNGOptions: ParsableArguments {
  @Option(
    name: .customLong("png"),
    help: ArgumentHelp(
      "Compression effort of PNG files: fast, balanced, or small for images that are downloaded often.",
      valueName: "effort"))
  var compression = PNGCompression.balanced
}

extension PNGCompression: ExpressibleByArgument {}
