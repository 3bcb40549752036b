import SwiftUI

/// Terms that popovers explain.
struct GlossaryPopover: View {
  struct Term: Identifiable {
    let id: String
    let meaning: String
  }

  @State private var term: Term?
  private let terms = [
    Term(id: "Knot", meaning: "One nautical mile an hour"),
    Term(id: "Fathom", meaning: "Six feet"),
  ]

  var body: some View {
    HStack(spacing: 24) {
      ForEach(terms) { entry in
        Button(entry.id) { term = entry }.id("term \(entry.id)")
      }
    }
    .popover(item: $term, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { term in
      VStack(alignment: .leading, spacing: 4) {
        Text(term.id).font(.headline)
        Text(term.meaning)
      }
      .padding()
      .presentationCompactAdaptation(.popover)
    }
  }
}
