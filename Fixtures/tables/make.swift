// Writes the tables beside this file: our own data, in the forms in which tables come.
//
//     swift Fixtures/tables/make.swift
//
// Only integers are computed with, so every machine writes the same bytes. The tables without a row
// below are written by hand.

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

  /// A whole number around 0 with a bell-shaped distribution: the sum of four even ones.
  mutating func bell(_ width: Int) -> Int {
    (0..<4).reduce(0) { sum, _ in sum + within(-width, width) } / 2
  }

  /// An element, with the probability of its weight.
  mutating func pick(_ choices: [(String, weight: Int)]) -> String {
    let all = choices.flatMap { Array(repeating: $0, count: $1) }
    return all[within(0, all.count - 1)]
  }
}

/// Returns 1000 times the sine of an angle, with an error of at most 2 (Bhaskara I).
///
/// - Parameters:
///   - part: The angle, in units of a full circle divided by `whole`.
///   - whole: The number of units of a full circle.
/// - Returns: The sine.
func sine(_ part: Int, of whole: Int) -> Int {
  let angle = (part % whole + whole) % whole * 3600 / whole
  let half = angle % 1800
  let product = half * (1800 - half)
  let value = 4000 * product / (4_050_000 - product)
  return angle < 1800 ? value : -value
}

/// A date and a time of day, in UTC.
struct Moment {
  /// The number of seconds since 1970.
  let seconds: Int

  init(_ seconds: Int) { self.seconds = seconds }

  init(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) {
    // Years begin in March, so that leap days are their last days.
    let shifted = month > 2 ? year : year - 1
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
    let inYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    self.init((days + inYear - 719_468) * 86_400 + hour * 3600)
  }

  /// The moment some seconds later.
  func after(_ seconds: Int) -> Moment { Moment(self.seconds + seconds) }

  /// The index of the weekday; 0 for Monday.
  var weekday: Int { (seconds / 86_400 + 3) % 7 }
  var hour: Int { seconds / 3600 % 24 }
  var minute: Int { seconds / 60 % 60 }

  var parts: (year: Int, month: Int, day: Int) {
    let number = seconds / 86_400 + 719_468
    let era = number / 146_097
    let inEra = number % 146_097
    let year = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * year + year / 4 - year / 100)
    let shifted = (5 * inYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      era * 400 + year + (month < 3 ? 1 : 0), month, inYear - (153 * shifted + 2) / 5 + 1
    )
  }

  var date: String { "\(parts.year)-\(padded(parts.month))-\(padded(parts.day))" }
  var clock: String { "\(padded(hour)):\(padded(minute))" }
  var germanDate: String { "\(padded(parts.day)).\(padded(parts.month)).\(parts.year)" }
}

func padded(_ number: Int, to count: Int = 2) -> String {
  let digits = String(abs(number))
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.count))
    + digits
}

/// Writes a whole number of hundredths, tenths and so on.
func decimal(_ number: Int, places: Int, mark: String = ".", groups: String = "") -> String {
  let scale = (0..<places).reduce(1) { product, _ in product * 10 }
  var whole = ""
  for (index, digit) in String(abs(number) / scale).reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3) { whole = groups + whole }
    whole = String(digit) + whole
  }
  let fraction = places > 0 ? mark + padded(abs(number) % scale, to: places) : ""
  return (number < 0 ? "-" : "") + whole + fraction
}

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

func write(_ bytes: [UInt8], to name: String) throws {
  try Data(bytes).write(to: folder.appendingPathComponent(name))
}

func write(_ lines: [String], to name: String) throws {
  try write(Array(lines.map { $0 + "\n" }.joined().utf8), to: name)
}

// Times.

/// Requests per minute of a server, with minutes that were not recorded and cells that are empty.
func serverLog() -> [String] {
  var random = Random(state: 101)
  var walk = 0
  return ["time,requests,errors"]
    + (0..<720).compactMap { minute in
      let moment = Moment(2025, 5, 13, 6).after(60 * minute)
      walk += random.bell(14) - walk / 20
      let level = 420 + 380 * max(0, sine(minute + 60, of: 1680)) / 1000 + walk
      let requests = max(0, level + random.bell(30))
      let isRestart = (392..<398).contains(minute)
      let errors = requests * (isRestart ? 240 : random.within(2, 14)) / 1000
      if (221..<270).contains(minute) || (501..<518).contains(minute) { return nil }
      let isEmpty = (430..<445).contains(minute) || random.within(1, 60) == 1
      return "\(moment.date) \(moment.clock):00," + (isEmpty ? "," : "\(requests),\(errors)")
    }
}

