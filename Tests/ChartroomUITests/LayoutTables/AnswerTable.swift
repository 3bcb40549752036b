import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// The views of § 1.2, each with its sizes for no proposal, 0, infinity and 200 × 100 points.
enum AnswerTable {
  static let all = leaves + frames + modifiers + containers + controls

  private static let leaves: [AnswerCase] = [
    AnswerCase(
      "a text", "§1.2: 5 characters of 5 points on a line; at least one line and one character",
      unspecified: "25×12", zero: "5×12", infinity: "25×12", fixed: "25×12"
    ) { Text("ab cd").small() },
    AnswerCase(
      "a text of two paragraphs", "§1.2: a line each, as wide as the wider one; 0 leaves one line",
      unspecified: "20×24", zero: "5×12", infinity: "20×24", fixed: "20×24"
    ) { Text("ab\ncdef").small() },
    AnswerCase(
      "a text of one line", "§1.2: at 0 the ellipsis is left, which is one character",
      unspecified: "25×12", zero: "5×12", infinity: "25×12", fixed: "25×12"
    ) { Text("abcde").small().lineLimit(1) },
    AnswerCase(
      flexible: "a color", "§1.2: takes what it is offered, and 10 otherwise"
    ) { Color.red },
    AnswerCase(
      flexible: "a rectangle", "§1.2: as a color"
    ) { Rectangle() },
    AnswerCase(
      flexible: "a capsule", "§1.2: as a color; only its path depends on the size"
    ) { Capsule() },
    AnswerCase(
      flexible: "an ellipse", "§1.2: as a color"
    ) { Ellipse() },
    AnswerCase(
      "a circle", "§1.2 [I]: a square of the smaller length",
      unspecified: "10×10", zero: "0×0", infinity: "∞×∞", fixed: "100×100"
    ) { Circle() },
    AnswerCase(
      "a stroked circle", "the same shape: a stroke has no effect on the layout",
      unspecified: "10×10", zero: "0×0", infinity: "∞×∞", fixed: "100×100"
    ) { Circle().stroke(lineWidth: 8) },
    AnswerCase(
      flexible: "a gradient", "§1.2: as a color"
    ) { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) },
    AnswerCase(
      "a spacer outside a stack", "§1.2: the system's 8 at least, and the offer on both axes",
      unspecified: "8×8", zero: "8×8", infinity: "∞×∞", fixed: "200×100"
    ) { Spacer() },
    AnswerCase(
      "a spacer with a minimum", "§1.2: its minimum instead of 8",
      unspecified: "30×30", zero: "30×30", infinity: "∞×∞", fixed: "200×100"
    ) { Spacer(minLength: 30) },
    AnswerCase(
      "a divider", "§1.2: a pixel high outside a stack, as wide as the offer, 10 without",
      unspecified: "10×px", zero: "0×px", infinity: "∞×px", fixed: "200×px"
    ) { Divider() },
    AnswerCase(
      "a divider in a row", "§1.2: a pixel wide, and as high as the offer",
      unspecified: "px×10", zero: "px×0", infinity: "px×∞", fixed: "px×100"
    ) { HStack { Divider() } },
    AnswerCase(
      flexible: "a geometry reader", "§1.2: takes the offer, whatever its content"
    ) { GeometryReader { _ in Color.red.frame(width: 50, height: 300) } },
  ]

  private static let frames: [AnswerCase] = [
    AnswerCase(
      "a fixed frame", "§1.5: both lengths are given",
      always: "20×30"
    ) { Color.red.frame(width: 20, height: 30) },
    AnswerCase(
      "a fixed width", "§1.5: the other axis passes through",
      unspecified: "20×10", zero: "20×0", infinity: "20×∞", fixed: "20×100"
    ) { Color.red.frame(width: 20) },
    AnswerCase(
      "a fixed height around a text", "§1.5: the width is that of the text for the offered width",
      unspecified: "25×40", zero: "5×40", infinity: "25×40", fixed: "25×40"
    ) { Text("abcde").small().lineLimit(1).frame(height: 40) },
    AnswerCase(
      "a minimum width",
      "§1.5: clamp(p, 20, max(c, 20)) with c = max(p, 20); without p, max(10, 20)",
      unspecified: "20×10", zero: "20×0", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.frame(minWidth: 20) },
    AnswerCase(
      "a minimum width of a fixed view", "§1.5: only min: c = 10 < 20, so never more than 20",
      always: "20×10"
    ) { Color.red.ten().frame(minWidth: 20) },
    AnswerCase(
      "a maximum width", "§1.5: c = min(p, 40)",
      unspecified: "10×10", zero: "0×0", infinity: "40×∞", fixed: "40×100"
    ) { Color.red.frame(maxWidth: 40) },
    AnswerCase(
      "a maximum width of a fixed view", "§1.5: clamp(p, min(10, 40), 40)",
      unspecified: "10×10", zero: "10×10", infinity: "40×10", fixed: "40×10"
    ) { Color.red.ten().frame(maxWidth: 40) },
    AnswerCase(
      "a maximum of infinity", "§1.5: at least the offer, but never under the content",
      unspecified: "10×12", zero: "5×12", infinity: "∞×12", fixed: "200×12"
    ) { Text("ab").small().frame(maxWidth: .infinity) },
    AnswerCase(
      "a maximum of infinity on both axes",
      "§1.5: the offer on both axes, and the content's size at 0",
      unspecified: "10×10", zero: "10×10", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.ten().frame(maxWidth: .infinity, maxHeight: .infinity) },
    AnswerCase(
      "a minimum of 0 and a maximum of infinity", "§1.5: exactly the offer, also below the content",
      unspecified: "10×10", zero: "0×10", infinity: "∞×10", fixed: "200×10"
    ) { Color.red.ten().frame(minWidth: 0, maxWidth: .infinity) },
    AnswerCase(
      "a minimum and a maximum", "§1.5: clamp(p ?? c, 20, 40) with c = 10",
      unspecified: "20×10", zero: "20×10", infinity: "40×10", fixed: "40×10"
    ) { Color.red.ten().frame(minWidth: 20, maxWidth: 40) },
    AnswerCase(
      "an ideal width", "§1.5: replaces a missing offer; without limits the size is the content's",
      unspecified: "30×10", zero: "0×0", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.frame(idealWidth: 30) },
    AnswerCase(
      "a minimum and an ideal width", "§1.5: the ideal without an offer, and at least 20",
      unspecified: "30×10", zero: "20×0", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.frame(minWidth: 20, idealWidth: 30) },
    AnswerCase(
      "an ideal and a maximum width", "§1.5: the ideal without an offer, and at most 40",
      unspecified: "30×10", zero: "0×0", infinity: "40×∞", fixed: "40×100"
    ) { Color.red.frame(idealWidth: 30, maxWidth: 40) },
    AnswerCase(
      "a minimum, an ideal and a maximum width", "§1.5: clamp(p ?? 30, 20, 40)",
      unspecified: "30×10", zero: "20×10", infinity: "40×10", fixed: "40×10"
    ) { Color.red.ten().frame(minWidth: 20, idealWidth: 30, maxWidth: 40) },
    AnswerCase(
      "an ideal width above the maximum", "§1.5: clamp(50, –, 40) is 40 for content and frame",
      unspecified: "40×10", zero: "0×0", infinity: "40×∞", fixed: "40×100"
    ) { Color.red.frame(idealWidth: 50, maxWidth: 40) },
    AnswerCase(
      "limits of the height", "§1.5: the rule of widths on the other axis",
      unspecified: "10×30", zero: "0×20", infinity: "∞×40", fixed: "200×40"
    ) { Color.red.frame(minHeight: 20, idealHeight: 30, maxHeight: 40) },
  ]

  private static let modifiers: [AnswerCase] = [
    AnswerCase(
      "fixedSize", "§1.5: offers nothing on both axes",
      always: "10×10"
    ) { Color.red.fixedSize() },
    AnswerCase(
      "fixedSize of the width", "§1.5: offers nothing across, and passes the height on",
      unspecified: "10×10", zero: "10×0", infinity: "10×∞", fixed: "10×100"
    ) { Color.red.fixedSize(horizontal: true, vertical: false) },
    AnswerCase(
      "fixedSize of the height", "§1.5: offers no height, and passes the width on",
      unspecified: "10×10", zero: "0×10", infinity: "∞×10", fixed: "200×10"
    ) { Color.red.fixedSize(horizontal: false, vertical: true) },
    AnswerCase(
      "fixedSize of a text", "§1.5: the text keeps its line at any width",
      always: "25×12"
    ) { Text("ab cd").small().fixedSize() },
    AnswerCase(
      "a fitting aspect ratio of 1",
      "§1.5: the largest square in the offer; the facts leave nil open",
      unspecified: "10×10", zero: "0×0", infinity: "∞×∞", fixed: "100×100"
    ) { Color.red.aspectRatio(1, contentMode: .fit) },
    AnswerCase(
      "a filling aspect ratio of 1", "§1.5: the smallest square around the offer",
      unspecified: "10×10", zero: "0×0", infinity: "∞×∞", fixed: "200×200"
    ) { Color.red.aspectRatio(1, contentMode: .fill) },
    AnswerCase(
      "a fitting aspect ratio of 4", "§1.5: 200 wide is 50 high, which is less than 100",
      unspecified: "_×_", zero: "0×0", infinity: "∞×∞", fixed: "200×50"
    ) { Color.red.aspectRatio(4, contentMode: .fit) },
    AnswerCase(
      "an aspect ratio of a fixed view", "§1.5: the view is offered a square, and reports its size",
      always: "20×10"
    ) { Color.red.frame(width: 20, height: 10).aspectRatio(1, contentMode: .fit) },
    AnswerCase(
      "scaledToFit", "§1.5: without a ratio, that of the ideal size, 40 : 10; 200 / 4 = 50",
      unspecified: "40×10", zero: "0×0", infinity: "∞×∞", fixed: "200×50"
    ) { Color.red.frame(idealWidth: 40, idealHeight: 10).scaledToFit() },
    AnswerCase(
      "scaledToFill", "§1.5: the ratio 40 : 10 around the offer; 100 · 4 = 400",
      unspecified: "40×10", zero: "0×0", infinity: "∞×∞", fixed: "400×100"
    ) { Color.red.frame(idealWidth: 40, idealHeight: 10).scaledToFill() },
    AnswerCase(
      "padding", "§1.5: offers 10 less, at least 0, and reports 10 more",
      unspecified: "20×20", zero: "10×10", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.padding(5) },
    AnswerCase(
      "padding of a text", "talk: the text takes the width that it needs; at 0 it is one character",
      unspecified: "45×32", zero: "25×32", infinity: "45×32", fixed: "45×32"
    ) { Text("abcde").small().lineLimit(1).padding(10) },
    AnswerCase(
      "padding on one edge", "§1.5: the other edges and the other axis are unchanged",
      unspecified: "17×10", zero: "7×0", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.padding(.leading, 7) },
    AnswerCase(
      "negative padding", "§1.5: offers 10 more and reports 10 less",
      unspecified: "0×0", zero: "0×0", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.padding(-5) },
    AnswerCase(
      flexible: "an offset", "§1.5: no effect on the layout"
    ) { Color.red.offset(x: 50, y: 50) },
    AnswerCase(
      "a position", "§1.5: takes the whole offer; without one, the facts leave it open",
      unspecified: "_×_", zero: "0×0", infinity: "∞×∞", fixed: "200×100"
    ) { Color.red.ten().position(x: 5, y: 5) },
    AnswerCase(
      "a hidden view", "§1.5: no effect on the layout",
      unspecified: "25×12", zero: "5×12", infinity: "25×12", fixed: "25×12"
    ) { Text("ab cd").small().hidden() },
    AnswerCase(
      "a scaled and turned view", "§1.5: no effect on the layout",
      always: "20×10"
    ) { Color.red.frame(width: 20, height: 10).scaleEffect(3).rotationEffect(.degrees(90)) },
    AnswerCase(
      "an overlay", "§1.5: a secondary view never changes the size",
      always: "10×10"
    ) { Color.red.ten().overlay { Color.blue.frame(width: 90, height: 90) } },
    AnswerCase(
      "a background", "talk: the background view reports the size of the padded text",
      unspecified: "45×32", zero: "25×32", infinity: "45×32", fixed: "45×32"
    ) { Text("abcde").small().lineLimit(1).padding(10).background(Color.green) },
  ]

  private static let containers: [AnswerCase] = [
    AnswerCase(
      "a row of colors", "§1.3: each takes its half; each has its ideal size without an offer",
      unspecified: "20×10", zero: "0×0", infinity: "∞×∞", fixed: "200×100"
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
    },
    AnswerCase(
      "a column of a color and a fixed view",
      "§1.3: the color takes 100 − 8 − 10; at 0 only 8 + 10 are left",
      unspecified: "10×28", zero: "10×18", infinity: "∞×∞", fixed: "200×100"
    ) {
      VStack {
        Color.red
        Color.blue.ten()
      }
    },
    AnswerCase(
      "a row of fixed views", "§1.3: 10 + 8 + 10, whatever the offer",
      always: "28×10"
    ) {
      HStack {
        Color.red.ten()
        Color.blue.ten()
      }
    },
    AnswerCase(
      "a row with a spacer", "§1.2: the spacer has 8 at least and takes the rest; nothing across",
      unspecified: "18×10", zero: "18×10", infinity: "∞×10", fixed: "200×10"
    ) {
      HStack {
        Color.red.ten()
        Spacer()
      }
    },
    AnswerCase(
      "an empty row", "§1.3: a sum of nothing",
      always: "0×0"
    ) { HStack { EmptyView() } },
    AnswerCase(
      "a ZStack", "§1.5: the union of a view of 10 × 10 and one that takes the offer",
      unspecified: "10×10", zero: "10×10", infinity: "∞×∞", fixed: "200×100"
    ) {
      ZStack {
        Color.red
        Color.blue.ten()
      }
    },
    AnswerCase(
      "a vertical scroll view", "§1.2: as wide as its content, as high as the offer",
      unspecified: "20×300", zero: "20×0", infinity: "20×∞", fixed: "20×100"
    ) { ScrollView { Color.red.frame(width: 20, height: 300) } },
    AnswerCase(
      "a horizontal scroll view", "§1.2: the same rule on the other axis",
      unspecified: "300×20", zero: "0×20", infinity: "∞×20", fixed: "200×20"
    ) { ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) } },
    AnswerCase(
      "a lazy column", "§1.2: greedy across, the sum of its rows along its axis",
      unspecified: "10×28", zero: "0×28", infinity: "∞×28", fixed: "200×28"
    ) {
      LazyVStack {
        Color.red.ten()
        Color.red.ten()
      }
    },
    AnswerCase(
      "a lazy row", "§1.2: the same rule on the other axis",
      unspecified: "28×10", zero: "28×0", infinity: "28×∞", fixed: "28×100"
    ) {
      LazyHStack {
        Color.red.ten()
        Color.red.ten()
      }
    },
    AnswerCase(
      "a grid of colors", "§1.8: columns share as in a row, rows as in a column",
      unspecified: "20×20", zero: "0×0", infinity: "∞×∞", fixed: "200×100"
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.blue
        }
        GridRow {
          Color.red
          Color.blue
        }
      }
    },
    AnswerCase(
      "alternatives that fit",
      "§1.5: 300 fits in infinity and, without an offer, always; else the last",
      unspecified: "300×10", zero: "10×10", infinity: "300×10", fixed: "10×10"
    ) {
      ViewThatFits {
        Color.red.frame(width: 300, height: 10)
        Color.red.ten()
      }
    },
    AnswerCase(
      "a list", "§1.2: fills the offer; without one, the facts leave it open",
      unspecified: "_×_", zero: "0×0", infinity: "_×_", fixed: "200×100"
    ) { List { Text("a") } },
    AnswerCase(
      "a form", "§1.2: as a list",
      unspecified: "_×_", zero: "0×0", infinity: "_×_", fixed: "200×100"
    ) { Form { Text("a") } },
    AnswerCase(
      "a navigation stack", "§1.2: fills the offer",
      unspecified: "_×_", zero: "_×_", infinity: "_×_", fixed: "200×100"
    ) { NavigationStack { Text("a") } },
    AnswerCase(
      "a group of one view", "§1.2: a group is not a layout",
      always: "10×10"
    ) { Group { Color.red.ten() } },
  ]

  private static let controls: [AnswerCase] = [
    AnswerCase(
      "a toggle", "§1.2: fills the width; §4.3: the switch is 31 high",
      unspecified: "_×31", zero: "_×31", infinity: "∞×31", fixed: "200×31"
    ) { ChartroomUI.Toggle("ab", isOn: .constant(true)).small() },
    AnswerCase(
      "a toggle without its label", "§1.2: the switch alone, 51 × 31 by §4.3",
      always: "51×31"
    ) { ChartroomUI.Toggle("ab", isOn: .constant(true)).labelsHidden() },
    AnswerCase(
      "a slider", "§1.2: fills the width at its own height",
      unspecified: "_×_", zero: "_×_", infinity: "∞×_", fixed: "200×_"
    ) { Slider(value: .constant(0.5)) },
    AnswerCase(
      "a bar of progress", "§1.2: fills the width at its own height",
      unspecified: "_×_", zero: "_×_", infinity: "∞×_", fixed: "200×_"
    ) { ProgressView(value: 0.5) },
    AnswerCase(
      "a spinner", "§1.2 [P]: 20 × 20, whatever the offer",
      always: "20×20"
    ) { ProgressView() },
    AnswerCase(
      "a stepper", "§1.2: fills the width, the label leading and the control trailing",
      unspecified: "_×_", zero: "_×_", infinity: "∞×_", fixed: "200×_"
    ) { Stepper("ab", value: .constant(1)).small() },
    AnswerCase(
      "labeled content", "§1.2: fills the width, the label leading and the content trailing",
      unspecified: "_×12", zero: "_×_", infinity: "∞×12", fixed: "200×12"
    ) { LabeledContent("ab") { Text("cd") }.small() },
    AnswerCase(
      "a segmented picker", "§1.2: fills the width",
      unspecified: "_×_", zero: "_×_", infinity: "∞×_", fixed: "200×_"
    ) {
      Picker("ab", selection: .constant(1)) {
        Text("a").tag(1)
        Text("b").tag(2)
      }
      .pickerStyle(.segmented)
    },
    AnswerCase(
      "a plain button", "§1.2: the label and the padding of the style, of which plain has none",
      unspecified: "25×12", zero: "5×12", infinity: "25×12", fixed: "25×12"
    ) { Button("ab cd") {}.buttonStyle(.plain).small() },
    AnswerCase(
      "a link", "§1.2: its label",
      unspecified: "10×12", zero: "5×12", infinity: "10×12", fixed: "10×12"
    ) {
      if let url = URL(string: "https://example.org") { Link("ab", destination: url).small() }
    },
  ]
}
