import ChartroomUI
import Foundation
import Graphics
import Observation

/// Red; blue after a tap.
struct Toggling: View {
  @State private var isOn = false

  var body: some View {
    (isOn ? Color.blue : Color.red).onTapGesture { isOn.toggle() }
  }
}

/// Toggling beside a view that nothing changes.
struct Nesting: View {
  var body: some View {
    ZStack {
      Beside()
      Toggling()
    }
  }
}

private struct Beside: View {
  @State private var unused = 0
  var body: some View { Text("beside") }
}

/// Boxes in rows and columns in turn, as deep as asked.
struct Nest: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Color.red
    } else if depth.isMultiple(of: 2) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 1, height: 1)
        AnyView(Nest(depth: depth - 1))
      }
    } else {
      VStack(spacing: 0) {
        Color.blue.frame(width: 1, height: 1)
        AnyView(Nest(depth: depth - 1))
      }
    }
  }
}

@Observable
@MainActor
final class Name: Identifiable {
  var text: String
  init(_ text: String) { self.text = text }
}

@Observable
@MainActor
final class Names {
  var names = [Name("ann"), Name("bob")]
}

/// A name; a tap adds an exclamation mark.
struct NameEditor: View {
  @Bindable var name: Name
  var body: some View { Editor(text: $name.text) }
}

private struct Editor: View {
  @Binding var text: String
  var body: some View {
    Text(text).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      .onTapGesture { text += "!" }
  }
}

private struct Pair { var first = 0 }

/// Shows a number and one of its child; a tap adds 1 and 2.
struct BoundParent: View {
  @State private var pair = Pair()
  var body: some View { BoundChild(number: $pair.first) }
}

private struct BoundChild: View {
  @Binding var number: Int
  @State private var own = 0

  var body: some View {
    Text("\(number) \(own)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture {
        number += 1
        own += 2
      }
  }
}
