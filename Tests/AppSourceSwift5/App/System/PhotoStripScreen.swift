import SwiftUI

struct PhotoStripScreen: View {
  @State private var current: Int? = 0
  @State private var isGrid = false
  @AccessibilityFocusState private var isFocused: Bool
  @Namespace private var photos
  private let columns = [GridItem(.adaptive(minimum: 60))]

  private var layout: AnyLayout {
    isGrid ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 4))
  }

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<8) { index in
            RoundedRectangle(cornerRadius: 16)
              .fill(Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9))
              .frame(width: 120, height: 90)
              .overlay(alignment: .bottomLeading) {
                Text("Photo \(index)").font(.caption).padding(6)
                  .background(.ultraThinMaterial, in: Capsule()).padding(6)
              }
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
              }
              .visualEffect { content, proxy in
                content.offset(y: proxy.size.width > 100 ? 4 : 0)
              }
              .matchedGeometryEffect(id: index, in: photos)
              .draggable("Photo \(index)")
              .id(index)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollPosition(id: $current)
      .scrollClipDisabled()
      .scrollIndicators(.hidden)
      .frame(height: 100)
      layout {
        Text("Albums")
        Divider()
        Text(isGrid ? "stacked" : "side by side")
      }
      .frame(height: 60)
      .padding(.horizontal, 20)
      HStack {
        Button("Last") { current = 7 }.id("last")
        Button("Layout") { withAnimation { isGrid.toggle() } }.id("layout")
        Text("at \(current ?? -1)").accessibilityFocused($isFocused)
      }
      .padding(.horizontal, 20)
    }
    .dropDestination(for: URL.self) { urls, location in !urls.isEmpty }
    .userActivity("org.example.photos") { $0.title = "Photos" }
  }
}
