import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of symbols by themes.
  static let symbolThemes: [ShowcaseScene] = [
    #scene("symbols.weather", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.weather)
    },
    #scene("symbols.layout", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.layout)
    },
    #scene("symbols.writing", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.writing)
    },
    #scene("symbols.figures", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.figures)
    },
    #scene("symbols.controls", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.controls)
    },
    #scene("symbols.rewards", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.rewards)
    },
    #scene("symbols.home", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.home)
    },
    #scene("symbols.health", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.health)
    },
    #scene("symbols.travel", width: 640, height: 490) {
      SymbolSheet(names: SymbolThemes.travel)
    },
    #scene("symbols.multicolor", width: 420, height: 300) {
      // Symbols in their own colours: filled ones on indigo, and outlined and other ones on the background.
      let weather = [
        "sun.max", "cloud.sun", "cloud.sun.rain", "cloud.bolt", "cloud.snow", "moon.stars",
        "rainbow",
      ]
      let others = [
        "heart.fill", "exclamationmark.triangle.fill", "battery.75", "leaf.fill",
        "person.badge.plus", "bell.badge", "checkmark.circle.fill",
      ]
      VStack(spacing: 0) {
        HStack(spacing: 14) {
          ForEach(weather, id: \.self) { Image(systemName: $0).frame(width: 44) }
        }
        .symbolVariant(.fill).foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(.indigo)
        HStack(spacing: 14) {
          ForEach(weather, id: \.self) { Image(systemName: $0).frame(width: 44) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        HStack(spacing: 14) {
          ForEach(others, id: \.self) { Image(systemName: $0).frame(width: 44) }
        }
        .foregroundStyle(.blue).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .symbolRenderingMode(.multicolor).font(.system(size: 30))
      .background(Color(light: .white, dark: .black))
    },
  ]
}

