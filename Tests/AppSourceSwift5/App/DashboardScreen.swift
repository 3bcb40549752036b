import Foundation
import SwiftUI

struct Stat: Identifiable {
  let id: String
  let values: [Double]

  var total: Double { values.reduce(0, +) }
}

extension Stat {
  static let samples: [Stat] = [
    Stat(id: "Visits", values: [3, 5, 2, 8]),
    Stat(id: "Orders", values: [1, 2, 1, 3]),
  ]
}

struct StatTile: View {
  let stat: Stat
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var total: String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.minimumFractionDigits = 1
    return formatter.string(from: NSNumber(value: stat.total)) ?? ""
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(stat.id).font(sizeClass == .compact ? .caption : .headline)
      Text(total).font(.title2).bold().lineLimit(1)
      BarChart(values: stat.values).frame(height: 40)
    }
    .padding(8)
    .background(
      LinearGradient(
        gradient: Gradient(colors: [.white, .gray.opacity(0.3)]), startPoint: .top,
        endPoint: .bottom)
    )
    .clipShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 6, style: .continuous).stroke(Color.gray))
  }
}

struct BarChart: View {
  let values: [Double]

  private var highest: Double { values.max() ?? 1 }

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(Array(values.enumerated()), id: \.offset) { index, value in
          Rectangle()
            .fill(index.isMultiple(of: 2) ? Color.blue : Color.orange)
            .frame(height: proxy.size.height * CGFloat(value / highest))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
    }
  }
}

struct DashboardScreen: View {
  var stats = Stat.samples

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) { tiles.frame(width: 200) }
      VStack(spacing: 8) { tiles }
    }
    .padding(8)
    .environment(\.horizontalSizeClass, .compact)
  }

  @ViewBuilder private var tiles: some View {
    ForEach(stats) { StatTile(stat: $0) }
  }
}
