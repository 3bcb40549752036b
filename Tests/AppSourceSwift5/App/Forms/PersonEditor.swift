import SwiftUI

struct PersonEditor: View {
  struct Profile {
    var name = "Ada Lovelace"
    var bio = "Writes programs for machines that do not exist yet."
    var age: Int? = 36
    var birthday = Date(timeIntervalSince1970: 1_449_705_600)
    var color = Color.purple
  }

  @State private var profile = Profile()
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $profile.name).focused($isNameFocused).id("name")
          TextField("About you", text: $profile.bio, axis: .vertical).lineLimit(2...4)
          LabeledContent("Age") {
            TextField("Age", value: $profile.age, format: .number)
              .keyboardType(.numberPad)
              .multilineTextAlignment(.trailing)
          }
        }
        Section {
          DatePicker("Birthday", selection: $profile.birthday, displayedComponents: [.date])
          ColorPicker("Favourite colour", selection: $profile.color, supportsOpacity: false)
        }
        Button(isNameFocused ? "Editing" : "Clear the age") { profile.age = nil }.id("clear")
      }
      .navigationTitle("Edit profile")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
