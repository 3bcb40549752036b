import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Separators of lists")
struct ListSeparatorTests {
  /// Returns the frames of the separators of a list.
  private func lines<Style: ListStyle, Content: View>(
    _ style: Style, @ViewBuilder _ content: () -> Content
  ) -> [CGRect] {
    fills(style, content).filter { $0.frame.height == 1 && $0.frame.width > 50 }.map(\.frame)
  }

  private func fills<Style: ListStyle, Content: View>(
    _ style: Style, @ViewBuilder _ content: () -> Content
  ) -> [(frame: CGRect, color: String)] {
    var found: [(CGRect, String)] = []
    func visit(_ list: DrawList, _ offset: CGAffineTransform) {
      for command in list.commands {
        switch command {
        case .fill(let path, _, let paint):
          if case .color(let color) = paint {
            found.append((path.applying(offset).boundingRect, color.hex))
          }
        case .group(let group):
          visit(group.contents, group.transform.concatenating(offset))
        default: break
        }
      }
    }
    let stage = stage(width: 300, height: 400) { List { content() }.listStyle(style) }
    visit(stage.drawList(), .identity)
    return found
  }

  private var rows: some View { ForEach(0..<2) { Color.red.frame(height: 10).id($0) } }

  @Test("a plain list has inset lines above its first row, between rows and below the last one")
  func plain() {
    let found = lines(.plain) { rows }
    #expect(found.map(\.minY).sorted() == [0, 43, 87])
    #expect(Set(found.map(\.maxX)) == [300])
    #expect(found.allSatisfy { $0.minX > 0 })
    #expect(lines(.plain) { rows.listRowSeparator(.hidden) }.isEmpty)
    #expect(lines(.plain) { rows.listSectionSeparator(.hidden) }.map(\.minY) == [43])
    #expect(
      lines(.plain) { Section { rows }.listSectionSeparator(.hidden, edges: .top) }.map(\.minY)
        .sorted() == [43, 87])
  }

  @Test("the line below a field begins at the edge of the row, or at the label before it")
  func fields() {
    func starts<Row: View>(@ViewBuilder _ row: () -> Row) -> Set<CGFloat> {
      let row = row()
      return Set(lines(.insetGrouped) { ForEach(0..<2) { _ in row } }.map(\.minX))
    }
    let edge = starts { Text("Text") }
    let text = Binding.constant("Text")
    #expect(edge.count == 1)
    #expect(starts { TextField("Name", text: text).multilineTextAlignment(.trailing) } == edge)
    #expect(
      starts { TextField("Name", text: .constant("")).multilineTextAlignment(.center) } == edge)
    #expect(starts { TextField("Name", text: text).textFieldStyle(.roundedBorder) } == edge)
    #expect(starts { SecureField("Name", text: text).multilineTextAlignment(.trailing) } == edge)
    #expect(starts { TextEditor(text: text).frame(height: 60) } == edge)
    #expect(
      starts {
        HStack {
          Text("Label")
          TextField("Name", text: text).multilineTextAlignment(.trailing)
        }
      } == edge)
  }

  @Test("a list of cards has lines between rows only, and a grouped one wide lines at its ends")
  func otherStyles() {
    #expect(lines(.insetGrouped) { rows }.count == 1)
    let grouped = lines(.grouped) { rows }
    #expect(grouped.filter { $0.minX == 0 && $0.width == 300 }.count == 2)
    #expect(
      lines(.grouped) { rows.listSectionSeparator(.hidden) }.allSatisfy { $0.minX > 0 })
  }

  @Test("the tints of rows and sections colour their lines")
  func tints() {
    func colors<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
      fills(.plain, content).filter { $0.frame.height == 1 && $0.frame.width > 50 }
        .sorted { $0.frame.minY < $1.frame.minY }.map(\.color)
    }
    let usual = colors { rows }[0]
    let (green, blue) = ("#34C759", "#0088FF")
    #expect(colors { rows.listRowSeparatorTint(.green) } == [green, green, green])
    #expect(colors { rows.listRowSeparatorTint(.green, edges: .top) } == [green, usual, usual])
    #expect(
      colors { rows.listRowSeparatorTint(.green).listSectionSeparatorTint(.blue) }
        == [blue, green, blue])
    #expect(colors { rows.listRowSeparatorTint(nil) } == [usual, usual, usual])
  }
}
