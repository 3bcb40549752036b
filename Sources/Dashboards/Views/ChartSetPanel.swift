import ChartSets
import ChartroomUI
import Graphics

/// A chart set with its mini-map.
struct ChartSetPanel: View {
  let look: DashboardLook
  @State private var data: UserData

  init(set: LinesSet, look: DashboardLook) {
    self.look = look
    _data = State(wrappedValue: UserData(charts: [set]))
  }

  var body: some View {
    ChartView(chartIndex: 0, ground: look.panelBackground).environment(data)
  }
}
