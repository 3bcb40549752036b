import SwiftUI

/// A view with a chart, as an app displays it.
@MainActor
public struct ChartScreen {
  /// The name of the view's type.
  public let name: String
  /// The least number of shapes, lines and symbols that the view draws.
  public let shapes: Int
  /// The view.
  public let view: AnyView

  init<Content: View>(_ view: Content, shapes: Int = 1) {
    name = String(describing: Content.self)
    self.shapes = shapes
    self.view = AnyView(view)
  }
}

/// All views with charts.
@MainActor
public func chartScreens() -> [ChartScreen] {
  fitnessScreens() + weatherScreens() + financeScreens() + homeScreens() + sportScreens()
    + mediaScreens() + scienceScreens() + workScreens() + scrollingScreens() + dailyScreens()
    + plotScreens()
}

@MainActor
private func dailyScreens() -> [ChartScreen] {
  [
    ChartScreen(CandlestickScreen(), shapes: 90), ChartScreen(PortfolioOverlay(), shapes: 3),
    ChartScreen(BudgetBar(), shapes: 8), ChartScreen(WaterfallScreen(), shapes: 5),
    ChartScreen(BitcoinLog()), ChartScreen(SleepNightChart(), shapes: 13),
    ChartScreen(StepsWeek(), shapes: 7), ChartScreen(BloodPressure(), shapes: 28),
    ChartScreen(ECGStrip()), ChartScreen(RingsChart(), shapes: 6),
    ChartScreen(TemperatureLine(), shapes: 3), ChartScreen(RainAndWind(), shapes: 16),
    ChartScreen(WindArrows(), shapes: 2), ChartScreen(TenDay(), shapes: 6),
    ChartScreen(ClimateHeat(), shapes: 36), ChartScreen(SeasonRace(), shapes: 3),
    ChartScreen(HomeAway(), shapes: 8), ChartScreen(PitchShots(), shapes: 19),
    ChartScreen(PaceChart(), shapes: 4), ChartScreen(ZonesChart(), shapes: 5),
    ChartScreen(RideProfile(), shapes: 3), ChartScreen(KPIGrid(), shapes: 4),
    ChartScreen(ChannelBars(), shapes: 56), ChartScreen(DonutSelection(), shapes: 5),
    ChartScreen(HalfDonut(), shapes: 2), ChartScreen(LatencyHistogram(), shapes: 10),
    ChartScreen(StatusTimeline(), shapes: 36), ChartScreen(ScrollingSales(), shapes: 7),
    ChartScreen(RangeSelect(), shapes: 2), ChartScreen(RegionMultiples(), shapes: 2),
  ]
}

@MainActor
private func plotScreens() -> [ChartScreen] {
  [
    ChartScreen(Functions(), shapes: 3), ChartScreen(Heart()), ChartScreen(Lollipops(), shapes: 5),
    ChartScreen(Seismic(), shapes: 40), ChartScreen(Bubbles(), shapes: 6),
    ChartScreen(Forecasts(), shapes: 2), ChartScreen(Ratings(), shapes: 5),
    ChartScreen(ManyCategories(), shapes: 39), ChartScreen(RightToLeft(), shapes: 9),
    ChartScreen(Effects(), shapes: 3), ChartScreen(Legends(), shapes: 4), ChartScreen(Gaps()),
  ]
}

@MainActor
private func fitnessScreens() -> [ChartScreen] {
  [
    ChartScreen(StepsMonthChart(), shapes: 30), ChartScreen(StepsWeekOverview(), shapes: 7),
    ChartScreen(StepsLollipopChart(), shapes: 30), ChartScreen(HourlyStepsChart(), shapes: 16),
    ChartScreen(HeartRateRangeChart(), shapes: 7), ChartScreen(HeartRateZonesChart(), shapes: 5),
    ChartScreen(RestingHeartRateChart()), ChartScreen(LiveHeartRateView()),
    ChartScreen(SleepStagesChart(), shapes: 14), ChartScreen(SleepWeekChart(), shapes: 28),
    ChartScreen(BedtimeChart(), shapes: 15),
    ChartScreen(SleepDebtChart(), shapes: 7), ChartScreen(WorkoutSplitsChart(), shapes: 8),
    ChartScreen(ElevationProfile()), ChartScreen(WorkoutScatter(), shapes: 60),
    ChartScreen(TrainingLoadChart(), shapes: 12),
  ]
}

