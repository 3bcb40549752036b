public import ChartroomUI
public import Foundation
import Graphics

/// A vertical list of all charts in the BestKora style, with their mini-maps and buttons.
///
/// The list cannot be scrolled and shows its first charts.
///
///     ListChartsView(rowHeight: 560).environment(UserData(charts: charts))
///
/// - Precondition: An ancestor view sets a `UserData` object with `environment(_:)`.
public struct ListChartsView: View {
  private let rowHeight: CGFloat?
  private let indicator: Double?
  @Environment(UserData.self) private var userData

  /// Creates a list for the charts of the environment's `UserData`.
  ///
  /// - Parameters:
  ///   - rowHeight: The height of each chart, in points. `nil`, the default, uses the height of the list,
  ///     as in the BestKora app, so that only the first chart is visible.
  ///   - indicator: The initial position of the indicator in each chart, as a fraction of the window,
  ///     clamped to 0...1. The default is 0.3, as in the BestKora app; `nil` shows no indicator until the
  ///     user drags over the plot.
  public init(rowHeight: CGFloat? = nil, indicator: Double? = 0.3) {
    self.rowHeight = rowHeight
    self.indicator = indicator
  }

  /// The list of charts; it fills the proposed size.
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
