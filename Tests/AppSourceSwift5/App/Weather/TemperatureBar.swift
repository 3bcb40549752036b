import SwiftUI

/// A capsule that shows where a range lies in another one.
struct TemperatureBar: View {
  let range: ClosedRange<Double>
  let bounds: ClosedRange<Double>

  private var span: Double { max(bounds.upperBound - bounds.lowerBound, .leastNonzeroMagnitude) }

  private static let gradient = Gradient(stops: [
    .init(color: .blue, location: 0),
    .init(color: .green, location: 0.5),
    .init(color: .orange, location: 1),
  ])

  var body: some View {
    GeometryReader { geometry in
      let start = (range.lowerBound - bounds.lowerBound) / span
      let length = (range.upperBound - range.lowerBound) / span
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.2))
        Capsule()
          .fill(LinearGradient(gradient: Self.gradient, startPoint: .leading, endPoint: .trailing))
          .frame(width: max(geometry.size.width * CGFloat(length), geometry.size.height))
          .offset(x: geometry.size.width * CGFloat(start))
      }
    }
    .frame(height: 6)
  }
}

struct TemperatureBar_Previews: PreviewProvider {
  static var previews: some View {
    TemperatureBar(range: 3...7, bounds: 0...10)
      .frame(width: 100)
      .padding()
  }
}
