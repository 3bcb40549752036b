import CCMark
import Foundation

/// The inline Markdown of a string: emphasis, code, strikethrough and links, of GitHub Flavored Markdown.
///
/// Headings, lists and other blocks are text, and white space is kept, unless the string is a document. See
/// [cmark-gfm](https://github.com/github/cmark-gfm) and the [specification](https://github.github.com/gfm/).
struct InlineMarkdown {
  /// A part of the string with one style.
  struct Run: Equatable {
    var string: String
    var style = Style()
  }

  /// The style of a run.
  struct Style: Equatable {
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    /// The destination of the link; `nil` for none.
    var link: String?
  }

  /// Returns whether a string can contain Markdown; if not, it is one run without a style.
  static func isPossible(in string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
          UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"),
          UInt8(ascii: "@"):
          return true
        case UInt8(ascii: ":"):
          if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") { return true }
        case UInt8(ascii: "."):
          if index > 2, bytes[index - 3..<index].allSatisfy({ $0 == UInt8(ascii: "w") }) {
            return true
          }
        default: break
        }
      }
      return false
    }
  }

  /// The spaces of which one represents line breaks while the string is parsed.
  ///
  /// A string without line breaks has no blocks but one paragraph.
  private static let spaces = ["\u{205F}", "\u{1680}", "\u{2005}", "\u{2004}"]

  /// Registers the extensions of GitHub, once.
  private static let hasExtensions: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Held while a text is parsed: cmark keeps the characters that begin the marks of extensions in global tables, and
  /// changes the tables for each text.
  private static let lock = NSLock()

  /// Parses Markdown, on any thread.
  ///
  /// - Parameters:
  ///   - text: The Markdown.
  ///   - extensions: The names of the extensions of GitHub to use.
  ///   - read: A closure that reads the document, which exists during the call.
  /// - Returns: The result of the closure; `nil` if there is no memory for the document.
  static func parsing<Result>(
    _ text: String, with extensions: [String], _ read: (OpaquePointer) -> Result
  ) -> Result? {
    guard hasExtensions, let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    guard let document = document(of: text, from: parser) else { return nil }
    defer { cmark_node_free(document) }
    return read(document)
  }

  private static func document(of text: String, from parser: OpaquePointer) -> OpaquePointer? {
    lock.lock()
    defer { lock.unlock() }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    return cmark_parser_finish(parser)
  }

  /// Returns the runs of a string.
  ///
  /// - Parameter string: The Markdown.
  /// - Returns: The runs in order; none for an empty string.
  /// - Complexity: O(*n*) in the length of the string.
  static func runs(of string: String) -> [Run] {
    guard isPossible(in: string) else { return string.isEmpty ? [] : [Run(string: string)] }
    let space = spaces.first { !string.contains($0) } ?? " "
    let lines = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // The added characters keep the string a paragraph and its white space in it. They are punctuation, so that
    // emphasis and links can be beside them.
    var line = "(" + lines.joined(separator: space)
    let slashes = line.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    line += slashes % 2 == 0 ? "." : "\\."
    guard let runs = parsing(line, with: ["autolink", "strikethrough"], { runs(of: $0) }) else {
      return [Run(string: string)]
    }
    return trimmed(runs).map { run in
      var run = run
      run.string = run.string.replacingOccurrences(of: space, with: "\n")
      return run
    }
  }

  /// Returns the runs of a document: those of its blocks one after the other, without the marks of blocks.
  ///
  /// A line break within a block is a space, and a thematic break is a long dash.
  ///
  /// - Parameter document: The Markdown.
  /// - Returns: The runs in order; none for an empty document.
  /// - Complexity: O(*n*) in the length of the document.
  static func runs(ofDocument document: String) -> [Run] {
    parsing(document, with: ["autolink", "strikethrough", "table"]) { runs(of: $0) }
      ?? [Run(string: document)]
  }

  /// Returns the runs without the added characters.
  private static func trimmed(_ runs: [Run]) -> [Run] {
    var runs = runs
    // Scalars, because a combining character makes another character of the one before it.
    if runs.first?.string.unicodeScalars.first == "(" {
      runs[0].string.unicodeScalars.removeFirst()
    }
    if runs.last?.string.unicodeScalars.last == "." {
      runs[runs.count - 1].string.unicodeScalars.removeLast()
    }
    return runs.filter { !$0.string.isEmpty }
  }

  /// Returns the runs of the texts of a document.
  ///
  /// The document is read without recursion, because emphasis can be nested as deeply as the string is long.
  private static func runs(of document: OpaquePointer) -> [Run] {
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var runs: [Run] = []
    var styles = [Style()]
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return runs }
      let type = cmark_node_get_type(node)
      var style = styles[styles.count - 1]
      switch type {
      case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE, CMARK_NODE_CODE, CMARK_NODE_SOFTBREAK,
        CMARK_NODE_LINEBREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK,
        CMARK_NODE_THEMATIC_BREAK:
        guard let text = text(of: node) else { continue }
        style.isCode = type == CMARK_NODE_CODE
        if let last = runs.last, last.style == style {
          runs[runs.count - 1].string += text
        } else {
          runs.append(Run(string: text, style: style))
        }
        continue
      case CMARK_NODE_STRONG: style.isStrong = true
      case CMARK_NODE_EMPH: style.isEmphasized = true
      case CMARK_NODE_LINK: style.link = cmark_node_get_url(node).map { String(cString: $0) }
      case _ where cmark_node_get_type_string(node).map({ String(cString: $0) }) == "strikethrough":
        style.isStruck = true
      default: continue
      }
      if event == CMARK_EVENT_ENTER {
        styles.append(style)
      } else if styles.count > 1 {
        styles.removeLast()
      }
    }
  }

  /// Returns the text of a node without children; `nil` for none.
  private static func text(of node: OpaquePointer) -> String? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_SOFTBREAK: " "
    case CMARK_NODE_LINEBREAK: "\n"
    case CMARK_NODE_THEMATIC_BREAK: "\u{2E3B}"
    default: cmark_node_get_literal(node).map { String(cString: $0) }
    }
  }
}
