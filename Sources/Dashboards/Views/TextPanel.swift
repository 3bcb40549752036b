import ChartroomUI
import Foundation
import Graphics

/// Headings, paragraphs, lists, quotes, tables and code.
struct TextPanel: View {
  let blocks: [MarkdownBlock]

  var body: some View {
    VStack(alignment: .leading, spacing: Self.spacing) {
      ForEach(blocks.indices, id: \.self) { row(blocks[$0]) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private static let spacing: CGFloat = 8
  /// The indentation of a list in another one, in points.
  private static let indentation: CGFloat = 20
  /// The maximum number of lists or quotes that are indented.
  private static let mostLevels = 8

  private func row(_ block: MarkdownBlock) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if let marker = block.marker {
        MarkerView(marker: marker).opacity(block.beginsItem ? 1 : 0)
      }
      MarkdownContentView(content: block.content)
    }
    .padding(.leading, Self.indentation * CGFloat(min(max(block.depth - 1, 0), Self.mostLevels)))
    .modifier(QuoteBars(count: min(block.quotes, Self.mostLevels), spacing: Self.spacing))
  }
}

/// The mark of an item of a list.
private struct MarkerView: View {
  let marker: MarkdownBlock.Marker

  var body: some View {
    Group {
      switch marker {
      case .bullet: Text(verbatim: "•")
      case .number(let number):
        Text(verbatim: "\(number).").monospacedDigit().frame(minWidth: 16, alignment: .trailing)
      case .task(let isDone): Image(systemName: isDone ? "checkmark.square" : "square")
      }
    }
    .font(.subheadline).foregroundStyle(.secondary).lineLimit(1).fixedSize()
  }
}

/// The content of a block.
private struct MarkdownContentView: View {
  let content: MarkdownBlock.Content

  var body: some View {
    switch content {
    case .heading(let text, let level):
      Text(LocalizedStringKey(text))
        .font(
          level == 1
            ? .title3.weight(.semibold) : level == 2 ? .headline : .subheadline.weight(.semibold))
    case .paragraph(let text): Text(LocalizedStringKey(text)).font(.subheadline)
    case .code(let text): Text(verbatim: text).font(.system(.subheadline, design: .monospaced))
    case .table(let table): MarkdownTableView(table: table)
    // In a vertical stack, the line is horizontal.
    case .rule: VStack { Divider() }
    }
  }
}

/// A table of a text, whose columns are as wide as their texts.
private struct MarkdownTableView: View {
  let table: MarkdownTable

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
      ForEach(table.rows.indices, id: \.self) { row in
        GridRow {
          ForEach(table.rows[row].indices, id: \.self) { column in
            Text(LocalizedStringKey(table.rows[row][column]))
              .font(row == 0 ? .subheadline.weight(.semibold) : .subheadline)
              .monospacedDigit()
              .gridColumnAlignment(alignment(column))
          }
        }
        if row == 0 { Divider().gridCellUnsizedAxes(.horizontal) }
      }
    }
  }

  private func alignment(_ column: Int) -> HorizontalAlignment {
    guard table.alignments.indices.contains(column) else { return .leading }
    return switch table.alignments[column] {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The lines at the leading edge of quotes.
private struct QuoteBars: ViewModifier {
  let count: Int
  /// The distance of blocks, over which the lines reach halfway.
  let spacing: CGFloat

  func body(content: Content) -> some View {
    if count == 0 {
      content
    } else {
      content
        .foregroundStyle(.secondary)
        .padding(.leading, Self.width * CGFloat(count))
        .overlay(alignment: .leading) {
          HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in
              Rectangle().fill(Color.separator).frame(width: 3)
                .frame(width: Self.width, alignment: .leading)
            }
          }
          .padding(.vertical, -spacing / 2)
        }
    }
  }

  private static let width: CGFloat = 14
}
