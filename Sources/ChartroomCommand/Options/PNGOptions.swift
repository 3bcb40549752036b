public import ArgumentParser
public import CairoCanvas

/// The option of every command that writes PNG files.
struct PNGOptions: ParsableArguments {
  @Option(
    name: .customLong("png"),
    help: ArgumentHelp(
      "Compression effort of PNG files: fast for frames, small for pictures that are loaded often.",
      valueName: "effort"))
  var compression = PNGCompression.balanced
}

extension PNGCompression: ExpressibleByArgument {}
