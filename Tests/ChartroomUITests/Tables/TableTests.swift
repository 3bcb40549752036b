import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
  fileprivate struct Port: Identifiable {
    let id: Int
    let name: String
    let depth: Double
  }

  fileprivate static let ports = [
    Port(id: 1, name: "Bergen", depth: 12), Port(id: 2, name: "Aden", depth: 18),
    Port(id: 3, name: "Colón", depth: 15),
  ]

  private func table(width: CGFloat, _ sizeClass: UserInterfaceSizeClass? = nil) -> Stage {
    stage(width: width, height: 300) {
      Table(Self.ports) {
        TableColumn("Port", value: \.name)
        TableColumn("Depth", value: \.depth) { Text("\(Int($0.depth)) m") }.width(100)
        TableColumn("Open") { port in
          if port.id == 2 { Text("closed") }
        }
        .width(min: 40, max: 60)
      }
      .environment(\.horizontalSizeClass, sizeClass)
    }
  }

  private func frame(of text: String, on stage: Stage) -> CGRect? {
    stage.drawList().texts.first { $0.text.request.string == text }?.frame
  }

  @Test("a wide table has titles above its columns, and rows of the height of a row")
  func regular() {
    let stage = table(width: 600)
    #expect(
      stage.drawList().strings.sorted()
        == ["12 m", "15 m", "18 m", "Aden", "Bergen", "Colón", "Depth", "Open", "Port", "closed"])
    // 600 − 2 × 20 − 2 × 12 − 100 − 60 = 376 points are left for the ports.
    #expect(frame(of: "Port", on: stage)?.minX == 20)
    #expect(frame(of: "Depth", on: stage)?.minX == 408)
    #expect(frame(of: "18 m", on: stage)?.minX == 408)
    #expect(frame(of: "closed", on: stage)?.minX == 520)
    let rows = ["Bergen", "Aden", "Colón"].map { frame(of: $0, on: stage)?.midY ?? 0 }
    #expect(zip(rows.dropFirst(), rows).allSatisfy { abs($0 - $1 - 44) < 1e-9 })
    #expect(rows[0] > frame(of: "Port", on: stage)?.maxY ?? .infinity)
  }

  @Test("a compact or narrow table has only the first column, without titles")
  func compact() {
    for stage in [table(width: 390), table(width: 800, .compact)] {
      #expect(stage.drawList().strings.sorted() == ["Aden", "Bergen", "Colón"])
    }
    #expect(table(width: 390, .regular).drawList().strings.contains("Depth"))
  }

  @Test("titles can be hidden")
  func hiddenTitles() {
    let stage = stage(width: 600, height: 300) {
      Table(Self.ports) { TableColumn("Port", value: \.name) }
        .tableColumnHeaders(.hidden).tableStyle(.inset)
    }
    #expect(stage.drawList().strings.sorted() == ["Aden", "Bergen", "Colón"])
  }

  @Test("a tap on a title sorts by its column, and another one reverses the order")
  func sorting() {
    let stage = stage(width: 600, height: 300) { SortedPorts() }
    func order() -> [String] {
      let names = Self.ports.map(\.name)
      return stage.drawList().texts.sorted { $0.frame.minY < $1.frame.minY }
        .map(\.text.request.string).filter(names.contains)
    }
    func tap(_ title: String) {
      guard let frame = frame(of: title, on: stage) else { return }
      stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    }
    #expect(order() == ["Bergen", "Aden", "Colón"])
    tap("Port")
    #expect(order() == ["Aden", "Bergen", "Colón"])
    tap("Depth")
    #expect(order() == ["Bergen", "Colón", "Aden"])
    tap("Depth")
    #expect(order() == ["Aden", "Colón", "Bergen"])
    tap("Note")
    #expect(order() == ["Aden", "Colón", "Bergen"])
  }

  private struct SortedPorts: View {
    @State private var ports = TableTests.ports
    @State private var sortOrder: [KeyPathComparator<Port>] = []
    @State private var selection: Set<Int> = []

    var body: some View {
      Table(ports, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Port", value: \.name)
        TableColumn("Depth", value: \.depth) { Text("\(Int($0.depth))") }
        TableColumn("Note") { _ in Text("-") }
      }
      .onChange(of: sortOrder) { _, order in ports.sort(using: order) }
    }
  }

  @Test("a tap on a row selects it, alone or in addition to others")
  func selection() throws {
    let stage = stage(width: 600, height: 300) { SelectablePorts() }
    func tap(_ name: String) {
      guard let frame = frame(of: name, on: stage) else { return }
      stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    }
    tap("Aden")
    tap("Colón")
    #expect(stage.drawList().strings.contains("selected 3"))
    // The ground of the selected row is 44 points high, and covers the line above, which is drawn before.
    let fills = stage.drawList().fills
    let index = try #require(fills.firstIndex { $0.height == 45 && $0.width == 600 })
    let lines = fills.filter { $0.height <= 1 && $0.width > 500 }
    #expect(lines.contains { fills[index].contains($0) && $0.minY == fills[index].minY })
    #expect(!fills[(index + 1)...].contains { $0.height <= 1 && fills[index].contains($0) })
  }

  private struct SelectablePorts: View {
    @State private var selection: Int?

    var body: some View {
      VStack(spacing: 0) {
        Table(TableTests.ports, selection: $selection) { TableColumn("Port", value: \.name) }
        Text("selected \(selection ?? 0)")
      }
    }
  }

  @Test("rows can be given one by one and in loops")
  func rows() {
    let stage = stage(width: 600, height: 300) {
      Table(of: Port.self) {
        TableColumn("Port", value: \.name)
      } rows: {
        TableRow(Self.ports[2])
        ForEach(Self.ports.prefix(2)) { TableRow($0) }
      }
    }
    let names = stage.drawList().texts.sorted { $0.frame.minY < $1.frame.minY }
      .map(\.text.request.string)
    #expect(names == ["Port", "Colón", "Bergen", "Aden"])
  }
}
