import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of text and stacks.
  static let layout: [ShowcaseScene] = [
    #scene("layout.text-styles", width: 320, height: 330) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(Font.TextStyle.allCases, id: \.self) { style in
          Text("\(style)").font(.system(style))
        }
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("layout.list-cell", width: 320, height: 90) {
      // The list cell of the WWDC19 talk on layout, with a circle instead of the image.
      HStack {
        VStack {
          Text("★★★★★")
          Text("5 stars").font(.caption)
        }
        VStack(alignment: .leading) {
          HStack {
            Text("Avocado Toast").font(.title3)
            Spacer()
            Circle().fill(.green).frame(width: 20, height: 20)
          }
          Text("Ingredients: avocado, almond butter, bread, red pepper flakes")
            .font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("layout.wrapping", width: 240, height: 120) {
      VStack(spacing: 12) {
        Text("Lines break between words, and a text is never wider than its lines.")
          .multilineTextAlignment(.center)
        Text("Too long for one line, so it ends early").lineLimit(1)
        Text("The middle of a path/is/left/out.swift").lineLimit(1).truncationMode(.middle)
      }
      .font(.footnote).padding().background(Color(light: .white, dark: .black))
    },
  ]
}
