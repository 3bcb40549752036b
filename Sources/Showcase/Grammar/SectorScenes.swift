import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// Sectors and bins.
  static let sectors: [ShowcaseScene] = [
    ShowcaseScene("sectors.pie", Pie(), height: 280),
    ShowcaseScene("sectors.donut", Donut(), height: 280),
    ShowcaseScene("sectors.emphasis", Emphasis(), height: 260),
    ShowcaseScene("sectors.gauge", Gauge(), width: 240, height: 180),
    ShowcaseScene("sectors.rings", Rings(), width: 260, height: 260),
    ShowcaseScene("bins.numbers", NumberHistogram()),
    ShowcaseScene("bins.dates", DateHistogram()),
    ShowcaseScene("bins.two-dimensions", BinnedScatter(), height: 280),
  ]
}

/// The shares of styles as sectors of a circle.
@Sourced(Pancakes.self)
private struct Pie: View {
  var body: some View {
    Chart(Pancakes.styles) { style in
      SectorMark(angle: .value("Sales", style.count), angularInset: 1)
        .foregroundStyle(by: .value("Name", style.name))
    }
  }
}

/// A ring of rounded sectors around the largest one's name.
@Sourced(Pancakes.self)
private struct Donut: View {
  var body: some View {
    Chart(Pancakes.styles) { style in
      SectorMark(
        angle: .value("Sales", style.count), innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Name", style.name))
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame.map({ geometry[$0] }) {
          VStack {
            Text("Most Sold Style").font(.caption).foregroundStyle(.secondary)
            Text("Cachapa").font(.title2.bold())
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

/// A larger radius and full opacity emphasise one sector.
@Sourced(Pancakes.self)
private struct Emphasis: View {
  var body: some View {
    Chart(Pancakes.styles) { style in
      SectorMark(
        angle: .value("Sales", style.count), innerRadius: .ratio(0.5),
        outerRadius: style.name == "Crêpe" ? .ratio(1) : .ratio(0.9), angularInset: 1
      )
      .foregroundStyle(.teal)
      .opacity(style.name == "Crêpe" ? 1 : 0.35)
    }
  }
}

/// A gauge of two sectors: the value, and the rest up to the maximum.
@Sourced
private struct Gauge: View {
  let value = 0.72

  var body: some View {
    ZStack {
      Chart {
        SectorMark(angle: .value("Value", value), innerRadius: .ratio(0.75))
          .foregroundStyle(.green)
          .cornerRadius(4)
        SectorMark(angle: .value("Rest", 1 - value), innerRadius: .ratio(0.75))
          .foregroundStyle(.gray.opacity(0.2))
          .cornerRadius(4)
      }
      VStack {
        Text("\(Int(100 * value)) %").font(.title.bold())
        Text("charged").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// Three rings at different radii, each with its goal behind it.
@Sourced
private struct Rings: View {
  let rings: [(name: String, share: Double, color: Color)] = [
    ("Move", 0.83, .pink), ("Exercise", 0.6, .green), ("Stand", 0.92, .cyan),
  ]

  var body: some View {
    ZStack {
      ForEach(rings.indices, id: \.self) { index in
        Chart {
          SectorMark(
            angle: .value("Share", rings[index].share), innerRadius: .inset(22)
          )
          .foregroundStyle(rings[index].color)
          .cornerRadius(11)
          SectorMark(
            angle: .value("Rest", 1 - rings[index].share), innerRadius: .inset(22)
          )
          .foregroundStyle(rings[index].color.opacity(0.15))
        }
        .padding(CGFloat(index) * 26)
      }
    }
  }
}

/// The number of values in each of about twenty bins.
@Sourced(SeededNumbers.self)
private struct NumberHistogram: View {
  let values: [Double] = {
    var random = SeededNumbers(seed: 5)
    return (0..<800).map { _ in 21 + 4 * random.normal() }
  }()

  var body: some View {
    let bins = NumberBins(data: values, desiredCount: 20)
    let groups = Dictionary(grouping: values, by: bins.index)
    Chart(groups.keys.sorted(), id: \.self) { bin in
      BarMark(x: .value("Celsius", bins[bin]), y: .value("Count", groups[bin]?.count ?? 0))
    }
    .chartXScale(domain: .automatic(includesZero: false))
  }
}

/// The number of orders in each week, from their dates.
@Sourced(SeededNumbers.self, UTC.self)
private struct DateHistogram: View {
  let orders: [Date] = {
    var random = SeededNumbers(seed: 6)
    return (0..<400).map { _ in
      UTC.date(2022, 3, 1).addingTimeInterval(86_400 * (45 + 18 * random.normal()))
    }
  }()

  var body: some View {
    let start = UTC.date(2022, 2, 1)
    let bins = DateBins(timeInterval: 7 * 86_400, range: start...UTC.date(2022, 7, 1))
    let groups = Dictionary(grouping: orders, by: bins.index)
    Chart(groups.keys.sorted(), id: \.self) { bin in
      BarMark(x: .value("Week", bins[bin]), y: .value("Orders", groups[bin]?.count ?? 0))
        .foregroundStyle(.orange)
    }
  }
}

/// Points that are counted in bins of both axes.
@Sourced(SeededNumbers.self)
private struct BinnedScatter: View {
  struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  let points: [(x: Double, y: Double)] = {
    var random = SeededNumbers(seed: 77)
    return (0..<4_000).map { _ in
      let x = random.normal()
      return (x, 0.6 * x + 0.7 * random.normal())
    }
  }()

  var body: some View {
    let bins = NumberBins(range: -4.0...4, count: 24)
    let cells = points.filter { abs($0.x) < 4 && abs($0.y) < 4 }
      .reduce(into: [:]) { counts, point in
        counts[Cell(x: bins.index(for: point.x), y: bins.index(for: point.y)), default: 0] += 1
      }
    let sorted = cells.keys.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    Chart(sorted, id: \.self) { cell in
      RectangleMark(x: .value("x", bins[cell.x]), y: .value("y", bins[cell.y]))
        .foregroundStyle(by: .value("Count", cells[cell] ?? 0))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.teal.opacity(0.15), .teal, .indigo]))
  }
}