/// Prices of a share on trading days, with the volume.
func sharePrices() -> [String] {
  var random = Random(state: 102)
  var close = 8_420
  return ["Date,Open,High,Low,Close,Volume"]
    + (0..<365).compactMap { day in
      let moment = Moment(2024, 1, 2).after(86_400 * day)
      guard moment.weekday < 5 else { return nil }
      let open = close + random.bell(40)
      close = max(3_000, open + random.bell(90) + (day < 200 ? 9 : -6))
      let high = max(open, close) + random.within(5, 110)
      let low = min(open, close) - random.within(5, 110)
      let volume = 1_200_000 + random.within(0, 900_000) + 9_000 * abs(close - open)
      let prices = [open, high, low, close].map { decimal($0, places: 2) }
      return "\(moment.date),\(prices.joined(separator: ",")),\(volume)"
    }
}

/// Temperatures of a heating system, every ten minutes of two days.
func sensors() -> [String] {
  var random = Random(state: 103)
  var boiler = 520
  var outside = 0
  return ["Time,Boiler (°C),Flow (°C),Return (°C),Outside (°C)"]
    + (0..<288).map { step in
      let moment = Moment(2025, 1, 20).after(600 * step)
      let isDay = (6..<22).contains(moment.hour)
      let isBurning = step % 9 < 4
      boiler += isBurning ? 26 : -20
      boiler += ((isDay ? 640 : 520) - boiler) / 6 + random.bell(4)
      outside += random.bell(3) - outside / 15
      let air = 12 - 48 * sine(moment.hour * 60 + moment.minute + 200, of: 1440) / 1000 + outside
      let flow = boiler - 55 + random.bell(3)
      let back = flow - (isDay ? 115 : 80) + random.bell(3)
      let cells = [boiler, flow, back, air].map { decimal($0, places: 1) }
      return "\(moment.date)T\(moment.clock),\(cells.joined(separator: ","))"
    }
}

struct City {
  let name: String
  /// The mean temperature and its swing over the year, in tenths of a degree.
  let mean: Int
  let swing: Int
  /// The percentage of days with rain.
  let rain: Int

  static let all = [
    City(name: "Bergen", mean: 84, swing: 72, rain: 62),
    City(name: "Seville", mean: 196, swing: 95, rain: 15),
    City(name: "Vienna", mean: 116, swing: 108, rain: 35),
  ]

  /// The temperatures, in tenths of a degree, and the rain, in tenths of a millimetre, of each day.
  func weather(days: Int, seed: UInt64) -> [(temperature: Int, rain: Int)] {
    var random = Random(state: seed)
    var walk = 0
    return (0..<days).map { day in
      walk += random.bell(14) - walk / 6
      let isWet = random.within(1, 100) <= rain
      let amount = isWet ? 2 + random.within(0, 90) * random.within(0, 90) / 50 : 0
      return (mean + swing * sine(day - 110, of: 365) / 1000 + walk, amount)
    }
  }
}

/// The weather of three cities with a row for each day and city.
func longWeather() -> [String] {
  let years = City.all.enumerated().map { $1.weather(days: 365, seed: 110 + UInt64($0)) }
  return ["date,city,temperature (°C),rain (mm)"]
    + (0..<365).flatMap { day in
      zip(City.all, years).map { city, year in
        let cells = [year[day].temperature, year[day].rain].map { decimal($0, places: 1) }
        return "\(Moment(2025, 1, 1).after(86_400 * day).date),\(city.name),"
          + cells.joined(separator: ",")
      }
    }
}

/// The temperatures of the same cities and days with a column for each city.
func wideWeather() -> [String] {
  let years = City.all.enumerated().map { $1.weather(days: 365, seed: 110 + UInt64($0)) }
  return ["date," + City.all.map { "\($0.name) (°C)" }.joined(separator: ",")]
    + (0..<365).map { day in
      let cells = years.map { decimal($0[day].temperature, places: 1) }
      return "\(Moment(2025, 1, 1).after(86_400 * day).date),\(cells.joined(separator: ","))"
    }
}

