import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The interactive examples of the WWDC22 talk "Swift Charts: Raise the bar".
  static let talkOfInteraction: [ShowcaseScene] = [
    ShowcaseScene("talk.brushing", Brushing(), height: 380),
    ShowcaseScene("talk.lollipop", LollipopOverlay(), height: 280),
  ]

  /// Selections and scrolling.
  static let interaction: [ShowcaseScene] = [
    ShowcaseScene("interaction.selected-value", SelectedValue(), height: 260),
    ShowcaseScene("interaction.selected-range", SelectedRange()),
    ShowcaseScene("interaction.scrolled", Scrolled()),
    ShowcaseScene("interaction.proxy", ProxyPositions()),
  ]
}

/// A drag selects a range of days, which the list below shows.
@Sourced(Sales.self)
private struct Brushing: View {
  @State private var range: ClosedRange<Date>? =
    Sales.month[11].day...Sales.month[15].day

  private let format = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)

  private var selected: [Sales] {
    Sales.month.filter { range?.contains($0.day) ?? false }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Chart {
        ForEach(Sales.month) { sales in
          LineMark(x: .value("Day", sales.day), y: .value("Sales", sales.count))
        }
        if let range {
          RectangleMark(
            xStart: .value("Start", range.lowerBound), xEnd: .value("End", range.upperBound)
          )
          .foregroundStyle(.gray.opacity(0.2))
        }
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture().onChanged { value in
                guard let frame = proxy.plotFrame.map({ geometry[$0] }),
                  let start: Date = proxy.value(atX: value.startLocation.x - frame.minX),
                  let end: Date = proxy.value(atX: value.location.x - frame.minX)
                else { return }
                range = min(start, end)...max(start, end)
              })
        }
      }
      ForEach(selected) { sales in
        Divider()
        HStack {
          Text(format.month().day().format(sales.day))
          Spacer()
          Text("\(sales.count) sold").foregroundStyle(.secondary)
        }
        .font(.subheadline)
      }
    }
  }
}

/// An overlay shows the selected day and its sales at the end of a line, like a lollipop.
@Sourced(Sales.self)
private struct LollipopOverlay: View {
  @State private var selected: Sales? = Sales.month[18]

  private let format = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)

  var body: some View {
    Chart(Sales.month) { sales in
      BarMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(.blue.opacity(selected == nil || selected?.id == sales.id ? 1 : 0.4))
    }
    .padding(.top, 64)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let selected, let frame = proxy.plotFrame.map({ geometry[$0] }),
          let noon = proxy.position(forX: selected.day.addingTimeInterval(43_200))
        {
          let x = frame.minX + noon
          Rectangle().fill(.red).frame(width: 2, height: frame.height + 10)
            .position(x: x, y: frame.midY - 5)
          VStack(alignment: .leading) {
            Text(format.month().day().year().format(selected.day))
              .font(.caption).foregroundStyle(.secondary)
            Text("\(selected.count) sold").font(.title3.bold())
          }
          .frame(width: 110, height: 54)
          .background(.gray.opacity(0.15))
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .position(x: x, y: frame.minY - 37)
        }
      }
    }
  }
}

/// The selected value has a rule with an annotation that stays above the plot.
@Sourced(Sales.self)
private struct SelectedValue: View {
  @State private var selection: Date? = Sales.month[27].day

  var body: some View {
    Chart {
      ForEach(Sales.month) { sales in
        LineMark(x: .value("Day", sales.day), y: .value("Sales", sales.count))
          .interpolationMethod(.monotone)
      }
      if let selection, let sales = Sales.month.last(where: { $0.day <= selection }) {
        RuleMark(x: .value("Selected", sales.day))
          .foregroundStyle(.gray.opacity(0.5))
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0,
            overflowResolution: .init(x: .fit(to: .plot), y: .disabled)
          ) {
            Text("\(sales.count) pancakes sold").font(.caption.bold())
              .padding(6)
              .background(.gray.opacity(0.15))
              .clipShape(RoundedRectangle(cornerRadius: 6))
          }
        PointMark(x: .value("Selected", sales.day), y: .value("Sales", sales.count))
          .symbolSize(90)
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .padding(.top, 24)
    .chartXSelection(value: $selection)
  }
}

/// The selected range is as opaque as the rest is not.
@Sourced(Sales.self)
private struct SelectedRange: View {
  @State private var selection: ClosedRange<Date>? = Sales.month[6].day...Sales.month[12].day

  var body: some View {
    Chart(Sales.month) { sales in
      BarMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .opacity(selection?.contains(sales.day) ?? true ? 1 : 0.3)
    }
    .chartXSelection(range: $selection)
  }
}

/// A window of seven days, which scrolls by day.
@Sourced(Sales.self)
private struct Scrolled: View {
  var body: some View {
    Chart(Sales.month) { sales in
      BarMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 7 * 86_400)
    .chartScrollPosition(initialX: Sales.month[10].day)
  }
}

/// A background of the chart marks the weekends at the positions of the X scale.
@Sourced(Sales.self)
private struct ProxyPositions: View {
  var body: some View {
    Chart(Sales.month) { sales in
      LineMark(x: .value("Day", sales.day, unit: .day), y: .value("Sales", sales.count))
        .foregroundStyle(.purple)
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame.map({ geometry[$0] }) {
          ForEach([5, 12, 19, 26], id: \.self) { saturday in
            if let start = proxy.position(forX: Sales.month[saturday].day),
              let end = proxy.position(forX: Sales.month[saturday].day.addingTimeInterval(172_800))
            {
              Rectangle().fill(.purple.opacity(0.12))
                .frame(width: end - start, height: frame.height)
                .position(x: frame.minX + (start + end) / 2, y: frame.midY)
            }
          }
        }
      }
    }
  }
}
