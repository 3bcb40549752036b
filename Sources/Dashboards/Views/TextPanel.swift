import ChartroomUI
import Foundation
import Graphics

/// Headings, paragraphs and lists.
struct TextPanel: View {
  let blocks: [TextBlock]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(blocks.indices, id: \.self) { block(blocks[$0]) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private func block(_ block: TextBlock) -> some View {
    switch block {
    case .heading(let text, let level):
      Text(LocalizedStringKey(text))
        .font(
          level == 1
            ? .title3.weight(.semibold) : level == 2 ? .headline : .subheadline.weight(.semibold))
    case .item(let text):
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(verbatim: "•").foregroundStyle(.secondary)
        Text(LocalizedStringKey(text))
      }
      .font(.subheadline)
    case .paragraph(let text): Text(LocalizedStringKey(text)).font(.subheadline)
    }
  }
}
