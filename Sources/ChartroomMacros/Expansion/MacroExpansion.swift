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
    if let use = message.expandFreestandingMacro, use.macro.typeName == "PreviewMacro" {
      return PluginMessage.Expansion(expandedSource: PreviewMacro.expansion(of: use))
    }
    if let use = message.expandAttachedMacro, use.macro.typeName == "EntryMacro" {
      return EntryMacro.expansion(of: use)
    }
    return PluginMessage.Expansion(expandedSource: "")
  }
}
