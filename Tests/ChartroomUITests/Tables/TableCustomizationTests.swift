import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Customised tables")
struct TableCustomizationTests {
  private struct Port: Identifiable {
    let id: Int
    let name: String
  }

  private let ports = [Port(id: 1, name: "Bergen"), Port(id: 2, name: "Aden")]

  private func table(_ customization: TableColumnCustomization<Port>) -> DrawList {
    stage(width: 600, height: 300) {
      Table(ports, columnCustomization: .constant(customization)) {
        TableColumn("Port", value: \.name).customizationID("port")
        TableColumn("Number") { Text("\($0.id)") }
          .alignment(.numeric).defaultVisibility(.hidden).customizationID("number")
      }
    }.drawList()
  }

  @Test("a column is hidden by default or by the user, and shown by the user")
  func visibility() {
    var customization = TableColumnCustomization<Port>()
    #expect(table(customization).strings.sorted() == ["Aden", "Bergen", "Port"])
    customization[visibility: "number"] = .visible
    #expect(
      table(customization).strings.sorted() == ["1", "2", "Aden", "Bergen", "Number", "Port"])
    customization[visibility: "port"] = .hidden
    #expect(table(customization).strings.sorted() == ["1", "2", "Number"])
    customization[visibility: "port"] = .automatic
    #expect(table(customization).strings.contains("Port"))
  }

  @Test("the title and the cells of a numeric column are at its trailing edge")
  func alignment() {
    var customization = TableColumnCustomization<Port>()
    customization[visibility: "number"] = .visible
    let texts = table(customization).texts.filter {
      ["1", "2", "Number"].contains($0.text.request.string)
    }
    #expect(texts.count == 3 && texts.allSatisfy { abs($0.frame.maxX - 580) < 1 })
  }

  @Test("a customisation survives coding")
  func coding() throws {
    var customization = TableColumnCustomization<Port>()
    customization[visibility: "port"] = .hidden
    let data = try JSONEncoder().encode(customization)
    let decoded = try JSONDecoder().decode(TableColumnCustomization<Port>.self, from: data)
    #expect(decoded == customization && decoded[visibility: "other"] == .automatic)
  }

  @Test("the rows below a row are those of a binding that says so")
  func disclosure() {
    func strings(_ isExpanded: Bool) -> [String] {
      stage(width: 600, height: 300) {
        Table(of: Port.self) {
          TableColumn("Port", value: \.name)
        } rows: {
          DisclosureTableRow(ports[0], isExpanded: .constant(isExpanded)) { TableRow(ports[1]) }
        }
      }.drawList().strings.sorted()
    }
    #expect(strings(false) == ["Bergen", "Port"])
    #expect(strings(true) == ["Aden", "Bergen", "Port"])
  }
}