@MainActor
private func weatherScreens() -> [ChartScreen] {
  [
    ChartScreen(HourlyTemperatureChart(hours: HourWeather.day)),
    ChartScreen(PrecipitationChart(hours: HourWeather.day)),
    ChartScreen(WindChart(hours: HourWeather.day), shapes: 24),
    ChartScreen(UVIndexChart(hours: HourWeather.day)), ChartScreen(TemperatureRangeForecast()),
    ChartScreen(RainChanceRow()), ChartScreen(ClimateNormalsChart(), shapes: 19),
    ChartScreen(LinkedWeatherCharts()),
  ]
}

@MainActor
private func financeScreens() -> [ChartScreen] {
  [
    ChartScreen(CandlestickChart(), shapes: 88), ChartScreen(StockPriceChart()),
    ChartScreen(MovingAverageChart()), ChartScreen(VolumeChart(), shapes: 44),
    ChartScreen(AllocationDonut(), shapes: 5),
    ChartScreen(AllocationBar(), shapes: 5), ChartScreen(ReturnsHistogram(), shapes: 10),
    ChartScreen(NetWorthChart(), shapes: 16),
    ChartScreen(MonthlyExpensesChart(store: ExpenseStore()), shapes: 30),
    ChartScreen(BudgetComparisonChart(), shapes: 10),
    ChartScreen(SpendingRankChart(store: ExpenseStore()), shapes: 5),
    ChartScreen(CumulativeSpendingChart()),
  ]
}

@MainActor
private func homeScreens() -> [ChartScreen] {
  [
    ChartScreen(PowerMixChart()), ChartScreen(PowerShareChart()),
    ChartScreen(PriceStepsChart(), shapes: 24),
    ChartScreen(SolarFlowChart(), shapes: 21), ChartScreen(BatteryLevelChart(), shapes: 96),
    ChartScreen(ChargingCurve()),
    ChartScreen(DeviceBatteryGauge()), ChartScreen(GlucoseChart(), shapes: 144),
    ChartScreen(InsulinChart(), shapes: 24),
    ChartScreen(TimeInRangeBar()), ChartScreen(CO2Chart()),
    ChartScreen(AirQualityIndexChart(), shapes: 12),
    ChartScreen(PollenHeatMap(), shapes: 48),
  ]
}

@MainActor
private func sportScreens() -> [ChartScreen] {
  [
    ChartScreen(LeaguePositionChart(), shapes: 40), ChartScreen(MatchMomentumChart(), shapes: 85),
    ChartScreen(ShotMap(), shapes: 22),
    ChartScreen(PossessionBars(), shapes: 8), ChartScreen(GrowingBars(), shapes: 4),
    ChartScreen(SeasonChart(), shapes: 17),
    ChartScreen(MarkTypeChart()),
  ]
}

@MainActor
private func mediaScreens() -> [ChartScreen] {
  [
    ChartScreen(ListeningPunchCard(), shapes: 60), ChartScreen(ListeningHeatMap(), shapes: 168),
    ChartScreen(RatingDistribution(), shapes: 10), ChartScreen(WaveformChart(), shapes: 80),
    ChartScreen(ScreenTimeChart(), shapes: 21),
  ]
}

@MainActor
private func scienceScreens() -> [ChartScreen] {
  [
    ChartScreen(ScoreBoxPlots(), shapes: 8), ChartScreen(PopulationPyramid(), shapes: 12),
    ChartScreen(RegressionChart(), shapes: 40),
    ChartScreen(GroupedHistogram(), shapes: 15), ChartScreen(WaveChart()),
    ChartScreen(VectorFieldChart(), shapes: 81),
    ChartScreen(LogarithmicGrowthChart()), ChartScreen(SeismogramChart()),
    ChartScreen(StreamGraph()),
  ]
}

@MainActor
private func workScreens() -> [ChartScreen] {
  [
    ChartScreen(GanttChart(), shapes: 11), ChartScreen(BurndownChart()),
    ChartScreen(CommitHeatMap(), shapes: 84),
    ChartScreen(SupportTicketsChart(), shapes: 18), ChartScreen(LatencyChart()),
    ChartScreen(UptimeStrip(), shapes: 60),
    ChartScreen(SpeedTestView()), ChartScreen(DataUsageRing()),
    ChartScreen(MetricsDashboard(), shapes: 8),
    ChartScreen(SmallMultiples()), ChartScreen(FunnelChart()), ChartScreen(ConversionTrendChart()),
  ]
}

@MainActor
private func scrollingScreens() -> [ChartScreen] {
  [
    ChartScreen(ScrollingSalesChart(), shapes: 28), ChartScreen(ScrollingCategoriesChart()),
    ChartScreen(SelectableSalesChart()), ChartScreen(SelectableDonut(), shapes: 5),
    ChartScreen(BrushingChart()), ChartScreen(TooltipChart()),
    ChartScreen(CustomAxisOverlayChart()),
    ChartScreen(PlotComparison()),
  ]
}
