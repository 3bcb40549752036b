import CFontconfig
import Foundation

/// The only owner of a fontconfig configuration, with built-in rules and the faces added so far.
///
/// The rules are compiled into the program. Nothing is read from the system's configuration or the
/// environment, and nothing is written to a cache. See
/// [FcConfig](https://www.freedesktop.org/software/fontconfig/fontconfig-devel/x102.html).
final class FontConfiguration {
  /// The name of a face as fontconfig matches it.
  struct Name {
    var family: String
    /// OpenType weight, 100...900.
    var weight: Int
    var isItalic: Bool
  }

  /// No hinting; synthetic bold and italics where a family has none; bitmaps scaled to size.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="assign" binding="strong">
          <string>Noto Color Emoji</string>
        </edit>
      </match>
      <match target="font">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>true</bool></test>
        <test name="slant" compare="eq"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
          </times>
        </edit>
        <edit name="slant" mode="assign"><const>oblique</const></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>true</bool></test>
        <test name="weight" compare="less_eq"><const>medium</const></test>
        <test target="pattern" name="weight" compare="more_eq"><const>demibold</const></test>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
    </fontconfig>
    """

  /// Makes an empty configuration the process's current one, once.
  ///
  /// Pango starts a thread that loads the current configuration, by default the system's: 300 fonts, and
  /// caches in HOME. `FcConfigSetCurrent` takes a lock; `static let` runs this once.
  private static let hasEmptyCurrent: Bool = {
    guard let config = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(config) }
    return FcConfigSetCurrent(config) != 0
  }()

  let pointer: OpaquePointer
  private var names: [FontFiles.Place: Name] = [:]

  init() throws(CanvasError) {
    guard Self.hasEmptyCurrent, let config = FcConfigCreate() else { throw .outOfMemory }
    guard FcConfigParseAndLoadFromMemory(config, Self.rules, 1) != 0 else {
      FcConfigDestroy(config)
      throw .text(reason: "fontconfig rejects its rules")
    }
    pointer = config
  }

  deinit { FcConfigDestroy(pointer) }

  /// Whether a face's file was added.
  func contains(_ place: FontFiles.Place) -> Bool { names[place] != nil }

  /// Adds the file of a face, with all its faces.
  ///
  /// - Returns: The name of the face; `nil` where the file has no such face.
  func add(_ place: FontFiles.Place) -> Name? {
    if let known = names[place] { return known }
    let before = Int(FcConfigGetFonts(pointer, FcSetApplication)?.pointee.nfont ?? 0)
    guard FcConfigAppFontAddFile(pointer, place.path) != 0,
      let set = FcConfigGetFonts(pointer, FcSetApplication)?.pointee, let fonts = set.fonts
    else { return nil }
    for index in before..<max(before, Int(set.nfont)) {
      guard let font = fonts[index], let name = Self.name(of: font) else { continue }
      var face: Int32 = 0
      FcPatternGetInteger(font, FC_INDEX, 0, &face)
      names[FontFiles.Place(path: place.path, index: Int(face))] = name
    }
    return names[place]
  }

  private static func name(of font: OpaquePointer) -> Name? {
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
      return nil
    }
    var weight = 80.0
    var slant: Int32 = 0
    FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    return Name(
      family: String(cString: family), weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      isItalic: slant != FC_SLANT_ROMAN)
  }
}
