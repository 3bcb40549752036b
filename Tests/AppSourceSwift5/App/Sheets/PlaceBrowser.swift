import SwiftUI

struct Place: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let visitors: Int
}

/// A list whose rows present the details of an item in a sheet of half the height.
struct PlaceBrowser: View {
  @State private var selected: Place?
  @State private var detent = PresentationDetent.medium
  private let places = [Place(name: "Fort", visitors: 310), Place(name: "Museum", visitors: 95)]

  var body: some View {
    List(places) { place in
      Button(place.name) { selected = place }.id("show \(place.name)")
    }
    .listStyle(.plain)
    .sheet(item: $selected) { place in
      PlaceDetail(place: place, detent: $detent)
        .presentationDetents([.medium, .large, .fraction(0.3)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationContentInteraction(.scrolls)
        .presentationCornerRadius(20)
    }
  }
}

private struct PlaceDetail: View {
  let place: Place
  @Binding var detent: PresentationDetent
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(place.name).font(.title2.bold())
      Text("\(place.visitors) visitors a day")
      Button(detent == .large ? "Less" : "More") { detent = detent == .large ? .medium : .large }
        .id("more")
      Button("Close", action: dismiss.callAsFunction).id("close")
    }
    .padding(.top, 24)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}
