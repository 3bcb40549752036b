import SwiftUI

struct Ship: Identifiable, Hashable, Codable {
  var id: String
  var length: Double
}

@MainActor
final class Harbour: ObservableObject {
  @Published var ships = [Ship(id: "Fram", length: 39), Ship(id: "Beagle", length: 27)]

  func save() {}
}

extension EnvironmentValues {
  @Entry var berthColor: Color = .gray
}

struct HarbourView: View {
  @EnvironmentObject private var harbour: Harbour
  @Binding var title: String
  @Environment(\.berthColor) private var berthColor

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.title)
      ForEach(harbour.ships) { ship in
        HStack {
          Text(ship.id)
          Spacer()
          Rectangle().fill(berthColor).frame(width: ship.length, height: 8)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

#Preview("Empty harbour", traits: .fixedLayout(width: 100, height: 50)) {
  @Previewable @State var title = "Empty"
  HarbourView(title: $title)
    .environmentObject(Harbour())
}

#Preview {
  HarbourView(title: .constant("Harbour"))
    .environmentObject(Harbour())
}
