import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of symbols.
  static let symbols: [ShowcaseScene] = [
    #scene("symbols.signs", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.signs)
    },
    #scene("symbols.arrows", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.arrows)
    },
    #scene("symbols.people", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.people)
    },
    #scene("symbols.media", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.media)
    },
    #scene("symbols.devices", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.devices)
    },
    #scene("symbols.documents", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.documents)
    },
    #scene("symbols.objects", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.objects)
    },
    #scene("symbols.places", width: 640, height: 490) {
      SymbolSheet(names: SymbolSheet.places)
    },
    #scene("symbols.weights", width: 480, height: 320) {
      // Symbols in the weights and the scales beside text of the same font.
      let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
      VStack(alignment: .leading, spacing: 10) {
        ForEach(weights, id: \.self) { weight in
          HStack(alignment: .firstTextBaseline, spacing: 14) {
            Text("Aa")
            Image(systemName: "heart").imageScale(.small)
            Image(systemName: "heart")
            Image(systemName: "heart").imageScale(.large)
            Image(systemName: "gearshape")
            Image(systemName: "square.and.arrow.up")
            Image(systemName: "person.crop.circle.badge.xmark")
            Image(systemName: "magnifyingglass")
            Image(systemName: "checkmark.circle.fill")
          }
          .fontWeight(weight)
        }
      }
      .font(.title).padding().background(Color(light: .white, dark: .black))
    },
    #scene("symbols.sizes", width: 420, height: 240) {
      // One symbol from the smallest to the largest size.
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        ForEach([9.0, 13, 17, 24, 34, 60, 100], id: \.self) { size in
          Image(systemName: "bell.badge.fill").font(.system(size: size))
        }
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("symbols.variants", width: 420, height: 200) {
      // The variants of the environment, applied to the same symbols.
      let variants: [SymbolVariants] = [.none, .fill, .circle, .circle.fill, .square, .slash]
      VStack(spacing: 8) {
        ForEach(variants, id: \.self) { variant in
          HStack(spacing: 24) {
            ForEach(["heart", "bell", "person", "bolt", "mic", "video", "tag"], id: \.self) {
              Image(systemName: $0).frame(width: 30)
            }
          }
          .symbolVariant(variant)
        }
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("symbols.colors", width: 420, height: 220) {
      // Rendering modes, gradients and variable values.
      let names = ["person.badge.plus", "checkmark.circle.fill", "bell.slash", "chart.pie.fill"]
      VStack(spacing: 14) {
        HStack(spacing: 30) { ForEach(names, id: \.self) { Image(systemName: $0) } }
          .foregroundStyle(.green)
        HStack(spacing: 30) { ForEach(names, id: \.self) { Image(systemName: $0) } }
          .symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
        HStack(spacing: 30) { ForEach(names, id: \.self) { Image(systemName: $0) } }
          .foregroundStyle(.red, .gray)
        HStack(spacing: 30) { ForEach(names, id: \.self) { Image(systemName: $0) } }
          .foregroundStyle(
            LinearGradient(
              colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
        HStack(spacing: 30) {
          ForEach([0.0, 0.3, 0.6, 1], id: \.self) { value in
            Image(systemName: "wifi", variableValue: value)
          }
        }
      }
      .font(.title).padding().background(Color(light: .white, dark: .black))
    },
    #scene("symbols.resized", width: 420, height: 130) {
      // A symbol in its own size, stretched, fitted and filling a frame.
      HStack(spacing: 16) {
        Image(systemName: "globe")
        Image(systemName: "globe").resizable().frame(width: 100, height: 60)
        Image(systemName: "globe").resizable().scaledToFit().frame(width: 100, height: 60)
        Image(systemName: "globe").resizable().scaledToFill().frame(width: 100, height: 60)
          .clipped()
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("labels.styles", width: 320, height: 200) {
      // The label styles, and labels in several fonts.
      VStack(alignment: .leading, spacing: 12) {
        Label("Title and icon", systemImage: "star.fill")
        Label("Title only", systemImage: "star.fill").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "star.fill").labelStyle(.iconOnly)
        Label("A larger, bold label", systemImage: "flame.fill").font(.title2.bold())
        Label("A small label", systemImage: "info.circle").font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding().background(Color(light: .white, dark: .black))
    },
  ]
}

/// Symbols with their names.
struct SymbolSheet: View {
  let names: [String]

  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 8), spacing: 10
    ) {
      ForEach(names, id: \.self) { name in
        VStack(spacing: 6) {
          Image(systemName: name).font(.system(size: 34)).frame(height: 50)
          Text(name).font(.system(size: 8)).foregroundStyle(.secondary).lineLimit(1)
            .truncationMode(.middle)
        }
      }
    }
    .padding(12).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(light: .white, dark: .black))
  }

  static let signs = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis", "number",
    "plus.circle", "plus.circle.fill", "minus.circle", "minus.circle.fill", "xmark.circle",
    "xmark.circle.fill", "checkmark.circle", "checkmark.circle.fill", "info.circle",
    "info.circle.fill", "questionmark.circle", "questionmark.circle.fill", "exclamationmark.circle",
    "exclamationmark.circle.fill", "ellipsis.circle", "1.circle", "2.circle",
    "exclamationmark.triangle", "exclamationmark.triangle.fill", "checkmark.seal.fill",
    "checkmark.shield", "lock.shield", "star", "star.fill", "star.circle", "star.circle.fill",
    "heart", "heart.fill", "suit.heart.fill", "bolt.fill", "sparkles", "power", "circle",
    "circle.fill", "pencil.circle", "play.rectangle", "percent", "flag", "command", "at",
  ]
  static let arrows = [
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.forward",
    "chevron.backward", "chevron.up.chevron.down", "chevron.right.circle", "arrow.left",
    "arrow.right", "arrow.up", "arrow.down", "arrow.up.right", "arrow.up.right.square",
    "arrow.up.arrow.down", "arrow.left.arrow.right", "arrow.clockwise", "arrow.counterclockwise",
    "arrow.triangle.2.circlepath", "arrow.2.squarepath", "clock.arrow.circlepath", "repeat",
    "shuffle", "arrowshape.turn.up.left", "arrow.down.circle", "arrow.down.circle.fill",
    "arrow.up.circle.fill", "arrow.right.circle.fill", "square.and.arrow.up",
    "square.and.arrow.down", "arrow.uturn.left", "arrow.down.to.line",
    "arrow.up.left.and.arrow.down.right", "arrow.up.left", "arrow.down.right", "arrow.down.left",
    "chevron.left.forwardslash.chevron.right",
    "line.3.horizontal", "line.3.horizontal.decrease", "line.3.horizontal.decrease.circle",
    "list.bullet", "list.number", "checklist", "text.alignleft", "textformat",
    "slider.horizontal.3",
    "list.bullet.rectangle", "square.grid.2x2",
  ]
  static let people = [
    "person", "person.fill", "person.2", "person.2.fill", "person.3", "person.circle",
    "person.circle.fill", "person.crop.circle", "person.crop.circle.fill", "person.badge.plus",
    "person.badge.minus", "person.crop.circle.badge.xmark", "face.smiling", "hand.raised",
    "hand.thumbsup", "hand.thumbsdown", "hand.raised.fill", "hand.tap", "figure.walk",
    "person.text.rectangle", "text.bubble", "captions.bubble", "exclamationmark.bubble",
    "bubble.left.and.bubble.right", "message", "message.fill", "quote.bubble", "eye", "eye.fill",
    "eye.slash", "eye.slash.fill", "person.3.fill", "person.crop.square", "bubble.left",
    "bubble.right.fill", "ellipsis.bubble",
  ]
  static let media = [
    "play", "play.fill", "play.circle", "play.circle.fill", "pause.fill", "stop.fill",
    "forward.fill", "backward.fill", "forward.end.fill", "speaker.wave.2.fill",
    "speaker.slash.fill", "speaker.wave.3", "mic", "mic.fill", "mic.slash", "music.note",
    "music.note.list", "photo", "photo.fill", "photo.badge.plus", "photo.on.rectangle.angled",
    "photo.on.rectangle", "film", "camera", "camera.fill", "video", "video.fill", "tv",
    "headphones", "wifi", "wifi.slash", "wifi.exclamationmark", "dot.radiowaves.left.and.right",
    "antenna.radiowaves.left.and.right", "waveform", "record.circle", "airplayaudio",
    "chart.bar", "chart.bar.fill", "chart.bar.xaxis", "chart.line.uptrend.xyaxis", "chart.pie",
    "chart.pie.fill", "chart.xyaxis.line", "waveform.path.ecg", "qrcode", "qrcode.viewfinder",
    "barcode",
  ]
  static let devices = [
    "gear", "gearshape", "gearshape.fill", "gearshape.2", "cpu", "keyboard", "desktopcomputer",
    "laptopcomputer", "iphone", "ipad", "applewatch", "printer", "server.rack", "externaldrive",
    "internaldrive", "network", "network.slash", "globe", "safari", "safari.fill", "clock",
    "clock.fill", "timer", "stopwatch", "alarm", "hourglass", "magnifyingglass",
    "plus.magnifyingglass", "battery.100", "battery.50", "lightbulb", "lightbulb.fill",
    "memorychip",
    "terminal", "curlybraces", "display",
  ]
  static let documents = [
    "doc", "doc.fill", "doc.text", "doc.text.fill", "doc.on.doc", "doc.on.doc.fill",
    "doc.badge.plus", "doc.text.magnifyingglass", "doc.on.clipboard", "clipboard", "folder",
    "folder.fill", "folder.badge.plus", "book", "book.fill", "book.closed", "books.vertical",
    "books.vertical.fill", "newspaper", "trash", "trash.fill", "pencil", "square.and.pencil",
    "paperclip", "scissors", "link", "archivebox", "archivebox.fill", "tray", "calendar",
    "calendar.badge.plus", "envelope", "envelope.fill", "envelope.open", "paperplane",
    "paperplane.fill", "bookmark", "bookmark.fill", "tag", "tag.fill", "trash.slash",
    "square.on.square", "square.stack", "tablecells", "sidebar.left", "square.split.2x1",
    "bold", "italic",
  ]
  static let objects = [
    "lock", "lock.fill", "lock.open", "key", "key.fill", "bell", "bell.fill", "bell.badge",
    "bell.slash", "phone", "phone.fill", "shippingbox", "cube", "gift", "cart", "cart.fill", "bag",
    "creditcard", "creditcard.fill", "paintpalette", "wand.and.stars", "puzzlepiece.extension",
    "hammer", "wrench", "eyeglasses", "pin", "pin.fill", "pin.slash", "shield", "shield.fill",
    "seal", "triangle", "square", "rectangle", "capsule", "hexagon", "diamond", "octagon",
    "viewfinder", "square.dashed", "no.such.symbol",
  ]
  static let places = [
    "house", "house.fill", "building.2", "building.2.fill", "building", "map", "map.fill", "mappin",
    "mappin.and.ellipse", "location", "location.fill", "location.slash", "scope", "car", "car.fill",
    "box.truck", "box.truck.fill", "bus", "bicycle", "airplane", "sun.max", "sun.max.fill", "moon",
    "moon.fill", "cloud", "cloud.fill", "cloud.rain", "cloud.sun", "drop", "drop.fill", "snowflake",
    "wind", "thermometer", "flame", "flame.fill", "leaf", "hare", "hare.fill", "tortoise",
    "pawprint.fill",
  ]
}
