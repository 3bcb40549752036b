/// A colour of a PNG palette, with components that are not multiplied by alpha.
///
/// The colours of `RowColors` are premultiplied instead, as in Cairo's pixels.
struct PaletteColor: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  var isGrey: Bool { red == green && green == blue }
}
