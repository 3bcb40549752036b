import SwiftUI

struct ExpandableText: View {
  let text: String
  var collapsedLines = 2

  @State private var isExpanded = false

  init(_ text: String, collapsedLines: Int = 2) {
    self.text = text
    self.collapsedLines = collapsedLines
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(text)
        .lineLimit(isExpanded ? nil : collapsedLines)
        .truncationMode(.tail)
        .frame(maxWidth: .infinity, alignment: .leading)
      Button(action: { isExpanded.toggle() }) {
        Text(isExpanded ? "Less" : "More").font(.footnote.weight(.semibold))
      }
      .id("expand")
    }
  }
}

struct ExpandableText_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([true, false], id: \.self) { isDark in
      ExpandableText("Whenever I find myself growing grim about the mouth")
        .padding()
        .environment(\.colorScheme, isDark ? .dark : .light)
    }
    .frame(width: 200)
  }
}
