public import ArgumentParser
public import CairoCanvas

/// The option of every command that writes PNG files.
struct PNGOptions: ParsableArguments {
  @Option(
    name: .customLong("png"),
    help: ArgumentHelp(
      "How much time goes into small PNG files: fast for frames, small for what is loaded often.",
      valueName: "effort"))
  var compression = PNGCompression.balanced
}

extension PNGCompression: ExpressibleByArgument {}