/// The names of the symbols of themes.
private enum SymbolThemes {
  static let weather = [
    "cloud.bolt", "cloud.bolt.rain", "cloud.snow", "cloud.drizzle", "cloud.fog", "cloud.heavyrain",
    "cloud.moon", "cloud.moon.rain", "cloud.sun.rain", "cloud.sun.bolt", "cloud.hail",
    "cloud.sleet", "cloud.bolt.fill", "cloud.bolt.rain.fill", "cloud.snow.fill",
    "cloud.drizzle.fill", "cloud.fog.fill", "cloud.heavyrain.fill", "cloud.moon.fill",
    "cloud.moon.rain.fill", "cloud.sun.rain.fill", "cloud.sun.fill", "cloud.hail.fill",
    "cloud.sleet.fill", "moon.stars", "moon.stars.fill", "moon.zzz", "zzz", "sunrise",
    "sunset.fill", "sun.horizon", "sun.haze.fill", "sun.dust", "humidity", "humidity.fill",
    "umbrella", "umbrella.fill", "tornado", "tropicalstorm", "hurricane", "wind.snow",
    "thermometer.sun", "thermometer.high", "rainbow", "aqi.medium", "barometer", "icloud",
    "icloud.and.arrow.down",
  ]
  static let layout = [
    "rectangle.stack", "rectangle.stack.fill", "square.stack.3d.up", "rectangle.on.rectangle",
    "squares.below.rectangle", "circle.grid.3x3", "circle.grid.2x2", "circle.hexagongrid",
    "circle.dashed", "rectangle.dashed", "circle.lefthalf.filled", "star.leadinghalf.filled",
    "shield.lefthalf.filled", "rectangle.leadinghalf.inset.filled", "square.split.2x2",
    "rectangle.split.3x1", "rectangle.3.group", "rectangle.grid.2x2", "sidebar.right", "macwindow",
    "menubar.rectangle", "dock.rectangle", "inset.filled.rectangle", "pip", "oval", "pentagon",
    "rhombus", "app", "rectangle.portrait", "target", "crop", "aspectratio", "rotate.left",
    "rotate.right", "flip.horizontal", "move.3d", "rectangle.portrait.and.arrow.right",
    "square.and.arrow.up.fill", "delete.left", "faceid", "touchid", "photo.stack",
    "play.square.stack", "plus.square.on.square", "plus.app", "cursorarrow.rays",
    "arrow.left.and.right", "arrow.turn.down.right",
  ]
  static let writing = [
    "pencil.line", "pencil.tip", "pencil.and.outline", "pencil.and.ruler", "highlighter",
    "scribble", "signature", "lasso", "paintbrush", "paintbrush.pointed", "eyedropper", "ruler",
    "screwdriver", "wrench.and.screwdriver", "underline", "strikethrough", "text.justify",
    "text.quote", "text.badge.plus", "increase.indent", "list.bullet.indent", "sum", "function",
    "x.squareroot", "infinity", "nosign", "abc", "textformat.123", "a.circle",
    "character.cursor.ibeam", "translate", "quote.opening", "note", "note.text", "scroll",
    "list.bullet.clipboard", "text.book.closed", "character.book.closed", "magazine", "doc.zipper",
    "arrow.up.doc", "lock.doc", "tray.full", "tray.and.arrow.down", "option", "shift", "return",
    "text.magnifyingglass",
  ]
  static let figures = [
    "person.wave.2", "person.fill.checkmark", "person.fill.xmark", "person.fill.questionmark",
    "person.crop.rectangle", "person.bust", "person.2.wave.2", "person.line.dotted.person",
    "rectangle.inset.filled.and.person.filled", "shareplay", "figure", "figure.2",
    "figure.2.and.child.holdinghands", "figure.and.child.holdinghands", "stroller", "teddybear",
    "hand.wave", "hand.wave.fill", "hands.clap", "hands.clap.fill", "hands.sparkles",
    "hand.point.up.left", "hand.point.right", "hand.draw", "figure.yoga", "figure.mind.and.body",
    "figure.hiking", "figure.strengthtraining.traditional", "figure.cooldown",
    "figure.outdoor.cycle", "figure.pool.swim", "figure.dance", "fish", "fish.fill", "bird",
    "bird.fill", "dog", "dog.fill", "cat", "cat.fill", "ant", "ladybug", "lizard", "tree",
    "mountain.2", "eyes", "mouth", "theatermasks",
  ]
  static let controls = [
    "switch.2", "togglepower", "poweroff", "bolt.horizontal", "bolt.heart", "arrowtriangle.up",
    "arrowtriangle.right.fill", "globe.americas", "globe.americas.fill", "globe.europe.africa",
    "globe.asia.australia", "globe.desk", "lock.rotation", "key.horizontal", "sensor", "homekit",
    "atom", "cylinder", "pyramid", "cube.transparent", "dial.low", "slowmo", "level",
    "phone.down.fill", "gauge", "speedometer", "gauge.with.needle",
    "gauge.with.dots.needle.50percent", "hourglass.tophalf.filled", "hourglass.bottomhalf.filled",
    "battery.100.bolt", "goforward", "goforward.10", "goforward.15", "gobackward.30", "repeat.1",
    "music.mic", "hifispeaker", "airpods", "livephoto", "camera.filters", "camera.macro",
    "camera.aperture", "photo.artframe", "opticaldisc", "guitars", "pianokeys", "waveform.and.mic",
  ]
  static let rewards = [
    "crown", "crown.fill", "trophy", "trophy.fill", "medal", "medal.fill", "rosette",
    "graduationcap", "giftcard", "ticket", "ticket.fill", "banknote", "wallet.pass",
    "building.columns", "storefront", "eurosign.circle", "sterlingsign", "yensign",
    "bitcoinsign.circle.fill", "indianrupeesign", "briefcase", "briefcase.fill", "suitcase",
    "backpack", "handbag", "tshirt", "shoe", "sunglasses", "dice", "die.face.1", "die.face.2",
    "die.face.3", "die.face.4", "die.face.5.fill", "die.face.6", "party.popper",
    "party.popper.fill", "balloon", "balloon.2.fill", "fireworks", "megaphone", "flag.checkered",
    "flag.2.crossed", "gamecontroller", "gamecontroller.fill", "lifepreserver", "metronome",
    "suit.spade.fill",
  ]
  static let home = [
    "fork.knife", "fork.knife.circle", "cup.and.saucer", "cup.and.saucer.fill", "mug", "mug.fill",
    "wineglass", "birthday.cake", "birthday.cake.fill", "carrot", "carrot.fill",
    "takeoutbag.and.cup.and.straw", "frying.pan", "popcorn", "waterbottle", "bed.double",
    "bed.double.fill", "sofa", "sofa.fill", "chair", "bathtub", "shower", "sink",
    "door.left.hand.open", "door.left.hand.closed", "window.casement", "tent", "tent.fill",
    "house.lodge", "house.and.flag", "lamp.desk", "lamp.floor", "powerplug", "washer",
    "refrigerator", "oven", "stove", "microwave", "fan", "air.purifier", "heater.vertical",
    "lightswitch.on", "poweroutlet.type.b", "spigot", "entry.lever.keypad", "table.furniture",
    "lightbulb.max", "flashlight.on.fill",
  ]
  static let health = [
    "cross", "cross.fill", "cross.case", "cross.case.fill", "pill", "pills", "pills.fill",
    "stethoscope", "bandage", "syringe", "heart.text.square", "staroflife", "testtube.2", "flask",
    "microscope", "medical.thermometer", "allergens", "facemask", "brain", "brain.fill",
    "brain.head.profile", "lungs", "lungs.fill", "ear", "face.dashed", "dumbbell", "dumbbell.fill",
    "soccerball", "basketball", "basketball.fill", "tennisball", "volleyball", "baseball",
    "football", "tennis.racket", "sportscourt", "sportscourt.fill", "skateboard", "scalemass",
    "shield.checkered",
  ]
  static let travel = [
    "airplane.departure", "airplane.arrival", "ferry", "ferry.fill", "sailboat", "fuelpump",
    "fuelpump.fill", "scooter", "motorcycle", "bolt.car", "car.side",
    "arrow.triangle.turn.up.right.diamond", "arrow.triangle.turn.up.right.diamond.fill",
    "arrow.triangle.branch", "arrow.triangle.merge", "point.3.connected.trianglepath.dotted",
    "signpost.right", "cablecar", "road.lanes", "beach.umbrella", "arrowshape.right",
    "chevron.compact.up", "pip.enter", "asterisk", "exclamationmark.2",
    "chart.line.downtrend.xyaxis", "chart.dots.scatter", "waveform.path", "bubble.middle.bottom",
    "plus.message", "checkmark.icloud", "lock.icloud.fill", "bell.and.waveform",
    "phone.arrow.up.right",
    "iphone.landscape", "simcard", "camera.rotate", "timelapse", "music.quarternote.3",
    "wrongwaysign", "xmark.bin", "swatchpalette", "dollarsign.arrow.circlepath",
    "iphone.radiowaves.left.and.right", "wifi.router", "greetingcard", "paragraphsign",
  ]
}
