import DataTables

/// A command that writes rows to its standard output.
package struct ExecSpec: Sendable, Equatable {
  /// The program and its arguments; at least one.
  var command: [Located<String>] = []
  /// The format of the output; `nil` to find it.
  var format: TableFormat?
  var timeout = 60.0

  static let shape = SpecShape<ExecSpec>.object(
    "a command", ExecSpec(),
    [
      Field(
        "command", \.command,
        .list(of: argument.located, "a list of a program and its arguments", counts: 1...1000),
        """
        Program and its arguments, which no shell interprets; relative paths are those of the folder of the spec. A \
        parameter such as ${day} is an argument of its own.
        """, required: "command: [scripts/load, --day, \"${day}\"]"),
      Field(
        "format", \.format, .word, "Format of the output, where csv is also TSV (default: found)."),
      Field(
        "timeout", \.timeout, .number(in: 0.1...86_400),
        "Limit on the time of the command in seconds (default: 60)."),
    ]
  ) { exec, node, reader in
    guard exec.command.first?.value.isEmpty == true else { return }
    reader.report(exec.command[0].node, "the program is ''. Give its name or its path.")
  }

  private static let argument = SpecShape<String>(
    words: "a text", schema: SpecShape<String>.text.schema
  ) { node, reader in
    guard let text = SpecShape<String>.text.read(node, reader) else { return nil }
    guard !text.utf8.contains(0) else {
      reader.report(node, "an argument cannot contain the character U+0000. Remove it.")
      return nil
    }
    return text
  }

  /// Checks the parameters in an argument, which must not become parts of a script.
  ///
  /// - Parameters:
  ///   - node: A text of the spec whose parameters have not been replaced.
  ///   - template: The text.
  ///   - reader: The reading, to which a parameter that is only a part of an argument is reported.
  static func check(_ node: SpecNode, _ template: TextTemplate, _ reader: SpecReader) {
    guard node.path.hasPrefix("data."), let key = node.path.firstRange(of: ".exec.command[") else {
      return
    }
    for case .parameter(let name) in template.parts {
      if node.path[key.upperBound...] == "0]" {
        reader.refuse(
          node, "the program cannot be the parameter '${\(name)}'. Write the program into the spec."
        )
      } else if template.parts.count > 1 {
        reader.refuse(
          node,
          """
          '${\(name)}' is a part of an argument, and a program could run it as a part of a script. Make it an \
          argument of its own, such as "$1" of a shell.
          """)
      }
    }
  }
}
