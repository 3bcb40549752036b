import SwiftUI

/// An analogue clock, whose hands are drawn each second.
struct ClockFace: View {
  let date: Date
  let zone: TimeZone

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.fill(
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
        with: .color(Color(.secondarySystemBackground)))
      for hour in 0..<12 {
        var tick = context
        tick.rotate(by: .degrees(Double(hour) * 30))
        let isQuarter = hour.isMultiple(of: 3)
        let mark = CGRect(x: -1, y: -radius + 4, width: 2, height: isQuarter ? 8 : 4)
        tick.fill(Path(roundedRect: mark, cornerRadius: 1), with: .style(.secondary))
      }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
      let second = Double(parts.second ?? 0)
      let minute = Double(parts.minute ?? 0) + second / 60
      let hour = Double(parts.hour ?? 0) + minute / 60
      hand(context, angle: hour * 30, length: radius * 0.5, width: 4, color: .primary)
      hand(context, angle: minute * 6, length: radius * 0.75, width: 3, color: .primary)
      hand(context, angle: second * 6, length: radius * 0.85, width: 1, color: .red)
      context.fill(Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)), with: .color(.red))
    }
  }

  private func hand(
    _ context: GraphicsContext, angle: Double, length: CGFloat, width: CGFloat, color: Color
  ) {
    var context = context
    context.rotate(by: .degrees(angle))
    var path = Path()
    path.move(to: CGPoint(x: 0, y: length * 0.15))
    path.addLine(to: CGPoint(x: 0, y: -length))
    context.stroke(
      path, with: .color(color), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

struct WorldClockScreen: View {
  private let cities = [("London", 0), ("Kyoto", 9), ("New York", -5), ("Nairobi", 3)]
  @State private var isRunning = true

  var body: some View {
    NavigationStack {
      TimelineView(.animation(minimumInterval: 1, paused: !isRunning)) { context in
        List(cities, id: \.0) { city, offset in
          let zone = TimeZone(secondsFromGMT: offset * 3600) ?? .current
          HStack {
            ClockFace(date: context.date, zone: zone).frame(width: 64, height: 64)
            VStack(alignment: .leading) {
              Text(city).font(.headline)
              Text(offset, format: .number.sign(strategy: .always(includingZero: true)))
                .font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(Self.time(context.date, in: zone)).font(.title2).monospacedDigit()
          }
        }
      }
      .navigationTitle("World Clock")
      .toolbar {
        Button(isRunning ? "Pause" : "Continue") { isRunning.toggle() }.id("pause")
      }
    }
  }

  private static func time(_ date: Date, in zone: TimeZone) -> String {
    var style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: zone)
    style = style.hour(.twoDigits(amPM: .omitted)).minute().second()
    return date.formatted(style)
  }
}