/// The takings of a bakery, as a German spreadsheet exports them.
func germanTakings() -> [String] {
  var random = Random(state: 104)
  return ["Datum;Umsatz (€);Wareneinsatz (€);Kunden"]
    + (0..<120).compactMap { day in
      let moment = Moment(2025, 2, 1).after(86_400 * day)
      guard moment.weekday < 6 else { return nil }
      let customers = [150, 142, 155, 168, 214, 262][moment.weekday] + random.bell(14)
      let takings = customers * (842 + random.bell(40))
      let goods = takings * random.within(36, 43) / 100
      let cells = [takings, goods].map { decimal($0, places: 2, mark: ",", groups: ".") }
      return "\(moment.germanDate);\(cells.joined(separator: ";"));\(customers)"
    }
}

/// The load of a machine every 15 seconds, with times in milliseconds since 1970.
func epochMilliseconds() -> [String] {
  var random = Random(state: 105)
  var (cpu, memory) = (180, 412)
  return ["timestamp,cpu,memory"]
    + (0..<480).map { step in
      let isJob = (180..<260).contains(step)
      cpu += ((isJob ? 810 : 190) - cpu) / 5 + random.bell(28)
      memory += ((isJob ? 690 : 420) - memory) / 25 + random.bell(2)
      let milliseconds =
        Moment(2025, 9, 3, 13).seconds * 1000 + 15_000 * step + random.within(0, 40)
      let cells = [max(cpu, 5), memory].map { decimal($0, places: 1) }
      return "\(milliseconds),\(cells.joined(separator: ","))"
    }
}

/// The length of a queue, measured when it changes, with times in seconds since 1970.
func epochSeconds() -> [String] {
  var random = Random(state: 106)
  var moment = Moment(2025, 9, 1, 7)
  var queue = 3
  return ["ts,queue"]
    + (0..<400).map { _ in
      moment = moment.after(random.within(20, 400))
      let isBusy = (9..<17).contains(moment.hour)
      queue = max(0, queue + random.within(-3, isBusy ? 4 : 2) - queue / 12)
      return "\(moment.seconds),\(queue)"
    }
}

/// Readings of a tide gauge, with the offset of Lisbon, where summer time begins.
func offsets() -> [String] {
  var random = Random(state: 107)
  // The hour of the change in UTC.
  let change = Moment(2025, 3, 30, 1)
  return ["measured_at,tide (m)"]
    + (0..<240).map { step in
      let moment = Moment(2025, 3, 28).after(1200 * step)
      let isSummer = moment.seconds >= change.seconds
      let local = isSummer ? moment.after(3600) : moment
      let tide = 208 + (108 + step / 8) * sine(step * 1200, of: 44_712) / 1000 + random.bell(2)
      return "\(local.date)T\(local.clock):00\(isSummer ? "+01:00" : "+00:00"),"
        + decimal(tide, places: 2)
    }
}

// Names and numbers.

/// Reaction times in milliseconds: numbers alone.
func oneColumn() -> [String] {
  var random = Random(state: 108)
  return (0..<240).map { _ in
    let late = random.within(1, 12) == 1 ? random.within(40, 260) : 0
    return "\(262 + random.bell(34) + random.within(0, 40) + late)"
  }
}

/// Answers to a question, one a line.
func answers() -> [String] {
  var random = Random(state: 109)
  let seasons = [("Spring", weight: 26), ("Summer", 41), ("Autumn", 23), ("Winter", 10)]
  return ["Favourite season"] + (0..<180).map { _ in random.pick(seasons) }
}

/// The shares of devices in the visits of a site.
func percentages() -> [String] {
  var random = Random(state: 120)
  return ["Month,Phone,Desktop,Tablet"]
    + (0..<30).map { month in
      let tablet = 62 - month + random.bell(2)
      let phone = 431 + 6 * month + random.bell(8)
      let cells = [phone, 1000 - phone - tablet, tablet].map { decimal($0, places: 1) + "%" }
      return "\(2023 + month / 12)-\(padded(month % 12 + 1)),\(cells.joined(separator: ","))"
    }
}

