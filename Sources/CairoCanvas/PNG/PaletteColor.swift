/// A colour of a PNG palette, in bytes that are not multiplied by alpha.
///
/// `RowColors` has the other kind: premultiplied, as Cairo keeps pixels.
struct PaletteColor: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  var isGrey: Bool { red == green && green == blue }
}
