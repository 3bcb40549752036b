import ChartroomUI
import Foundation
import Graphics

/// The tooltip of BestKora's indicator: a date, and the value of each series in its colour.
struct BestKoraIndicatorBox: View {
  struct Row: Identifiable {
    let id: String
    let title: String
    let value: String
    let color: Color
  }

  let heading: String
  let rows: [Row]
  /// Whether the colours are shown beside the names instead of in the text, which is hard to read over
  /// areas.
  let hasSwatches: Bool
  /// The height of the plot, which is the maximum height of the tooltip, in points.
  let height: CGFloat

  @Environment(\.chartWords) private var words

  private static let padding: CGFloat = 10
  /// The height of the heading and of a row, in points.
  private static let rowHeight: CGFloat = 20
  private static let cornerRadius: CGFloat = 15

  var body: some View {
    let room = Int(max((height - 2 * Self.padding) / Self.rowHeight, 0)) - 1
    let shown = rows.count <= room ? rows[...] : rows.prefix(max(room - 1, 0))
    // A box without a value says nothing that its line does not.
    if !shown.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        Text(heading).fontWeight(.semibold).frame(height: Self.rowHeight)
        ForEach(shown) { row in
          HStack(spacing: 8) {
            if hasSwatches { Circle().fill(row.color).frame(width: 8, height: 8) }
            Text(row.title)
            Spacer(minLength: 0)
            Text(row.value).fontWeight(.semibold).monospacedDigit().layoutPriority(1)
          }
          .foregroundStyle(
            hasSwatches
              ? Color.primary : BestKoraTheme.text(row.color, on: BestKoraTheme.indicatorBox)
          )
          .frame(height: Self.rowHeight)
        }
        if shown.count < rows.count {
          Text(words.more(rows.count - shown.count)).foregroundStyle(.secondary)
            .frame(height: Self.rowHeight)
        }
      }
      .font(.footnote).lineLimit(1)
      .padding(Self.padding)
      .background(
        BestKoraTheme.indicatorBox, in: RoundedRectangle(cornerRadius: Self.cornerRadius))
    }
  }
}