/// The profit or the loss of each month.
func profit() -> [String] {
  var random = Random(state: 121)
  return ["month,profit (k€)"]
    + (0..<24).map { month in
      let season = 34 * sine(month + 2, of: 12) / 1000
      let amount = -42 + 4 * month + season + random.bell(14)
      return "\(2023 + month / 12)-\(padded(month % 12 + 1)),\(amount)"
    }
}

/// Orders of three regions in quarters.
func quarters() -> [String] {
  var random = Random(state: 122)
  return ["quarter,North,Centre,South"]
    + (0..<12).map { quarter in
      let season = [0, 40, 25, 110][quarter % 4]
      let cells = [310, 480, 205].map { level in
        level + season * level / 300 + quarter * 9 + random.bell(16)
      }
      let name = "\(2022 + quarter / 4) Q\(quarter % 4 + 1)"
      return "\(name)," + cells.map(String.init).joined(separator: ",")
    }
}

/// The current and the voltage of a solar cell, with comments.
func comments() -> [String] {
  var random = Random(state: 123)
  return [
    "# Cell 14, back contact, 1 sun, 25 °C", "# Sweep from short circuit to open circuit",
    "voltage (V)\tcurrent (A)\tpower (W)",
  ]
    + (0...68).map { step in
      let voltage = 10 * step
      // Falls off as the twelfth power of the voltage.
      let ratio = (0..<12).reduce(1_000_000) { product, _ in product * voltage / 685 }
      let current = max(0, 9_420 - voltage / 6 - 9_300 * ratio / 1_000_000 + random.bell(12))
      let power = current * voltage / 1000
      return [(voltage, 2), (current, 3), (power, 3)]
        .map { $1 == 2 ? decimal($0 / 10, places: 2) : decimal($0, places: 3) }
        .joined(separator: "\t")
    }
}

