import CCMark
import Foundation

/// A block of GitHub Flavored Markdown: a heading, a paragraph, a table, code or a thematic break.
///
/// The items of lists and the parts of quotes are blocks with their depths, so that a document is one list of blocks
/// however deeply it is nested. See [cmark-gfm](https://github.com/github/cmark-gfm) and the
/// [specification](https://github.github.com/gfm/).
package struct MarkdownBlock: Sendable, Equatable {
  /// The contents; texts have inline Markdown, but for those of code.
  package enum Content: Sendable, Equatable {
    /// A title; its level is from 1 to 6.
    case heading(String, level: Int)
    case paragraph(String)
    case code(String)
    case table(MarkdownTable)
    /// A thematic break.
    case rule
  }

  /// The marker of a list item.
  package enum Marker: Sendable, Equatable {
    case bullet
    case number(Int)
    /// The checkbox of a task, and whether it is checked.
    case task(Bool)
  }

  package let content: Content
  /// The marker of the innermost list item that contains the block; `nil` outside of lists.
  package let marker: Marker?
  /// Whether the block is the first one of its item, which shows the marker.
  package let beginsItem: Bool
  /// The number of lists that contain the block.
  package let depth: Int
  /// The number of quotes that contain the block.
  package let quotes: Int

  package init(
    content: Content, marker: Marker? = nil, beginsItem: Bool = false, depth: Int = 0,
    quotes: Int = 0
  ) {
    (self.content, self.marker, self.beginsItem) = (content, marker, beginsItem)
    (self.depth, self.quotes) = (depth, quotes)
  }

  /// Divides a document into its blocks.
  ///
  /// - Parameter text: The Markdown; may be empty.
  /// - Returns: The blocks in order.
  /// - Complexity: O(*n*) in the length of the text.
  package static func blocks(of text: String) -> [MarkdownBlock] {
    // Links without markup are found when their text is drawn.
    let blocks = InlineMarkdown.parsing(text, with: ["strikethrough", "table", "tasklist"]) {
      var reader = MarkdownBlockReader()
      reader.read($0)
      return reader.blocks
    }
    return blocks ?? [MarkdownBlock(content: .paragraph(text))]
  }
}

/// A table of Markdown, whose texts have inline Markdown.
package struct MarkdownTable: Sendable, Equatable {
  /// The places of texts in their cells.
  package enum Alignment: Sendable, Equatable { case leading, center, trailing }

  /// The alignment of each column.
  package let alignments: [Alignment]
  /// The cells; the first row is the header.
  package internal(set) var rows: [[String]]

  package init(alignments: [Alignment], rows: [[String]]) {
    (self.alignments, self.rows) = (alignments, rows)
  }
}

/// The reading of the blocks of a document, without recursion.
private struct MarkdownBlockReader {
  private(set) var blocks: [MarkdownBlock] = []
  /// The items that contain the current block, each with its mark, and whether it has no block yet.
  private var items: [(marker: MarkdownBlock.Marker, isEmpty: Bool)] = []
  private var quotes = 0
  /// The numbers of the next items of the open lists; `nil` for lists without numbers.
  private var numbers: [Int?] = []
  private var table: MarkdownTable?

  mutating func read(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      let isStart = event == CMARK_EVENT_ENTER
      switch cmark_node_get_type(node) {
      case CMARK_NODE_PARAGRAPH where isStart: append(.paragraph(text(of: node, iterator)))
      case CMARK_NODE_HEADING where isStart:
        let level = Int(cmark_node_get_heading_level(node))
        append(.heading(text(of: node, iterator), level: level))
      case CMARK_NODE_CODE_BLOCK: append(.code(Self.literal(of: node)))
      case CMARK_NODE_HTML_BLOCK: append(.paragraph(Self.literal(of: node)))
      case CMARK_NODE_THEMATIC_BREAK: append(.rule)
      case CMARK_NODE_BLOCK_QUOTE: quotes += isStart ? 1 : -1
      case CMARK_NODE_LIST where isStart:
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        numbers.append(isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
      case CMARK_NODE_LIST: numbers.removeLast()
      case CMARK_NODE_ITEM: isStart ? beginItem(node) : endItem()
      default: readTable(node, isStart, iterator)
      }
    }
  }

  private mutating func append(_ content: MarkdownBlock.Content) {
    blocks.append(
      MarkdownBlock(
        content: content, marker: items.last?.marker, beginsItem: items.last?.isEmpty ?? false,
        depth: items.count, quotes: quotes))
    if !items.isEmpty { items[items.count - 1].isEmpty = false }
  }

  private mutating func beginItem(_ node: OpaquePointer) {
    // The item that contains the list shows its own mark above it.
    if items.last?.isEmpty == true { append(.paragraph("")) }
    var marker = MarkdownBlock.Marker.bullet
    if let number = numbers.last ?? nil {
      marker = .number(number)
      numbers[numbers.count - 1] = number + 1
    }
    if Self.type(of: node) == "tasklist" {
      marker = .task(cmark_gfm_extensions_get_tasklist_item_checked(node))
    }
    items.append((marker, true))
  }

  private mutating func endItem() {
    if items.last?.isEmpty == true { append(.paragraph("")) }
    items.removeLast()
  }

  private mutating func readTable(
    _ node: OpaquePointer, _ isStart: Bool, _ iterator: OpaquePointer
  ) {
    switch Self.type(of: node) {
    case "table" where isStart:
      table = MarkdownTable(alignments: Self.alignments(of: node), rows: [])
    case "table":
      if let table { append(.table(table)) }
      table = nil
    case "table_header" where isStart, "table_row" where isStart: table?.rows.append([])
    case "table_cell" where isStart:
      let text = text(of: node, iterator)
      if let row = table?.rows.indices.last { table?.rows[row].append(text) }
    default: break
    }
  }

  private static func alignments(of node: OpaquePointer) -> [MarkdownTable.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let bytes = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map { column in
      switch bytes[column] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
  }

  /// Returns the inline Markdown of a block, and leaves it without contents.
  private func text(of node: OpaquePointer, _ iterator: OpaquePointer) -> String {
    guard let document = cmark_node_new(CMARK_NODE_DOCUMENT) else { return "" }
    defer { cmark_node_free(document) }
    guard let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH) else { return "" }
    cmark_node_append_child(document, paragraph)
    // The contents of the block are not visited.
    cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
    while let child = cmark_node_first_child(node) {
      guard cmark_node_append_child(paragraph, child) == 1 else {
        cmark_node_free(child)
        continue
      }
    }
    guard let bytes = cmark_render_commonmark(document, CMARK_OPT_NOBREAKS, 0) else { return "" }
    defer { free(bytes) }
    return String(cString: bytes).replacing("  \n", with: "\n").trimmingCharacters(in: .newlines)
  }

  private static func literal(of node: OpaquePointer) -> String {
    let text = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    return text.trimmingCharacters(in: .newlines)
  }

  private static func type(of node: OpaquePointer) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }
}
