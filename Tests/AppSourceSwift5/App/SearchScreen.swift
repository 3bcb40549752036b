import Foundation
import SwiftUI

struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
  var isFavourite = false
}

struct SearchScreen: View {
  @State private var contacts = [
    Contact(id: 1, name: "Anna"), Contact(id: 2, name: "Bert"), Contact(id: 3, name: "Carla"),
  ]
  @State private var query = ""
  @State private var selected: Contact?

  private var favouritesOnly: Binding<Bool> {
    Binding(get: { query == "★" }, set: { query = $0 ? "★" : "" })
  }

  private var matches: [Contact] {
    guard favouritesOnly.wrappedValue else { return contacts }
    return contacts.filter(\.isFavourite)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      SwitchRow(title: "Favourites", isOn: favouritesOnly)
      if matches.isEmpty {
        Text("No matches").italic()
      }
      if query.isEmpty {
        ForEach($contacts) { $contact in
          ContactRow(contact: $contact, selected: $selected)
        }
      } else {
        ForEach(matches) { Text($0.name) }
      }
      if let contact = Binding($selected) {
        Text("Selected: \(contact.wrappedValue.name)")
        SwitchRow(title: "Favourite", isOn: contact.isFavourite)
      }
      Text("\(contacts.filter { $0.isFavourite }.count) favourites")
    }
  }
}

private struct ContactRow: View {
  @Binding var contact: Contact
  @Binding var selected: Contact?

  var body: some View {
    HStack {
      Text(contact.name)
        .onTapGesture { selected = contact }
        .id("select \(contact.name)")
      Spacer()
      Text(contact.isFavourite ? "★" : "☆")
        .onTapGesture { contact.isFavourite.toggle() }
        .id("star \(contact.name)")
    }
  }
}
