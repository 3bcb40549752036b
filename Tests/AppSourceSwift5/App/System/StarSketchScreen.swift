import SwiftUI

struct StarShape: Shape {
  func path(in rect: CGRect) -> Path {
    let path = CGMutablePath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let step = CGVector(dx: rect.width / 2, dy: rect.height / 2)
    for index in 0..<10 {
      let radius: CGFloat = index.isMultiple(of: 2) ? 1 : 0.4
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let point = CGPoint(
        x: center.x + step.dx * radius * cos(angle), y: center.y + step.dy * radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return Path(path)
  }
}

struct StarSketchScreen: View {
  private let haptics = UISelectionFeedbackGenerator()
  @State private var rating = 2
  private let title: LocalizedStringResource = "Your rating"

  var body: some View {
    VStack(spacing: 16) {
      Text(title).font(.title2)
      HStack {
        ForEach(1..<6) { index in
          StarShape()
            .fill(index <= rating ? Color(uiColor: .systemYellow) : Color(uiColor: .systemGray5))
            .frame(width: 36, height: 36)
            .contentShape(Rectangle())
            .onTapGesture {
              haptics.selectionChanged()
              rating = index
            }
            .id("star \(index)")
        }
      }
      .flipsForRightToLeftLayoutDirection(true)
      Text("\(rating) of 5")
        .padding(.horizontal, 14).padding(.vertical, 8)
        .glassEffect()
      if let symbol = UIImage(systemName: "star.circle") {
        Image(uiImage: symbol).foregroundStyle(.orange)
      }
    }
    .scenePadding()
    .background(Color(nsColor: .windowBackgroundColor))
    .blendMode(.normal)
    .accessibilityRepresentation { Stepper("Rating", value: $rating) }
  }
}
