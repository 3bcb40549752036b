import DataTables
import Testing

@Suite("Unfolded tables")
struct UnfoldedTableTests {
  private func unfolded(_ text: String, _ order: DateOrder? = nil) throws -> DataTable? {
    var reader = DelimitedReader()
    reader.keepsFaults = true
    let table = try reader.read(Array(text.utf8), name: "data.csv")
    return table.unfolded(instant: nil, dateOrder: order)?.table
  }

  /// The rows of a table, with the days since 1970 of times.
  private func rows(_ table: DataTable?) -> [String] {
    guard let table else { return [] }
    return (0..<table.count).map { row in
      table.columns.map { column in
        switch column.values {
        case .numbers(let numbers): numbers[row].isNaN ? "-" : "\(Int(numbers[row]))"
        case .times(let times): "\(times[row] / 86_400_000_000)"
        case .names(let indices, let names): indices[row] < 0 ? "-" : names[Int(indices[row])]
        }
      }
      .joined(separator: " ")
    }
  }

  @Test("the values of years are rows, below lines above the header")
  func years() throws {
    let table = try #require(
      try unfolded(
        """
        "Data Source","World Development Indicators",

        "Country Name","Code","Indicator Name","1970","1971","1972","1973","1974",
        "Kenya","KEN","GDP (current US$)","1","2","","4","",
        "Japan","JPN","GDP (current US$)","5","6","7","8","",

        """))
    #expect(table.columns.map(\.name) == ["Year", "Country Name", "Code", "GDP (current US$)"])
    #expect(
      rows(table) == [
        "0 Kenya KEN 1", "365 Kenya KEN 2", "730 Kenya KEN -", "1096 Kenya KEN 4",
        "0 Japan JPN 5", "365 Japan JPN 6", "730 Japan JPN 7", "1096 Japan JPN 8",
      ])
    #expect(
      table.assumptions.last
        == "The columns '1970' to '1974' were read as rows with a 'Year' and a 'GDP (current US$)'."
    )
  }

  @Test("names that are not unique are joined, and numbers beside them are left out")
  func joinedNames() throws {
    let table = try #require(
      try unfolded(
        """
        Province/State,Country/Region,Lat,1/30/70,1/31/70,2/1/70,2/2/70,2/3/70
        Hubei,China,31,1,2,3,4,5
        Henan,China,34,1,2,3,4,5
        ,Italy,42,0,0,1,1,2

        """))
    #expect(
      table.columns.map(\.name) == [
        "Date", "Province/State, Country/Region", "Province/State", "Country/Region", "Value",
      ])
    #expect(rows(table).first == "29 Hubei, China Hubei China 1")
    #expect(rows(table).last == "33 Italy - Italy 2")
    #expect(table.assumptions.last == "Column 'Lat' is left out beside them.")
  }

  @Test(
    "months and quarters are names, and a total is left out",
    arguments: [
      ("Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Jan,Feb,Mar", "Month"),
      ("2022-Q3,2022-Q4,2023-Q1,2023-Q2,2023-Q3", "Quarter"),
      ("Q3 22,Q4 22,Q1 23,Q2 23,Q3 23", "Quarter"),
    ])
  func names(_ header: String, _ name: String) throws {
    let parts = header.split(separator: ",")
    let values = parts.indices.map { "\($0)" }.joined(separator: ",")
    let table = try #require(
      try unfolded("Product,\(header),Total\nTea,\(values),99\nCocoa,\(values),99\n"))
    #expect(table.columns.map(\.name) == [name, "Product", "Value"])
    #expect(rows(table).first == "\(parts[0]) Tea 0")
    #expect(table.count == 2 * parts.count)
    #expect(table.assumptions.last == "Column 'Total' is left out beside them.")
  }

  @Test(
    "other tables stay as they are",
    arguments: [
      "Name,2020,2021,2022,2023\na,1,2,3,4\n", "Name,Jan,Mar,May,Jul,Sep\na,1,2,3,4,5\n",
      "2019,2020,2021,2022,2023\n1,2,3,4,5\n", "Hour,Jan,Feb,Mar,Apr,May\n1,2,3,4,5,6\n",
      "Name,2019,2020,2021,2022,2023\na,x,y,z,u,v\n",
      "Name,2019,2020,2021,2022,2023,Kind\na,1,2,3,4,5,b\n",
      "Sample,1850,1900,1950,2000,2050\na,1,2,3,4,5\nb,2,3,4,5,6\n",
      "Name,2000,2001,2002,2003,2004,2020\na,1,2,3,4,5,6\nb,1,2,3,4,5,6\n",
      "Person,Q101,Q102,Q103,Q104,Q201\na,1,2,3,4,5\nb,2,3,4,5,6\n",
      "Host,2020,2021,2022,2023,2024\na,5 ms,6 ms,7 ms,1 s,2 s\nb,5 ms,6 ms,7 ms,2 s,3 s\n",
    ])
  func others(_ text: String) throws {
    #expect(try unfolded(text) == nil)
  }

  @Test("years behind a gap of more than 10 years are rows, and those in front of it are left out")
  func gap() throws {
    let table = try #require(
      try unfolded(
        """
        Country,1950,1960,1971,1972,1973,1974,1975
        Kenya,8,9,1,2,3,4,5
        Japan,8,9,5,6,7,8,9

        """))
    #expect(table.columns.map(\.name) == ["Year", "Country", "Value"])
    #expect(table.count == 10)
    #expect(rows(table).first == "365 Kenya 1" && rows(table).last == "1826 Japan 9")
    #expect(
      table.assumptions.suffix(2) == [
        "The columns '1971' to '1975' were read as rows with a 'Year' and a 'Value'.",
        "Columns '1950', '1960' are left out beside them.",
      ])
    let near = "Country,1950,1960,1970,1980,1990\na,1,2,3,4,5\nb,1,2,3,4,5\n"
    #expect(try unfolded(near)?.count == 10)
  }

  @Test("dates between dots have the day first, and an order that is given holds")
  func dateOrder() throws {
    let dots = "Land;01.01.1970;01.02.1970;01.03.1970;01.04.1970;01.05.1970\na;1;2;3;4;5\n"
    let table = try #require(try unfolded(dots))
    #expect(rows(table).map { $0.prefix(3) } == ["0 a", "31 ", "59 ", "90 ", "120"])
    #expect(
      table.assumptions.contains("The dates of the columns were read as day, month, year."))
    let slashes = "Land,01/01/1970,02/01/1970,03/01/1970,04/01/1970,05/01/1970\na,1,2,3,4,5\n"
    #expect(rows(try unfolded(slashes)).last?.hasPrefix("120 ") == true)
    #expect(rows(try unfolded(slashes, .dayMonthYear)).last == "4 a 5")
  }

  @Test("a cell that is not a number is missing, and is named")
  func faults() throws {
    let table = try #require(
      try unfolded(
        "Name,2020,2021,2022,2023,2024\na,1,2,3,4,5\nb,1,2,3,4,5\nc,1,2,x,4,..\nd,1,2,3,4,5\n"))
    #expect(rows(table).suffix(8).map { $0.suffix(1) } == ["-", "4", "-", "1", "2", "3", "4", "5"])
    #expect(table.columns.last?.fault?.first.message.hasPrefix("'x', expected a number") == true)
    let commas = try unfolded(
      "Name;2020;2021;2022;2023;2024\na;1,5;2;3;4;5,5\nb;1,5;2;3;4;5\nc;1;2;3;4;x\nd;1;2;3;4;5,9\n")
    #expect(rows(commas).suffix(6).map { $0.suffix(1) } == ["-", "1", "2", "3", "4", "5"])
  }

  @Test("a first line of ascending years or dates is data if the second one has others")
  func data() throws {
    for text in [
      "a,2019,2020,2021,2022,2023\nb,2019,2020,2021,2022,2024\n",
      "a,1/1/20,1/2/20,1/3/20,1/4/20,1/5/20\nb,1/1/20,1/2/20,1/3/20,1/4/20,1/6/20\n",
      "a,1510,1620,1730,1840,1950\nb,1620,1510,1500,1490,1480\n",
    ] {
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      #expect(table.count == 2)
    }
  }

  @Test("the months of years are rows in the order of time, and means beside them are left out")
  func monthsOfYears() throws {
    let names = "JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC"
    let table = try #require(
      try unfolded(
        "Year,\(names),J-D,DJF\n1970,1,2,3,4,5,6,7,8,9,10,11,12,6,5\n"
          + "1971,1,2,3,4,5,6,7,8,9,10,***,***,***,5\n"))
    #expect(table.columns.map(\.name) == ["Date", "Value"])
    #expect(table.count == 24)
    #expect(rows(table)[..<3] == ["0 1", "31 2", "59 3"])
    #expect(rows(table)[12] == "365 1")
    #expect(rows(table).last == "699 -")
    #expect(
      table.assumptions.suffix(2) == [
        "The years of column 'Year' and the columns 'JAN' to 'DEC' were read as rows with a 'Date' and a 'Value'.",
        "Columns 'J-D', 'DJF' are left out beside them.",
      ])
    let cities = try unfolded(
      "City,Jahr,\(names)\nBonn,1970,1,2,3,4,5,6,7,8,9,10,11,12\nKiel,1970,1,2,3,4,5,6,7,8,9,10,11,12\n"
    )
    #expect(cities?.columns.map(\.name) == ["Date", "City", "Value"])
    #expect(rows(cities)[12] == "0 Kiel 1")
  }

  @Test(
    "months beside equal years without names, fewer months, and months without years are no rows",
    arguments: [
      "Year,%,Dec\n1970,#,12\n1970,#,12\n", "n,%,Dec\n1,#,12\n2,#,12\n",
      "Year,%\n1970,#\n1971,#\n", "Year,%,v\n1970,#,12\n1971,#,12\n",
    ])
  func monthsWithoutYears(text: String) throws {
    let text = text.replacing("%", with: "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov")
      .replacing("#", with: "1,2,3,4,5,6,7,8,9,10,11")
    #expect(try unfolded(text) == nil)
  }
}
