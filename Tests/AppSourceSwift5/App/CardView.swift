import Foundation
import SwiftUI

struct CardView<Header: View, Content: View>: View {
  private let header: Header
  private let content: Content

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(Color.gray.opacity(0.15))
      Divider()
      content.padding(12)
    }
    .modifier(CardStyle().concat(Collapsing()))
  }
}

extension CardView where Header == Text {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title).bold() }
  }
}

struct CardStyle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background(Color.white)
      .cornerRadius(10)
      .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
  }
}

/// A modifier with state: a tap fades the view.
struct Collapsing: ViewModifier {
  @State private var isCollapsed = false

  func body(content: Content) -> some View {
    content
      .opacity(isCollapsed ? 0.4 : 1)
      .overlay(alignment: .topTrailing) {
        Text(isCollapsed ? "show" : "hide")
          .font(.caption)
          .padding(12)
          .onTapGesture { isCollapsed.toggle() }
          .id("collapse")
      }
  }
}

struct CardScreen: View {
  var body: some View {
    ScrollView {
      CardView("Weather") {
        Label3(icon: "☀", text: "Sunny")
      }
      .padding()
    }
  }
}

struct Label3: View {
  let icon, text: String

  var body: some View {
    HStack {
      Text(icon)
      Text(text)
    }
  }
}
