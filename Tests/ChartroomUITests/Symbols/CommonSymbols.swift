/// The names of the 200 symbols that public SwiftUI code uses most, in the order of their frequency.
let commonSymbols = """
  plus trash checkmark chevron.right xmark star.fill magnifyingglass checkmark.circle.fill
  xmark.circle.fill square.and.arrow.up ellipsis exclamationmark.triangle.fill pencil info.circle
  arrow.clockwise gear globe clock doc.on.doc star checkmark.circle plus.circle.fill
  exclamationmark.triangle calendar chevron.down plus.circle chevron.left heart.fill xmark.circle
  play.fill questionmark.circle person circle.fill photo gearshape person.crop.circle
  ellipsis.circle slider.horizontal.3 link square.and.arrow.down minus list.bullet bell house
  chevron.forward forward.fill circle exclamationmark.circle.fill folder network
  checkmark.seal.fill arrow.right square.and.pencil sparkles arrow.counterclockwise
  clock.arrow.circlepath person.fill arrow.down.circle safari heart minus.circle
  chevron.up.chevron.down person.3 lock chevron.up person.circle arrow.triangle.2.circlepath
  person.circle.fill server.rack house.fill arrow.left info.circle.fill arrow.up.right
  antenna.radiowaves.left.and.right tag timer arrow.up.arrow.down arrow.up
  line.3.horizontal.decrease.circle paintpalette line.3.horizontal line.3.horizontal.decrease
  bolt.fill text.bubble exclamationmark.circle eye chart.bar.fill sun.max.fill music.note
  shippingbox number square.grid.2x2 arrow.down backward.fill lock.fill play.circle.fill doc.text
  power bubble.left.and.bubble.right gearshape.fill stop.fill wifi.exclamationmark 1.circle
  2.circle waveform externaldrive bell.fill paperplane qrcode.viewfinder arrowshape.turn.up.left
  map questionmark.circle.fill person.2 wifi chevron.right.circle hare film face.smiling
  bookmark.fill key.fill pause.fill arrow.up.circle.fill bookmark music.note.list lock.shield
  trash.fill mappin.and.ellipse suit.heart.fill camera chevron.backward doc.text.magnifyingglass
  person.crop.circle.fill questionmark archivebox folder.badge.plus captions.bubble eye.slash
  arrow.left.arrow.right pin arrow.down.circle.fill minus.circle.fill cpu keyboard play.circle
  photo.badge.plus dot.radiowaves.left.and.right clock.fill hand.raised
  person.crop.circle.badge.xmark puzzlepiece.extension play.rectangle pencil.circle
  speaker.wave.2.fill photo.on.rectangle.angled bell.badge star.circle location.fill message
  list.bullet.rectangle doc.badge.plus network.slash bell.slash hand.thumbsup person.badge.plus
  play chart.line.uptrend.xyaxis mic.fill box.truck envelope pin.fill cart mappin
  arrow.up.right.square book.fill chart.bar.xaxis doc internaldrive shuffle person.2.fill qrcode
  arrow.2.squarepath books.vertical.fill line.horizontal.3.decrease person.badge.minus car
  star.circle.fill paperplane.fill book checkmark.shield camera.fill exclamationmark.bubble flame
  key wand.and.stars desktopcomputer hourglass speaker.slash.fill arrow.right.circle.fill
  building.2 doc.on.clipboard
  """
  .split(whereSeparator: \.isWhitespace).map(String.init)
