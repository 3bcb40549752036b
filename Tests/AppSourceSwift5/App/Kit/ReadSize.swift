import SwiftUI

private struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension View {
  func readSize(_ onChange: @escaping @MainActor (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizeKey.self, value: proxy.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }

  func debugBorder(_ color: Color = .red, isOn: Bool = true) -> some View {
    overlay(isOn ? Rectangle().stroke(color, lineWidth: 1) : nil)
  }

  func eraseToAnyView() -> AnyView { AnyView(self) }
}

/// Two columns that have the height of the taller one.
struct EqualHeights<Left: View, Right: View>: View {
  @ViewBuilder var left: () -> Left
  @ViewBuilder var right: () -> Right

  @State private var height: CGFloat = 0

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      column(left)
      column(right)
    }
  }

  private func column<Content: View>(_ content: () -> Content) -> some View {
    content()
      .readSize { size in height = max(height, size.height) }
      .frame(minHeight: height, alignment: .top)
      .frame(maxWidth: .infinity)
      .background(Color.gray.opacity(0.1))
  }
}

struct EqualHeightsScreen: View {
  @State private var isLong = false

  var body: some View {
    EqualHeights {
      Text("Short").id("short")
    } right: {
      Text(isLong ? "A text that needs several lines in its narrow column" : "Tap me")
        .id("long")
        .onTapGesture { isLong = true }
    }
    .debugBorder(.blue)
    .padding()
  }
}

#Preview { EqualHeightsScreen().eraseToAnyView() }
