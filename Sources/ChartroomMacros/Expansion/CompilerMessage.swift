/// A message of the compiler; `nil` in all properties for one that the plugin does not know.
package struct CompilerMessage: Decodable {
  package struct Capability: Decodable {}

  /// The name of a macro's type in this module.
  package struct Macro: Decodable {
    package var typeName: String
  }

  /// A part of the source, with the comments before it.
  package struct Syntax: Decodable {
    package struct Location: Decodable {
      package var fileID: String
      package var fileName: String
      package var line: Int
      package var column: Int
      package var offset: Int
    }

    package var source: String
    package var location: Location
  }

  package struct Freestanding: Decodable {
    package var macro: Macro
    package var discriminator: String
    package var syntax: Syntax
  }

  package struct Attached: Decodable {
    package var macro: Macro
    package var macroRole: String
    package var declSyntax: Syntax
    /// The name of the type that a macro with the role `extension` extends.
    package var extendedTypeSyntax: Syntax?
    /// The conformances that a macro with the role `extension` shall add; `nil` if the type has all of them.
    package var conformanceListSyntax: Syntax?
    package var lexicalContext: [Syntax]?
  }

  package var getCapability: Capability?
  package var expandFreestandingMacro: Freestanding?
  package var expandAttachedMacro: Attached?
}

/// An answer to the compiler.
package struct PluginMessage: Encodable, Equatable {
  package struct Capability: Encodable, Equatable {
    var protocolVersion = 7
    var features: [String] = []
  }

  package struct CapabilityResult: Encodable, Equatable {
    var capability = Capability()
  }

  /// An error at a position in the source.
  package struct Diagnostic: Encodable, Equatable {
    package struct Position: Encodable, Equatable {
      var fileName: String
      var offset: Int
    }

    package var message: String
    var severity = "error"
    var position: Position
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []

    init(_ message: String, at location: CompilerMessage.Syntax.Location) {
      self.message = message
      position = Position(fileName: location.fileName, offset: location.offset)
    }
  }

  package struct Expansion: Encodable, Equatable {
    package var expandedSource: String?
    package var diagnostics: [Diagnostic] = []
  }

  package var getCapabilityResult: CapabilityResult?
  package var expandMacroResult: Expansion?
}