/// The inhabitants of Greek cities in UTF-16, as spreadsheets export Unicode text.
func utf16() -> [UInt8] {
  let cities = [
    ("Αθήνα", 643), ("Θεσσαλονίκη", 319), ("Πάτρα", 171), ("Ηράκλειο", 163), ("Λάρισα", 148),
    ("Βόλος", 86), ("Ιωάννινα", 65),
  ]
  let text =
    "Πόλη\tΚάτοικοι (χιλιάδες)\r\n" + cities.map { "\($0)\t\($1)\r\n" }.joined()
  return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

/// The wine of French departments in Latin-1.
func latin1() -> [UInt8] {
  let places = [
    ("Hérault", 48_412), ("Rhône", 39_385), ("Drôme", 24_120), ("Isère", 1_318),
    ("Corrèze", 940), ("Puy-de-Dôme", 2_655), ("Saône-et-Loire", 36_470),
  ]
  let text =
    "Département;Récolte (hl)\r\n"
    + places.map { "\($0);\(decimal($1, places: 1, mark: ","))\r\n" }.joined()
  return text.unicodeScalars.map { UInt8($0.value) }
}

/// Wing lengths and weights of three kinds of birds.
func scatter() -> [String] {
  var random = Random(state: 124)
  let kinds = [("Sparrow", 76, 29), ("Starling", 130, 78), ("Blackbird", 128, 101)]
  return ["wing (mm),weight (g),species"]
    + (0..<150).map { index in
      let (name, wing, weight) = kinds[index % 3]
      let size = random.bell(20)
      let length = wing * 10 + size + random.bell(8)
      let mass = weight * 10 + size * weight / 30 + random.bell(26)
      return "\(decimal(length, places: 1)),\(decimal(mass, places: 1)),\(name)"
    }
}

/// The passengers of an island's ferries in each year.
func years() -> [String] {
  var random = Random(state: 125)
  var passengers = 212_000
  return ["year,passengers"]
    + (1974...2024).map { year in
      let change = year == 2020 ? -610 : year == 2021 ? 480 : year == 2022 ? 620 : 21
      passengers += passengers * (change + random.bell(28)) / 1000
      return "\(year),\(passengers)"
    }
}

/// Frequencies and powers over many orders of magnitude.
func extremes() -> [String] {
  ["frequency (Hz),power (W)"]
    + (0...60).map { step in
      // Five steps are a power of ten.
      let mantissas = ["1", "1.58", "2.51", "3.98", "6.31"]
      let power = 90 - 3 * step / 2
      return "\(mantissas[step % 5])e\(step / 5 + 3),\(mantissas[power % 5])e\(power / 5 - 19)"
    }
}

// Documents.

/// Orders: an array of records.
func orders() -> [String] {
  var random = Random(state: 126)
  let goods = [("Tea", weight: 5), ("Coffee", 8), ("Cocoa", 3), ("Spices", 2)]
  let records = (0..<160).map { index in
    let moment = Moment(2025, 6, 1).after(index * 16_200 + random.within(0, 9000))
    let amount = decimal(random.within(600, 4200) + random.within(0, 3000), places: 2)
    return
      "  {\"id\": \(4001 + index), \"placed\": \"\(moment.date)T\(moment.clock):00Z\", "
      + "\"goods\": \"\(random.pick(goods))\", \"amount\": \(amount), \"paid\": \(random.within(1, 9) > 1)}"
  }
  return ["[", records.joined(separator: ",\n"), "]"]
}

/// The load of a machine: an object of columns.
func columns() -> [String] {
  var random = Random(state: 127)
  let times = (0..<200).map { "\(Moment(2025, 9, 3, 8).seconds + 60 * $0)" }
  let cpu = times.indices.map {
    decimal(300 + 140 * sine($0, of: 90) / 1000 + random.bell(40), places: 1)
  }
  var wait = 40
  let waits = times.indices.map { index in
    wait += (45 - wait) / 6 + random.bell(9)
    return (80..<86).contains(index) ? "null" : decimal(max(wait, 0), places: 1)
  }
  let parts = [("time", times), ("cpu", cpu), ("iowait", waits)]
  return ["{"]
    + parts.enumerated().map { index, part in
      "  \"\(part.0)\": [\(part.1.joined(separator: ", "))]\(index < 2 ? "," : "")"
    } + ["}"]
}

/// Events of a service, one record a line, with keys that are missing in some.
func events() -> [String] {
  var random = Random(state: 128)
  let routes = [("/search", weight: 6), ("/cart", 3), ("/pay", 1), ("/login", 2)]
  var moment = Moment(2025, 10, 7, 9)
  return (0..<220).map { _ in
    moment = moment.after(random.within(4, 55))
    let time = "\(moment.date)T\(moment.clock):\(padded(moment.seconds % 60))Z"
    let route = random.pick(routes)
    var fields = ["\"time\":\"\(time)\"", "\"route\":\"\(route)\""]
    let milliseconds = (route == "/pay" ? 180 : 45) + abs(random.bell(30))
    if random.within(1, 9) > 1 { fields.append("\"ms\":\(milliseconds)") }
    if random.within(1, 15) == 1 { fields.append("\"error\":\"timeout\"") }
    return "{\(fields.joined(separator: ","))}"
  }
}

try write(serverLog(), to: "server-log.csv")
try write(sharePrices(), to: "share-prices.csv")
try write(sensors(), to: "sensors.csv")
try write(longWeather(), to: "weather-long.csv")
try write(wideWeather(), to: "weather-wide.csv")
try write(germanTakings(), to: "german-takings.csv")
try write(epochMilliseconds(), to: "epoch-milliseconds.csv")
try write(epochSeconds(), to: "epoch-seconds.csv")
try write(offsets(), to: "time-offsets.csv")
try write(oneColumn(), to: "one-column.txt")
try write(answers(), to: "answers.txt")
try write(percentages(), to: "percentages.csv")
try write(profit(), to: "profit.csv")
try write(quarters(), to: "quarters.csv")
try write(comments(), to: "comments.tsv")
try write(utf16(), to: "utf16.txt")
try write(latin1(), to: "latin1.csv")
try write(scatter(), to: "scatter.csv")
try write(years(), to: "years.csv")
try write(extremes(), to: "extremes.csv")
try write(orders(), to: "orders.json")
try write(columns(), to: "series.json")
try write(events(), to: "events.jsonl")
