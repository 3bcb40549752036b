import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int
  let title: String
  let color: Color
}

struct Onboarding: View {
  let pages: [OnboardingPage]
  var onDone: () -> Void = {}

  @State private var index = 0
  @GestureState private var drag: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      VStack {
        HStack(spacing: 0) {
          ForEach(pages) { page in
            page.color
              .overlay(Text(page.title).font(.title2))
              .frame(width: proxy.size.width)
          }
        }
        .frame(width: proxy.size.width, alignment: .leading)
        .offset(x: -CGFloat(index) * proxy.size.width + drag)
        .clipped()
        .gesture(swipe(width: proxy.size.width))
        .id("pages")
        PageDots(count: pages.count, index: $index)
        Button(index == pages.count - 1 ? "Done" : "Next") {
          if index < pages.count - 1 { index += 1 } else { onDone() }
        }
        .id("next")
      }
    }
  }

  private func swipe(width: CGFloat) -> some Gesture {
    DragGesture()
      .updating($drag) { value, state, _ in state = value.translation.width }
      .onEnded { value in
        let pagesMoved = (-value.translation.width / width).rounded()
        index = max(0, min(pages.count - 1, index + Int(pagesMoved)))
      }
  }
}

private struct PageDots: View {
  let count: Int
  @Binding var index: Int

  var body: some View {
    HStack {
      ForEach(0..<count, id: \.self) { page in
        Circle()
          .frame(width: 8, height: 8)
          .foregroundColor(page == index ? .blue : Color.gray.opacity(0.4))
          .onTapGesture { index = page }
      }
    }
    .padding(6)
    .background(Capsule().fill(.white))
  }
}

struct OnboardingScreen: View {
  @State private var isDone = false

  private let pages = [
    OnboardingPage(id: 0, title: "Welcome", color: .mint),
    OnboardingPage(id: 1, title: "Sail", color: .teal),
    OnboardingPage(id: 2, title: "Anchor", color: .indigo),
  ]

  var body: some View {
    if isDone {
      Text("Aboard")
    } else {
      Onboarding(pages: pages) { isDone = true }
        .frame(width: 240, height: 240)
    }
  }
}

#Preview { OnboardingScreen() }
