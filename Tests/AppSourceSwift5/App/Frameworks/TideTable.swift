// A value that is dragged and shared, without the views.

import CoreTransferable
import UniformTypeIdentifiers

extension UTType {
  static let tideTable = UTType(exportedAs: "org.example.tides.table", conformingTo: .json)
}

struct TideTable: Codable, Transferable {
  let harbour: String
  let heights: [Double]

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .tideTable)
    ProxyRepresentation(exporting: \.harbour)
  }
}
