import CPango
import Graphics

/// The only owner of a Pango font map, whose fonts are faces of font files.
///
/// Pango's own font map (`PangoFcFontMap`) finds fonts by fontconfig: it reads all characters of a new file, and
/// starts two threads for each new font, of which it waits for one. In a new process, this took longer than
/// shaping the texts of a chart, and on a busy machine several times as long. Here, a description gives the
/// number of the face. The system's configuration and the environment have no influence.
final class FaceFontMap {
  /// The maximum number of fonts in the cache, for animated sizes.
  private static let capacity = 256

  let pointer: UnsafeMutablePointer<PangoFontMap>
  private var faces: [FontFace] = []
  private var numbers: [FontFiles.Place: Int] = [:]
  private var fonts: [ShapingFont.Style: UnsafeMutablePointer<PangoFont>] = [:]
  /// The number of the face of an ellipsis in texts whose faces have none.
  private var fallback: Int?

  /// Creates a font map.
  ///
  /// - Parameter fallback: The face of an ellipsis in texts whose faces have none.
  /// - Throws: `outOfMemory`.
  init(fallback: FontFiles.Place) throws(CanvasError) {
    guard let object = g_object_new_with_properties(Self.type, 0, nil, nil) else {
      throw .outOfMemory
    }
    let map = UnsafeMutableRawPointer(object).assumingMemoryBound(to: OwnedFontMap.self)
    pointer = UnsafeMutableRawPointer(map).assumingMemoryBound(to: PangoFontMap.self)
    map.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
    self.fallback = number(of: fallback)
  }

  deinit {
    removeFonts()
    g_object_unref(pointer)
  }

  /// Returns the description of a face at a size, in Pango units.
  ///
  /// A family without a bold or italic face gets synthetic ones, but not if its glyphs are bitmaps.
  ///
  /// - Returns: The description; `nil` if the file has no such face.
  func description(
    of place: FontFiles.Place, for font: ResolvedFont, size: Int32
  ) -> FontDescription? {
    guard let number = number(of: place) else { return nil }
    let face = faces[number]
    let isOutline = face.bitmapSize == nil
    return FontDescription(
      ShapingFont.Style(
        face: number, size: size,
        isEmboldened: isOutline && font.weight.value >= 600 && face.weight <= 500,
        isSlanted: isOutline && font.isItalic && !face.isItalic))
  }

  /// Removes fonts that were not used lately; no layout may exist.
  func limitFonts() { if fonts.count > Self.capacity { removeFonts() } }

  private func removeFonts() {
    for font in fonts.values { g_object_unref(font) }
    fonts.removeAll(keepingCapacity: true)
  }

  /// Returns the number of a face, which is read if necessary; `nil` if the file has no such face.
  private func number(of place: FontFiles.Place) -> Int? {
    if let known = numbers[place] { return known }
    guard let face = FontFace(place) else { return nil }
    faces.append(face)
    numbers[place] = faces.count - 1
    return faces.count - 1
  }

  /// Returns the font of a description, with a reference that is the caller's.
  private func font(_ description: OpaquePointer?) -> UnsafeMutablePointer<PangoFont>? {
    FontDescription.style(description).flatMap { font($0) }
  }

  /// Returns the font of the fallback face at the size of a description, with a reference that is the caller's;
  /// `nil` if the description is of that face.
  private func fallbackFont(_ description: OpaquePointer?) -> UnsafeMutablePointer<PangoFont>? {
    guard let fallback, let style = FontDescription.style(description), style.face != fallback
    else {
      return nil
    }
    return font(ShapingFont.Style(face: fallback, size: style.size))
  }

  private func font(_ style: ShapingFont.Style) -> UnsafeMutablePointer<PangoFont>? {
    guard faces.indices.contains(style.face) else { return nil }
    if let known = fonts[style] {
      g_object_ref(known)
      return known
    }
    let font = ShapingFont.make(style, face: faces[style.face], map: pointer)
    if let font { g_object_ref(font) }
    fonts[style] = font
    return font
  }

  private static func owner(of map: UnsafeMutablePointer<PangoFontMap>?) -> FaceFontMap? {
    let owned = UnsafeMutableRawPointer(map)?.assumingMemoryBound(to: OwnedFontMap.self)
    return owned?.pointee.owner.map {
      Unmanaged<FaceFontMap>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static let type = g_type_register_static_simple(
    pango_font_map_get_type(), "ChartroomFontMap", guint(MemoryLayout<PangoFontMapClass>.size),
    { type, _ in
      let methods = type?.assumingMemoryBound(to: PangoFontMapClass.self)
      methods?.pointee.load_font = { map, _, description in
        FaceFontMap.owner(of: map)?.font(description)
      }
      // Pango asks for the set of each font, and for that of emoji, which it uses only to search for fonts. Its
      // own method would warn that there is no font of this name.
      methods?.pointee.load_fontset = { map, context, description, language in
        let set = pango_fontset_simple_new(language)
        if let font = pango_font_map_load_font(map, context, description) {
          pango_fontset_simple_append(set, font)
        }
        // Pango looks for an ellipsis in the fonts of the omitted text, and not in others.
        if let font = FaceFontMap.owner(of: map)?.fallbackFont(description) {
          pango_fontset_simple_append(set, font)
        }
        return UnsafeMutableRawPointer(set)?.assumingMemoryBound(to: PangoFontset.self)
      }
    }, guint(MemoryLayout<OwnedFontMap>.size), nil, GTypeFlags(rawValue: 0))
}
