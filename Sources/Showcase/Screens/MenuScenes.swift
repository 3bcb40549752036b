import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of open menus.
  static let menus: [ShowcaseScene] = [
    #scene(
      "menus.open", width: 390, height: 420,
      events: .tap(at: CGPoint(x: 356, y: 28))
    ) {
      // A menu of a bar after a tap, with sections, a chosen item and a destructive one.
      NavigationStack {
        List {
          ForEach(["Harbour", "Lighthouse", "Pier"], id: \.self) { Text($0) }
        }
        .navigationTitle("Photos")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          Menu {
            Section("Sort by") {
              Toggle("Name", isOn: .constant(true))
              Toggle("Date", isOn: .constant(false))
            }
            Section {
              Button("Share", systemImage: "square.and.arrow.up") {}
              Button("Duplicate", systemImage: "plus.square.on.square") {}.disabled(true)
            }
            Button("Delete", systemImage: "trash", role: .destructive) {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
    },
    #scene(
      "menus.picker", width: 390, height: 330,
      events: .tap(at: CGPoint(x: 330, y: 44))
    ) {
      // The menu of a picker after a tap, with a check mark at the selection.
      Form {
        Picker("Units", selection: .constant(1)) {
          Text("Metres").tag(0)
          Text("Feet").tag(1)
          Text("Fathoms").tag(2)
        }
        LabeledContent("Depth", value: "41 ft")
      }
    },
    #scene(
      "menus.context", width: 390, height: 420,
      events: [
        .down(at: CGPoint(x: 100, y: 88)), .up(at: CGPoint(x: 100, y: 88), time: 1),
      ]
    ) {
      // The context menu of a row after a long press, with the row above it.
      List {
        ForEach(["Harbour", "Lighthouse", "Pier"], id: \.self) { name in
          Label(name, systemImage: "photo")
            .contextMenu {
              Button("Rename", systemImage: "pencil") {}
              Button("Move", systemImage: "folder") {}
              Divider()
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
      }
    },
    #scene(
      "menus.submenu", width: 390, height: 420,
      events: .tap(at: CGPoint(x: 195, y: 60)) + .tap(at: CGPoint(x: 195, y: 150))
    ) {
      // A menu in a menu after two taps.
      VStack {
        Menu("Export") {
          Button("PNG") {}
          Menu("Video") {
            Button("25 frames per second") {}
            Button("60 frames per second") {}
          }
          Button("CSV") {}
        }
        Spacer()
      }
      .padding(.top, 50)
      .frame(maxWidth: .infinity)
      .background(.background)
    },
  ]
}
