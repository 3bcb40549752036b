import SwiftUI

// An app's own types hide those of the module that it imports.

struct Settings: Codable {
  var isLoud = false
}

enum Glass: String {
  case wine, water
}

struct Material {
  var name: String
}

enum ScrollPhase {
  case start, end
}

struct Commands {
  var undo: () -> Void = {}
}

struct OwnTypesScreen: View {
  @State private var settings = Settings()
  private let glass = Glass.wine
  private let material = Material(name: "Oak")
  private let phase = ScrollPhase.end

  /// A logger of this view.
  struct Logger {
    var lines: [String] = []
    mutating func log(_ line: String) { lines.append(line) }
  }

  private var log: Logger {
    var logger = Logger()
    logger.log("Own log")
    return logger
  }

  var body: some View {
    VStack {
      Text(settings.isLoud ? "loud" : "quiet")
      Text(glass.rawValue)
      Text(material.name)
      Text(log.lines.joined())
      if case .end = phase { Text("end") }
      Button("Switch") {
        settings.isLoud.toggle()
        Commands().undo()
      }
      .id("switch")
    }
    .background(.thinMaterial)
  }
}
