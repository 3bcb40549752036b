// Writes the chart sets beside this file: our own data in the shape of the Telegram contest.
//
//     swift Fixtures/chart-sets/make.swift
//
// Only integers are computed with, so every machine writes the same bytes.

import Foundation

/// A seeded generator (SplitMix64, Steele, Lea, Flood 2014).
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number of a closed range, nearly evenly.
  mutating func within(_ low: Int, _ high: Int) -> Int {
    low + Int(next() % UInt64(high - low + 1))
  }
}

let day = 86_400_000

/// One file of charts, built column by column.
struct Chart {
  var columns: [(label: String, values: [String])] = []
  var types: [String] = []
  var names: [String] = []
  var colors: [String] = []
  var extra: [String] = []

  mutating func time(from start: Int, count: Int, step: Int = day) {
    columns.append(("x", (0..<count).map { "\(start + $0 * step)" }))
    types.append("\"x\": \"x\"")
  }

  mutating func add(_ values: [String], _ name: String, _ color: String, type: String = "line") {
    let label = "y\(columns.count - 1)"
    columns.append((label, values))
    types.append("\"\(label)\": \"\(type)\"")
    names.append("\"\(label)\": \"\(name)\"")
    colors.append("\"\(label)\": \"\(color)\"")
  }

  mutating func add(_ values: [Int], _ name: String, _ color: String, type: String = "line") {
    add(values.map(String.init), name, color, type: type)
  }

  /// The JSON text, one line a column.
  var text: String {
    let rows = columns.map { column in
      "[" + (["\"\(column.label)\""] + column.values).joined(separator: ",") + "]"
    }
    let fields =
      extra + [
        "\"columns\": [\n" + rows.joined(separator: ",\n") + "\n]",
        "\"types\": {" + types.joined(separator: ", ") + "}",
        "\"names\": {" + names.joined(separator: ", ") + "}",
        "\"colors\": {" + colors.joined(separator: ", ") + "}",
      ]
    return "{\n" + fields.joined(separator: ",\n") + "\n}"
  }
}

/// A believable daily count: a walk that drifts from one level to another, quiet weekends, rare
/// spikes that die away.
///
/// - Parameters: levels in units; `noise` and `weekend` in thousandths; `monday` is the index of the
///   first Monday; `spikes` is the average number of days between two.
func series(
  seed: UInt64, count: Int, from: Int, to: Int, noise: Int, weekend: Int, monday: Int, spikes: Int
) -> [Int] {
  var random = Random(state: seed)
  var walk = 0
  var spike = 0
  return (0..<count).map { index in
    walk += random.within(-noise, noise) - walk / 12
    spike = random.within(1, spikes) == 1 ? random.within(400, 1_300) : spike * 2 / 5
    let level = from + (to - from) * index / max(count - 1, 1)
    let weekday = (index - monday + 7_000) % 7
    let rhythm = weekday >= 5 ? weekend : 1_000 + (weekday == 2 ? 40 : 0)
    let jitter = 1_000 + walk + spike + random.within(-noise / 2, noise / 2)
    return max(0, level * rhythm / 1_000 * max(jitter, 100) / 1_000)
  }
}

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

