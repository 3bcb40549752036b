import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of tables.
  static let tables: [ShowcaseScene] = [
    ShowcaseScene("tables.columns", width: 760, height: 320, source: Harbours.source) {
      Harbours()
    },
    ShowcaseScene("tables.narrow", width: 390, height: 320, source: Harbours.source) {
      Harbours()
    },
  ]
}

/// A table that is sorted by its second column, with a selected row; in a narrow window, it has one column.
@Sourced(Harbour.self)
private struct Harbours: View {
  @State private var selection: Harbour.ID? = "Rotterdam"
  @State private var order = [KeyPathComparator(\Harbour.depth, order: .reverse)]

  var body: some View {
    Table(
      Harbour.all.sorted(using: order), selection: $selection, sortOrder: $order
    ) {
      TableColumn("Harbour", value: \.id)
      TableColumn("Depth", value: \.depth) { harbour in
        Text("\(harbour.depth, format: .number.precision(.fractionLength(1))) m")
          .monospacedDigit()
      }
      .width(100)
      TableColumn("Tide") { harbour in
        Label(harbour.isRising ? "Rising" : "Falling", systemImage: harbour.symbol)
          .foregroundStyle(harbour.isRising ? .green : .orange)
      }
    }
  }
}

/// A harbour.
@Sourced
private struct Harbour: Identifiable {
  let id: String
  let depth: Double
  let isRising: Bool

  var symbol: String { isRising ? "arrow.up" : "arrow.down" }

  static let all = [
    Harbour(id: "Antwerp", depth: 15.5, isRising: false),
    Harbour(id: "Hamburg", depth: 14.5, isRising: true),
    Harbour(id: "Le Havre", depth: 16, isRising: true),
    Harbour(id: "Rotterdam", depth: 24, isRising: false),
    Harbour(id: "Valencia", depth: 17.2, isRising: true),
  ]
}
