public import ChartroomUI
public import Foundation
import Graphics

/// All charts under each other in the BestKora style, each with its mini-map and buttons.
///
/// As a still picture the list stands at its top.
///
///     ListChartsView(rowHeight: 560).environment(UserData(charts: charts))
public struct ListChartsView: View {
  private let rowHeight: CGFloat?
  private let indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates the list of the charts in the environment's `UserData`.
  ///
  /// - Parameters:
  ///   - rowHeight: The height of a chart in points. With `nil`, the default, it is the height of
  ///     the list, as in the app: a picture shows the first chart.
  ///   - indicator: The place of the indicators at first, as a fraction of the window, 0...1; 0.3 by
  ///     default, as in the app. `nil` shows none.
  public init(rowHeight: CGFloat? = nil, indicator: Double? = 0.3) {
    self.rowHeight = rowHeight
    self.indicator = indicator
  }

  /// The list; it takes the size that it is offered.
  public var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(userData.charts.indices, id: \.self) { index in
            ChartView(chartIndex: index, indicator: indicator, style: .bestKora)
              .frame(width: proxy.size.width, height: rowHeight ?? proxy.size.height)
              .overlay(alignment: .bottom) {
                if index < userData.charts.count - 1 { Divider().padding(.leading) }
              }
          }
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .background(BestKoraTheme.background)
  }
}
