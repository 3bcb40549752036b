/// The expansion of a macro by its name.
package enum MacroExpansion {
  /// Returns the answer to a message of the compiler.
  ///
  /// An unknown message, such as one of a later compiler, receives an empty expansion.
  package static func answer(to message: CompilerMessage) -> PluginMessage {
    if message.getCapability != nil {
      return PluginMessage(getCapabilityResult: PluginMessage.CapabilityResult())
    }
    return PluginMessage(expandMacroResult: expansion(of: message))
  }

  private static func expansion(of message: CompilerMessage) -> PluginMessage.Expansion {
    let nothing = PluginMessage.Expansion(expandedSource: "")
    if let use = message.expandFreestandingMacro {
      switch use.macro.typeName {
      case "PreviewMacro":
        return PluginMessage.Expansion(expandedSource: PreviewMacro.expansion(of: use))
      case "SceneMacro": return SceneMacro.expansion(of: use)
      default: return nothing
      }
    }
    switch message.expandAttachedMacro {
    case let use? where use.macro.typeName == "EntryMacro": return EntryMacro.expansion(of: use)
    case let use? where use.macro.typeName == "AnimatableMacro":
      return AnimatableMacro.expansion(of: use)
    case let use? where use.macro.typeName == "SourcedMacro":
      return SourcedMacro.expansion(of: use)
    default: return nothing
    }
  }
}
