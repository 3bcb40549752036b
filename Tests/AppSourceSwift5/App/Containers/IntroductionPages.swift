import SwiftUI

/// Pages that introduce an app.
struct IntroductionPages: View {
  @State private var page = 0

  private let titles = ["Chart a course", "Set the sails", "Reach the harbour"]
  private let symbols = ["map", "wind", "flag"]

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(titles.indices, id: \.self) { index in
          VStack(spacing: 20) {
            Image(systemName: symbols[index]).font(.system(size: 60)).foregroundStyle(.white)
            Text(titles[index]).font(.title.bold()).foregroundStyle(.white)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.teal.gradient)
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button(page == titles.count - 1 ? "Start" : "Continue") {
        page = min(page + 1, titles.count - 1)
      }
      .buttonStyle(.borderedProminent)
      .id("continue")
      .padding()
    }
  }
}
