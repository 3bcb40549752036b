import SwiftUI

struct RatingView: View {
  @Binding var rating: Int
  var maximum = 5
  var onLabel = "★"
  var offLabel = "☆"

  @GestureState private var dragged: Int?

  private let starWidth: CGFloat = 24

  private var shown: Int { dragged ?? rating }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(1..<maximum + 1, id: \.self) { number in
        Text(number > shown ? offLabel : onLabel)
          .foregroundColor(number > shown ? .gray : .yellow)
          .frame(width: starWidth, height: starWidth)
      }
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .updating($dragged) { value, state, _ in state = star(at: value.location.x) }
        .onEnded { rating = star(at: $0.location.x) }
    )
    .id("rating")
  }

  private func star(at x: CGFloat) -> Int {
    min(max(Int(x / starWidth) + 1, 1), maximum)
  }
}

struct ReviewScreen: View {
  @State private var rating = 0
  @State private var history: [Int] = []

  var body: some View {
    VStack {
      RatingView(rating: $rating)
      Text(
        history.isEmpty ? "Not rated" : "Rated " + history.map(String.init).joined(separator: ", "))
    }
    .onChange(of: rating) { oldValue, newValue in
      if oldValue != newValue { history.append(newValue) }
    }
  }
}

#Preview("Three stars") { RatingView(rating: .constant(3)) }
