import Foundation

/// Returns the plugin's expansion for a message in the form that the compiler sends.
func expansion(of message: [String: Any]) throws -> PluginMessage.Expansion? {
  let data = try JSONSerialization.data(withJSONObject: message)
  let answer = MacroExpansion.answer(
    to: try JSONDecoder().decode(CompilerMessage.self, from: data))
  return answer.expandMacroResult
}

/// Returns a part of a source file that begins in line 7, as the compiler sends it.
func syntax(_ source: String) -> [String: Any] {
  [
    "kind": "declaration", "source": source,
    "location": [
      "fileID": "Shop/Card.swift", "fileName": "/Shop/Card.swift", "line": 7, "column": 1,
      "offset": 40,
    ],
  ]
}
