import SwiftUI

/// A list that a search field filters.
struct GlossaryScreen: View {
  @State private var query = ""
  @State private var scope = Scope.all

  private enum Scope: String, CaseIterable {
    case all = "All"
    case rigging = "Rigging"
  }

  private let terms = ["Anchor", "Boom", "Buoy", "Compass", "Jib"]

  private var matches: [String] {
    query.isEmpty ? terms : terms.filter { $0.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(matches, id: \.self) { term in
            NavigationLink(term) { Text("About \(term)").navigationTitle(term) }
          }
        } footer: {
          Text("\(matches.count) of \(terms.count) terms")
        }
        Button("Only B") { query = "b" }.id("only b")
      }
      .navigationTitle("Glossary")
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Terms"
      )
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
      }
      .searchSuggestions {
        Text("Buoy").searchCompletion("buoy")
      }
    }
  }
}
