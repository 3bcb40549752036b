import Foundation
import SwiftUI

@MainActor
func spellTables(
  _ columns: Binding<TableColumnCustomization<SpelledNote>>, _ selection: Binding<Set<Int>>,
  _ order: Binding<[KeyPathComparator<SpelledNote>]>, _ isExpanded: Binding<Bool>
) {
  show(
    Table(notes, columnCustomization: columns) {
      TableColumn("a", value: \.name).customizationID("a")
      TableColumn("b") { Text("\($0.size)") }
        .alignment(.numeric)
        .defaultVisibility(.hidden)
        .customizationID("b")
        .disabledCustomizationBehavior(.reorder)
      TableColumn("c") { Text($0.name) }.width(min: 10).alignment(.center)
    })
  show(
    Table(notes, selection: selection, sortOrder: order, columnCustomization: columns) {
      TableColumn("a", value: \.name).customizationID("a")
    })
  show(
    Table(of: SpelledNote.self, columnCustomization: columns) {
      TableColumn("a") { Text($0.name) }
    } rows: {
      DisclosureTableRow(notes[0], isExpanded: isExpanded) { TableRow(notes[1]) }
      DisclosureTableRow(notes[1]) { ForEach(notes) }
    })
  columns.wrappedValue[visibility: "a"] = .hidden
}

@MainActor
func spellDialogs() {
  let x = Text("a")
  show(x.fileDialogMessage("a"))
  show(x.fileDialogMessage(Text("a")))
  show(x.fileDialogConfirmationLabel(plain))
  show(x.fileExporterFilenameLabel("a"))
  show(x.fileDialogDefaultDirectory(link))
  show(x.fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions]))
  show(x.dialogSeverity(.critical))
  show(x.itemProvider { NSItemProvider(object: "a" as NSString) })
  let _: TextSelection = TextSelection(ranges: RangeSet())
  let _: [NSAttributedString.Key] = [
    .underlineStyle, .paragraphStyle, .strokeColor, .foregroundColor, .font, .kern,
  ]
  let style = NSMutableParagraphStyle()
  style.alignment = .center
  style.lineSpacing = 4
  let _: Int = NSUnderlineStyle.single.rawValue
}

func spellColors(_ color: Color.Resolved) throws {
  let data = try JSONEncoder().encode(color)
  let _: Color.Resolved = try JSONDecoder().decode(Color.Resolved.self, from: data)
  let _: Color.Resolved.AnimatableData = color.animatableData
}

struct SpelledWindows: Scene {
  var body: some Scene {
    WindowGroup { Text("a") }
      .commandsRemoved()
      .commandsReplaced { CommandMenu("a") { Text("a") } }
  }
}
