import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Parts of a chart in its size")
struct ChartPartsTests {
  /// A chart of some points, and where it is shown.
  private static func stage(
    step: Double = 86_400_000, count: Int = 101, size: CGSize,
    style: ChartStyle = .contest, indicator: Double? = nil,
    _ change: (inout LinesSet) -> Void = { _ in }
  ) -> Stage {
    let time = ContiguousArray((0..<count).map { 1_539_302_400_000 + Double($0) * step })
    var chart = LinesSet(
      id: 0, time: time,
      lines: (0..<2).map { number in
        Line(
          id: "y\(number)", title: "Series \(number)",
          points: ContiguousArray((0..<count).map { Double(($0 * (number + 3)) % 50 + 100) }),
          color: .red, type: .area)
      }, isPercentage: true)
    change(&chart)
    let shown = chart
    return Stage(size: ProposedViewSize(size), shaper: BoxShaper()) {
      ChartView(chartIndex: 0, indicator: indicator, style: style)
        .environment(UserData(charts: [shown]))
    }
  }

  /// The rectangles around all paths that are filled or stroked.
  private static func shapes(_ stage: Stage) -> [CGRect] {
    var shapes: [CGRect] = []
    func visit(_ list: DrawList, _ offset: CGAffineTransform) {
      for command in list.commands {
        switch command {
        case .fill(let path, _, _), .stroke(let path, _, _):
          shapes.append(path.boundingRect.offsetBy(dx: offset.tx, dy: offset.ty))
        case .group(let group):
          visit(group.contents, group.transform.concatenating(offset))
        default: break
        }
      }
    }
    visit(stage.drawList(), .identity)
    return shapes
  }

  /// Whether there is a mini-map: its frame has two handles of 10 by 42 points.
  private static func hasMap(_ stage: Stage) -> Bool {
    shapes(stage).count { $0.width == 10 && $0.height == 42 } == 2
  }

  @Test("the detail of a single day has no mini-map, that of a day of a week has one")
  func singleDay() {
    let size = CGSize(width: 375, height: 560)
    #expect(Self.hasMap(Self.stage(step: 3_600_000, count: 24, size: size)))
    let day = Self.stage(step: 3_600_000, count: 24, size: size) { $0.isZoomed = true }
    #expect(!Self.hasMap(day))
    #expect(Self.hasMap(Self.stage(step: 3_600_000, count: 168, size: size) { $0.isZoomed = true }))
    #expect(day.drawList().texts.contains { $0.text.request.string == "Series 1" })
  }

  @Test("the BestKora style has none for a single day either")
  func singleDayOfBestKora() {
    func grips(_ isZoomed: Bool) -> Int {
      let stage = Self.stage(
        step: 3_600_000, count: 24, size: CGSize(width: 375, height: 560), style: .bestKora
      ) { $0.isZoomed = isZoomed }
      return Self.shapes(stage).count { $0.width == 4 && $0.height == 18 }
    }
    #expect(grips(false) == 2 && grips(true) == 0)
  }

  @Test("a small picture ends just below its last labels")
  func smallPicture() throws {
    let stage = Self.stage(size: CGSize(width: 160, height: 120))
    // All labels of the Y axis are shares; the others are dates.
    let dates = stage.drawList().texts.filter { !$0.text.request.string.hasSuffix("%") }
    let lowest = try #require(dates.map(\.frame.maxY).max())
    #expect(lowest > 104 && lowest <= 120)
  }

  @Test("a small pie lies in the middle of the picture and takes its height")
  func smallPie() throws {
    let stage = Self.stage(size: CGSize(width: 160, height: 120)) { $0.isPie = true }
    // The mat that covers what is no pie lies around it; only the ground is larger.
    let mat = try #require(
      Self.shapes(stage).filter { $0.width < 150 && $0.height > 50 }.max { $0.height < $1.height })
    #expect(abs(mat.midX - 80) <= 1 && abs(mat.midY - 60) <= 1)
    #expect(mat.height > 90)
  }

  @Test("buttons give way to a pie sooner than to a plot with axes")
  func buttonsOfPie() throws {
    func hasButtons(_ isPie: Bool, height: CGFloat) -> Bool {
      let stage = Self.stage(size: CGSize(width: 320, height: height)) { $0.isPie = isPie }
      return stage.drawList().texts.contains { $0.text.request.string == "Series 0" }
    }
    #expect(hasButtons(false, height: 260) && !hasButtons(true, height: 260))
    #expect(hasButtons(true, height: 320))
  }

  @Test("the mini-map of a pie has a step for each day")
  func stepsOfPie() throws {
    func corners(_ isPie: Bool) -> Int {
      let stage = Self.stage(count: 9, size: CGSize(width: 375, height: 560)) { $0.isPie = isPie }
      var points: [CGPoint] = []
      func visit(_ list: DrawList) {
        for command in list.commands {
          if case .group(let group) = command { visit(group.contents) }
          // The map is 40 points high and its front series is the last fill in it.
          guard case .fill(let path, _, _) = command, path.boundingRect.width > 300,
            path.rectangle == nil, path.boundingRect.height <= 40
          else { continue }
          var outline: [CGPoint] = []
          path.forEach { element in
            switch element {
            case .move(let to), .line(let to): outline.append(to)
            default: break
            }
          }
          points = outline
        }
      }
      visit(stage.drawList())
      return zip(points, points.dropFirst()).count { $0.x != $1.x && $0.y != $1.y }
    }
    #expect(corners(false) > 0)
    #expect(corners(true) == 0)
  }

  @Test("the link back is in the language of the locale")
  func zoomOut() {
    for (locale, text) in [("en_US", "Zoom Out"), ("de_DE", "Herauszoomen"), ("ar_EG", "تصغير")] {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      var chart = LinesSet(id: 0, time: [0, 1000], lines: [])
      chart.isZoomed = true
      let shown = chart
      let stage = Stage(
        size: ProposedViewSize(width: 375, height: 560), environment: environment,
        shaper: BoxShaper()
      ) { ChartView(chartIndex: 0).environment(UserData(charts: [shown])) }
      #expect(stage.drawList().texts.contains { $0.text.request.string == text })
    }
  }
}