func write(_ text: String, _ name: String) throws {
  let url = folder.appendingPathComponent(name)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

// 17 November 2018, a Saturday; 3 March 2018, a Saturday; 7 April 2018, a Saturday: UTC midnights.
let november = 1_542_412_800_000
let march = 1_520_035_200_000
let april = 1_523_059_200_000

func pair(_ seed: UInt64, _ first: (Int, Int), _ second: (Int, Int), noise: Int) -> Chart {
  var chart = Chart()
  chart.time(from: november, count: 112)
  for (index, level) in [first, second].enumerated() {
    chart.add(
      series(
        seed: seed + UInt64(index), count: 112, from: level.0, to: level.1, noise: noise,
        weekend: 720, monday: 2, spikes: 40),
      "#\(index)", ["#2FAE5B", "#E8505B"][index])
  }
  return chart
}

var millions = Chart()
millions.time(from: march, count: 372)
let levels = [
  (2_300_000, 4_100_000), (1_150_000, 2_050_000), (800_000, 1_500_000), (360_000, 760_000),
]
for (index, level) in levels.enumerated() {
  millions.add(
    series(
      seed: 40 + UInt64(index), count: 372, from: level.0, to: level.1, noise: 25, weekend: 900,
      monday: 2, spikes: 150),
    "#\(index)", ["#C8553D", "#6FB13C", "#4FB0A5", "#3F7CB8"][index])
}

let stage1 = [
  pair(1, (60, 180), (30, 70), noise: 90), pair(11, (9_000, 24_000), (5_000, 13_000), noise: 70),
  pair(21, (5_200, 6_300), (4_600, 5_300), noise: 25), pair(31, (40, 85), (15, 28), noise: 110),
  millions,
]
try write("[\n" + stage1.map(\.text).joined(separator: ",\n") + "\n]\n", "stage1.json")

var overview = Chart()
overview.time(from: april, count: 365)
overview.add(
  series(
    seed: 51, count: 365, from: 1_300, to: 2_600, noise: 45, weekend: 840, monday: 2, spikes: 70),
  "Joined", "#38B56B")
overview.add(
  series(
    seed: 52, count: 365, from: 1_200, to: 1_900, noise: 40, weekend: 880, monday: 2, spikes: 90),
  "Left", "#EF4E4E")
try write(overview.text + "\n", "overview.json")

/// A chart of given values from 17 November 2018.
func small(_ rows: [[String]], names: [String]? = nil) -> Chart {
  let palette = [
    "#2FAE5B", "#E8505B", "#3F7CB8", "#E0A526", "#8B5FBF", "#4FB0A5", "#C8553D", "#7A8793",
  ]
  var chart = Chart()
  chart.time(from: november, count: rows.first?.count ?? 0)
  for (index, row) in rows.enumerated() {
    chart.add(row, names?[index] ?? "#\(index)", palette[index % palette.count])
  }
  return chart
}

func awkward(_ name: String, _ rows: [[String]], names: [String]? = nil) throws {
  try write(small(rows, names: names).text + "\n", "awkward/\(name).json")
}

func walk(_ seed: UInt64, _ count: Int, _ level: Int) -> [String] {
  series(
    seed: seed, count: count, from: level, to: level * 3 / 2, noise: 60, weekend: 800, monday: 2,
    spikes: 30
  ).map(String.init)
}

try awkward("no-points", [[], []])
try awkward("one-point", [["42"], ["17"]])
try awkward("two-points", [["42", "57"], ["17", "9"]])
try awkward("constant", [Array(repeating: "1000", count: 30)])
try awkward("zeros", [Array(repeating: "0", count: 30), Array(repeating: "0", count: 30)])
try awkward("negative", [walk(61, 30, 500).enumerated().map { $0 % 3 == 0 ? $1 : "-" + $1 }])
try awkward(
  "nulls",
  [
    walk(62, 30, 300).enumerated().map { (8...12).contains($0) || $0 == 20 ? "null" : $1 },
    Array(repeating: "null", count: 30),
  ])
try awkward(
  "huge", [walk(63, 30, 4_000).map { $0 + "e295" }, walk(64, 30, 900).map { "-" + $0 + "e295" }])
try awkward("tiny", [walk(65, 30, 4_000).map { $0 + "e-15" }])
try awkward("close", [(0..<30).map { "1000000000000.\($0 * 7 % 10)" }])
try awkward(
  "long-names", [walk(66, 30, 300), walk(67, 30, 200)],
  names: [
    "Visitors who came back within thirty days after their very first visit to the site",
    String(repeating: "unbreakable", count: 8),
  ])
try awkward(
  "scripts", [walk(68, 30, 300), walk(69, 30, 250), walk(70, 30, 200), walk(71, 30, 150)],
  names: ["المشتركون الجدد", "新订阅者", "👩‍👩‍👧‍👦 family 🇳🇿", "Łódź & \\\"quotes\\\""])
try awkward("eight-series", (0..<8).map { walk(80 + UInt64($0), 30, 100 + 90 * $0) })
var sameTime = small([walk(72, 6, 300)])
sameTime.columns[0].values = [0, 1, 1, 1, 2, 3].map { "\(november + $0 * day)" }
try write(sameTime.text + "\n", "awkward/equal-x.json")
var hourly = Chart()
hourly.time(from: april, count: 168, step: 3_600_000)
hourly.add(walk(73, 168, 900), "Views", "#3F7CB8")
try write(hourly.text + "\n", "awkward/hourly.json")
var week = Chart()
week.extra = ["\"title\": \"Fruit\"", "\"percentage\": true", "\"stacked\": true"]
week.time(from: april, count: 30)
for (index, name) in ["Apples", "Pears", "Plums"].enumerated() {
  week.add(
    walk(90 + UInt64(index), 30, 400), name, ["#3F7CB8", "#2FAE5B", "#E0A526"][index], type: "area")
}
try write(week.text + "\n", "awkward/percentage.json")
var bare = small([walk(74, 30, 300), walk(75, 30, 200)])
bare.names = []
bare.colors = ["\"y1\": \"grass green\""]
try write(bare.text + "\n", "awkward/bare.json")

// Colours that are missing, malformed or no text: each takes its place of the palette.
var colors = small((0..<6).map { walk(100 + UInt64($0), 30, 100 + 60 * $0) })
colors.colors = [
  "\"y0\": \"#12\"", "\"y1\": \"\"", "\"y2\": 7", "\"y3\": null", "\"y4\": \"#GGGGGG\"",
]
try write(colors.text + "\n", "awkward/colors.json")
try awkward("twenty-series", (0..<20).map { walk(110 + UInt64($0), 30, 100 + 40 * $0) })

// Ten thousand minutes from the start of 1970, whose stamps are short.
var minutes = Chart()
minutes.time(from: 0, count: 10_000, step: 60_000)
minutes.add(walk(131, 10_000, 60), "Load", "#3F7CB8")
try write(minutes.text + "\n", "awkward/ten-thousand.json")

// The clock shows 23:59:60 on 31 December 2016; Unix time has the same number for the next second.
var leap = small([walk(132, 12, 300)])
leap.columns[0].values = (0..<12).map { index in
  "\((1_483_228_795 + index - (index > 5 ? 1 : 0)) * 1_000)"
}
try write(leap.text + "\n", "awkward/leap-second.json")

/// Charts of every kind of the same values.
func kinds(_ name: String, _ rows: [[String]], time: [Int]? = nil) throws {
  let kinds: [(type: String, extra: [String])] = [
    ("line", ["\"y_scaled\": true"]), ("bar", ["\"stacked\": true"]),
    ("area", ["\"stacked\": true"]),
    ("area", ["\"stacked\": true", "\"percentage\": true"]),
  ]
  let charts = kinds.map { kind in
    var chart = small(rows)
    chart.types = chart.types.map { $0.replacingOccurrences(of: "line", with: kind.type) }
    chart.extra = kind.extra
    if let time { chart.columns[0].values = time.map(String.init) }
    return chart.text
  }
  try write("[\n" + charts.joined(separator: ",\n") + "\n]\n", "awkward/kinds-\(name).json")
}

try kinds("no-points", [[], []])
try kinds("one-point", [["42"], ["17"]])
try kinds("two-points", [["42", "57"], ["17", "9"]])
try kinds("constant", [Array(repeating: "1000", count: 30), Array(repeating: "300", count: 30)])
try kinds("zeros", [Array(repeating: "0", count: 30), Array(repeating: "0", count: 30)])
try kinds(
  "negative",
  [
    walk(141, 30, 500).enumerated().map { $0 % 3 == 0 ? $1 : "-" + $1 },
    walk(142, 30, 400).enumerated().map { $0 % 4 == 0 ? "-" + $1 : $1 },
  ])
try kinds(
  "nulls",
  [
    walk(143, 30, 300).enumerated().map { (12...15).contains($0) || $0 == 20 ? "null" : $1 },
    walk(144, 30, 200).enumerated().map { (13...17).contains($0) ? "null" : $1 },
  ])
try kinds(
  "huge", [walk(145, 30, 4_000).map { $0 + "e295" }, walk(146, 30, 900).map { $0 + "e295" }])
try kinds(
  "tiny", [walk(147, 30, 4_000).map { $0 + "e-15" }, walk(148, 30, 900).map { $0 + "e-15" }])
// Days with a hole of two weeks, a point at noon, and two points of one moment.
let uneven = [0, 1, 2, 3, 4, 18, 19, 20, 21, 22, 22, 23, 24, 26].map { november + $0 * day }
try kinds(
  "uneven", [walk(149, 14, 300), walk(150, 14, 200)],
  time: uneven.enumerated().map { $0 == 7 ? $1 + day / 2 : $1 })
// Hours about the last Sundays of March and October 2018, when Berlin changes its clocks.
for (name, start) in [("spring", 1_521_925_200_000), ("autumn", 1_540_677_600_000)] {
  try kinds(
    "\(name)-clocks", [walk(151, 30, 300), walk(152, 30, 200)],
    time: (0..<30).map { start + $0 * 3_600_000 })
}

/// A good chart, and the same with one thing wrong.
func broken(_ name: String, _ change: (inout Chart) -> Void) throws {
  var chart = small([["3", "5", "4"], ["1", "2", "2"]])
  change(&chart)
  try write(chart.text + "\n", "broken/\(name).json")
}

let good = small([["3", "5", "4"], ["1", "2", "2"]]).text
try broken("ragged") { $0.columns[2].values.removeLast() }
try broken("unknown-type") { $0.types[1] = "\"y0\": \"spline\"" }
try broken("absent-column") { $0.types.append("\"y7\": \"line\"") }
try broken("untyped-column") { $0.types.removeLast() }
try broken("no-x") { $0.types[0] = "\"x\": \"line\"" }
try broken("two-x") { $0.types[1] = "\"y0\": \"x\"" }
try broken("duplicate-label") { $0.columns[2].label = "y0" }
try broken("text-value") { $0.columns[1].values[1] = "\"five\"" }
try broken("boolean-value") { $0.columns[1].values[1] = "true" }
try broken("null-x") { $0.columns[0].values[1] = "null" }
try broken("fractional-x") { $0.columns[0].values[1] = "1542499200000.5" }
try broken("far-x") { $0.columns[0].values[2] = "253402300800000" }
try broken("unsorted-x") { $0.columns[0].values.swapAt(1, 2) }
try broken("no-series") { chart in
  chart.columns.removeLast(2)
  chart.types.removeLast(2)
}
try broken("no-label") { $0.columns[1].label = "" }
try write(String(good.prefix(100)), "broken/cut-off.json")
try write("", "broken/empty.json")
try write("[]\n", "broken/no-charts.json")
try write("x,y0\n1542412800000,3\n", "broken/not-json.json")
try write("7\n", "broken/number.json")
try write("{\"title\": \"Nothing else\"}\n", "broken/no-columns.json")
var ragged = small([["3", "5", "4"], ["1", "2", "2"]])
ragged.columns[1].values.removeLast()
try write("[\n\(good),\nnull,\n\(ragged.text),\n\(good)\n]\n", "broken/some.json")

// The five charts of the contest's second stage, each in a folder of its own, with details of days.

/// Hours of a day by how much happens in them, in thousandths of the average one.
let hours = [
  420, 290, 190, 130, 120, 180, 370, 690, 980, 1_160, 1_250, 1_290, 1_320, 1_300, 1_270, 1_260,
  1_310, 1_420, 1_560, 1_690, 1_720, 1_530, 1_150, 700,
]

/// A series of the contest: its name, its colour and where its daily values start and end.
struct Part {
  var name: String
  var color: String
  var from: Int
  var to: Int
}

/// One of the contest's charts: daily values, and hourly ones of the days about a day.
struct Contest {
  var number: Int
  var title: String
  var type: String
  var parts: [Part]
  var flags: [String] = []

  /// The daily values of a part, 365 from 7 April 2018.
  func daily(_ index: Int) -> [Int] {
    series(
      seed: UInt64(100 * number + index), count: 365, from: parts[index].from,
      to: parts[index].to, noise: 40, weekend: 860, monday: 2, spikes: 80)
  }

  private func chart(from start: Int, step: Int, _ values: (Int) -> [Int]) -> Chart {
    var chart = Chart()
    chart.extra = ["\"title\": \"\(title)\""] + flags.map { "\"\($0)\": true" }
    let columns = parts.indices.map(values)
    chart.time(from: start, count: columns[0].count, step: step)
    for (index, part) in parts.enumerated() {
      chart.add(columns[index], part.name, part.color, type: type)
    }
    return chart
  }

  var overview: Chart { chart(from: april, step: day, daily) }

  /// A week by the hour, with a day (an index from 7 April 2018) in its middle.
  func week(about middle: Int) -> Chart {
    chart(from: april + (middle - 3) * day, step: 3_600_000) { index in
      let days = daily(index)
      var random = Random(state: UInt64(1_000 * number + index))
      // The same hour has the same value in every file, so those of other days are drawn too.
      for _ in 0..<(middle - 3) * 24 { _ = random.next() }
      return (0..<168).map { hour in
        let share = hours[hour % 24] * random.within(820, 1_180) / 1_000
        return days[middle - 3 + hour / 24] * share / 24_000
      }
    }
  }
}

let palette = ["#3497ED", "#2373DB", "#9ED448", "#5FB641", "#F5BD25", "#F79E39", "#E65850"]
let media = ["Photos", "Videos", "Links", "Voice", "Polls", "Files", "Stickers"]
let shops = ["Search", "Direct", "Social", "Email", "Partners", "Print"]
let contest = [
  Contest(
    number: 1, title: "Followers", type: "line",
    parts: [
      Part(name: "Joined", color: "#4BD964", from: 1_300, to: 2_600),
      Part(name: "Left", color: "#FE3C30", from: 1_200, to: 1_900),
    ]),
  Contest(
    number: 2, title: "Interactions", type: "line",
    parts: [
      Part(name: "Views", color: "#108BE3", from: 310_000, to: 520_000),
      Part(name: "Shares", color: "#E8AF14", from: 15_000, to: 26_000),
    ], flags: ["y_scaled"]),
  Contest(
    number: 3, title: "Messages", type: "bar",
    parts: zip(zip(media, palette), [9_400, 7_200, 6_900, 900, 2_300, 1_700, 120]).map {
      Part(name: $0.0, color: $0.1, from: $1, to: $1 * 7 / 4)
    }, flags: ["stacked"]),
  Contest(
    number: 4, title: "Views", type: "bar",
    parts: [Part(name: "Views", color: "#64ADED", from: 2_100_000, to: 3_300_000)]),
  Contest(
    number: 5, title: "Sources", type: "area",
    parts: zip(zip(shops, palette), [9_800, 7_100, 2_600, 700, 1_900, 400]).map {
      Part(name: $0.0, color: $0.1, from: $1, to: $1 * 5 / 4)
    }, flags: ["percentage", "stacked"]),
]
// 12 October 2018 is the 189th day.
let october = 188
for chart in contest {
  let folder = "contest/\(chart.number)"
  try write(chart.overview.text + "\n", "\(folder)/overview.json")
  guard chart.number <= 3 else { continue }
  for offset in 0...1 {
    let file = "\(folder)/2018-10/\(12 + offset).json"
    try write(chart.week(about: october + offset).text + "\n", file)
  }
}

// The fourth has a day by five minutes, with the day before and the week before as other lines.
let views = contest[3].daily(0)
func fiveMinutes(_ day: Int) -> [Int] {
  var random = Random(state: UInt64(4_000 + day))
  return (0..<288).map { index in
    // Between two hours it goes straight from one to the next.
    let (hour, part) = (index / 12, index % 12)
    let share = (hours[hour] * (12 - part) + hours[(hour + 1) % 24] * part) / 12
    return views[day] / 1_000 * share * random.within(940, 1_060) / 288_000
  }
}
for offset in 0...1 {
  let today = october + offset
  var chart = Chart()
  chart.extra = ["\"title\": \"Views\""]
  chart.time(from: april + today * day, count: 288, step: 300_000)
  for (index, past) in [0, 1, 7].enumerated() {
    let date = 12 + offset - past
    chart.add(
      fiveMinutes(today - past), "\(date < 10 ? "0" : "")\(date) October",
      ["#64ADED", "#558DED", "#5CBCDF"][index])
  }
  try write(chart.text + "\n", "contest/4/2018-10/\(12 + offset).json")
}
