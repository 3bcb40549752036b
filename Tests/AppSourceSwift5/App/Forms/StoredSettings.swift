import SwiftUI

enum AccentTheme: String, CaseIterable, Identifiable {
  case sea, sand, storm
  var id: Self { self }
}

struct StoredSettings: View {
  @AppStorage("forms.theme") private var theme = AccentTheme.sea
  @AppStorage("forms.launches") private var launches = 0
  @AppStorage("forms.nickname") private var nickname: String?
  @SceneStorage("forms.tab") private var tab = 1

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Theme", selection: $theme) {
        ForEach(AccentTheme.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      Button("Launch") { launches += 1 }.id("launch")
      Button("Storm") {
        theme = .storm
        nickname = nickname == nil ? "Stormy" : nil
        tab += 1
      }
      .id("storm")
      StoredSummary()
      Text("Tab \(tab)")
    }
    .padding()
  }
}

private struct StoredSummary: View {
  @AppStorage("forms.theme") private var theme: AccentTheme = .sand
  @AppStorage("forms.launches") private var launches: Int = 0
  @AppStorage("forms.nickname") private var nickname = "nobody"

  var body: some View { Text("\(theme.rawValue), \(launches) launches, \(nickname)") }
}
