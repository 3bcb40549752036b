import Foundation
import SwiftUI

// The files of this folder use the initialisers, styles and modifiers of SwiftUI in all their forms, so that each of
// them compiles. A call has one line, in functions by subject.

let plain = "Title"
let part: Substring = plain.prefix(3)
let localized: LocalizedStringKey = "Title"
let resource: LocalizedStringResource = "Title"
let asset = ImageResource(name: "leaf", bundle: .main)
let link = URL(filePath: "/notes/leaf")
let start = Date(timeIntervalSince1970: 0)
let end = Date(timeIntervalSince1970: 100)
let notes = [SpelledNote(id: 1), SpelledNote(id: 2)]

struct SpelledNote: Identifiable, Hashable, Codable {
  var id = 0
  var name = "Note"
  var isOn = false
  var kids: [SpelledNote]?
  var size = 1.0
}

enum SpelledFruit: String, CaseIterable, Identifiable, Hashable {
  case apple, pear

  var id: Self { self }
}

enum SpelledField: Hashable { case name }

struct SpelledError: LocalizedError {
  var errorDescription: String? { "Error" }
}

struct SpelledKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct SpelledCount: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct SpelledWidth: LayoutValueKey { static let defaultValue = 1 }

struct SpelledView: View, Equatable { var body: some View { Text("Title") } }

@Observable final class SpelledModel { var count = 1 }

final class SpelledObject: ObservableObject { @Published var count = 1 }

struct SpelledDrop: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } }

struct SpelledDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  init() {}

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

extension ContainerValues { @Entry var spelled = 1 }

extension AccessibilityCustomContentKey {
  static let spelled = AccessibilityCustomContentKey("Title", id: "title")
}

extension FocusedValues { @Entry var spelled: Int? }

/// Checks that an expression is a view.
func show<V: View>(_ view: V) {}
