import Chartroom
import Dashboards
import Foundation
package import Graphics

/// What a preview shows: a spec, and the pictures that are wanted of it.
package struct PreviewRequest: Hashable, Sendable {
  /// The path of the spec.
  package var path: String
  /// The values that replace the defaults of parameters.
  package var parameters: [String: String]
  /// The names of the wanted dashboards; empty for all of them.
  package var only: [String]
  /// The appearances; `nil` for those of the spec.
  package var appearances: [ColorScheme]?
  /// The scale; `nil` for those of the spec.
  package var scale: Double?
  /// Whether data sources that are commands run.
  package var runsCommands: Bool

  package init(
    path: String, parameters: [String: String] = [:], only: [String] = [],
    appearances: [ColorScheme]? = nil, scale: Double? = nil, runsCommands: Bool = false
  ) {
    (self.path, self.parameters, self.only) = (path, parameters, only)
    (self.appearances, self.scale, self.runsCommands) = (appearances, scale, runsCommands)
  }
}

/// The reading of the spec of a preview at one moment.
struct PreviewReading {
  /// The spec and the pictures, or the reason why there are none.
  let result: Result<(file: SpecFile, items: [RunItem]), any Error>
  /// The paths, and patterns of them, of the files that decide the result and the pictures.
  let patterns: Set<String>

  /// Reads the spec.
  init(_ request: PreviewRequest) {
    var patterns: Set<String> = [request.path]
    do {
      let file = try SpecFile(
        InputFile.read(request.path, type: "yaml", limit: SpecFile.mostBytes), path: request.path,
        parameters: request.parameters)
      patterns = file.filePatterns
      result = .success((file, try Self.items(of: file, request)))
    } catch {
      if let error = error as? SpecError { patterns.formUnion(error.includedPaths) }
      result = .failure(error)
    }
    self.patterns = patterns
  }

  private static func items(
    of file: SpecFile, _ request: PreviewRequest
  ) throws(ToolError) -> [RunItem] {
    try ParameterArguments.check(request.parameters.keys.sorted(), of: [file])
    guard !file.readsStandardInput else {
      throw ToolError(
        .badInput,
        "\(file.path): a preview cannot read standard input again and again. Save the data to a file."
      )
    }
    return try PlannedItems.all(
      of: [file], only: request.only, isComplete: true, appearances: request.appearances,
      scale: request.scale)
  }

  /// The problems, each on one line; empty for none.
  var problems: [String] {
    switch result {
    case .success: []
    case .failure(let error as SpecError): error.problems.map(\.description)
    case .failure(let error): [ToolError(ending: error).message]
    }
  }

  /// Throws an error that ends a preview before it begins: a file that cannot be read, and invalid arguments.
  ///
  /// The page shows all others, because they can be mended while it is open.
  func check() throws(ToolError) {
    guard case .failure(let error) = result else { return }
    let ending = ToolError(ending: error)
    if error is InputError || ending.status == .usage { throw ending }
  }
}
