import SwiftUI

/// A chart set with its axes, its overview and its check boxes.
struct ChartSetView: View {
  @EnvironmentObject var userData: UserData
  var chartIndex: Int

  private var chart: ChartSet { userData.charts[chartIndex] }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(chart.title.uppercased()).font(.headline)
      ZStack {
        YTickerView(maximum: chart.maximum(in: chart.shownDays))
        GraphsView(chart: chart, days: chart.shownDays, lineWidth: 2)
      }
      .frame(height: 110)
      TickerView(chart: chart)
      RangeView(chartIndex: chartIndex)
      CheckMarksView(chartIndex: chartIndex)
    }
    .padding(.vertical, 8)
  }
}

/// All chart sets in a list.
struct ListChartsView: View {
  @EnvironmentObject var userData: UserData

  var body: some View {
    NavigationView {
      List {
        ForEach(userData.charts.indices) { index in
          ChartSetView(chartIndex: index)
        }
      }
      .navigationBarTitle(Text("Statistics"), displayMode: .inline)
    }
  }
}

/// The chart sets beside each other.
struct HStackChartsView: View {
  @EnvironmentObject var userData: UserData

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .top, spacing: 24) {
        ForEach(userData.charts.indices) { index in
          ChartSetView(chartIndex: index).frame(width: 280)
        }
      }
      .padding()
    }
  }
}

/// The app's first view: its screens in tabs, with one model for all of them.
public struct ChartSetsApp: View {
  @ObservedObject var userData = UserData()
  @State private var tab = 0

  /// Creates the app's first view.
  public init() {}

  /// The tabs.
  public var body: some View {
    TabView(selection: $tab) {
      ListChartsView()
        .tabItem {
          Image(systemName: "list.bullet")
          Text("List")
        }
        .tag(0)
      HStackChartsView()
        .tabItem {
          Image(systemName: "square.split.2x1")
          Text("Strip")
        }
        .tag(1)
    }
    .environmentObject(userData)
  }
}
