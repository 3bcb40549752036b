// The examples of the page "Porting a view from iOS", which a test compares with this file.

import OSLog
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

struct Background: View {
  var body: some View {
    #if os(iOS)
      Color(.systemGroupedBackground)
    #else
      Color(uiColor: .systemGroupedBackground)
    #endif
  }
}

struct Cover: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color(uiColor: .secondarySystemBackground))
      .containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }
  }
}

#Preview("Cover", traits: .fixedLayout(width: 300, height: 200)) {
  Cover()
}

struct Timestamp: View {
  let date: Date

  var body: some View {
    Text(date, format: .dateTime.day().month().year())
  }
}

struct Like: View {
  @State private var count = 0

  var body: some View {
    Button("Like") {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      count += 1
    }
    .sensoryFeedback(.increase, trigger: count)
    .keyboardShortcut("l")
  }
}

@MainActor
func darkCover() throws -> Data {
  let renderer = ImageRenderer(
    content: Cover().environment(\.colorScheme, .dark).dynamicTypeSize(.xxLarge))
  renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
  renderer.scale = 3
  return try renderer.pngData
}
