/// The names of further symbols, whose pictures all differ.
let furtherSymbols = """
  fish bird dog cat ant ladybug lizard tree mountain.2 switch.2 poweroff togglepower sleep tray.2
  bolt.horizontal bolt.heart arrowtriangle.up arrowtriangle.down arrowtriangle.left
  arrowtriangle.right globe.americas globe.europe.africa globe.asia.australia
  globe.central.south.asia globe.desk lock.rotation key.horizontal sensor homekit atom cylinder
  pyramid cube.transparent dial.low dial.medium dial.high slowmo level phone.down person.wave.2
  person.fill.checkmark person.fill.xmark person.fill.questionmark person.fill.turn.right
  person.fill.turn.left person.fill.turn.down person.crop.rectangle person.bust
  rectangle.inset.filled.and.person.filled figure.2.and.child.holdinghands
  figure.and.child.holdinghands figure.2 figure.child figure stroller hand.wave hands.clap
  hands.sparkles hand.draw hand.point.up.left hand.point.up hand.point.right hand.point.left
  hand.point.down hand.point.up.right figure.yoga figure.mind.and.body figure.hiking
  figure.strengthtraining.traditional figure.cooldown figure.outdoor.cycle figure.pool.swim
  figure.dance figure.arms.open fork.knife cup.and.saucer mug wineglass birthday.cake carrot
  takeoutbag.and.cup.and.straw frying.pan popcorn waterbottle dice party.popper balloon balloon.2
  fireworks megaphone flag.checkered flag.2.crossed gamecontroller teddybear theatermasks
  lifepreserver metronome cross cross.case cross.vial pill pills stethoscope bandage syringe
  heart.text.square staroflife testtube.2 flask microscope medical.thermometer allergens facemask
  brain brain.head.profile lungs ear face.dashed mouth bed.double sofa chair bathtub shower sink
  door.left.hand.open door.left.hand.closed door.right.hand.closed window.casement tent house.lodge
  lamp.desk lamp.floor lamp.table powerplug washer refrigerator oven stove microwave fan
  air.purifier heater.vertical lightswitch.on lightswitch.off poweroutlet.type.b spigot
  entry.lever.keypad sprinkler.and.droplets oval oval.portrait pentagon rhombus squareshape
  rectangle.portrait circle.dashed circle.grid.3x3 circle.grid.2x2 circle.grid.cross
  circle.hexagongrid dot.circle target square.split.2x2 square.split.1x2 rectangle.split.2x1
  rectangle.split.3x1 rectangle.3.group rectangle.grid.2x2 rectangle.grid.3x2 sidebar.right
  macwindow menubar.rectangle dock.rectangle inset.filled.rectangle tv.inset.filled crop aspectratio
  rotate.left rotate.right flip.horizontal arrow.up.and.down.and.arrow.left.and.right move.3d
  rectangle.portrait.and.arrow.right square.and.arrow.up.on.square delete.left delete.right faceid
  touchid rectangle.stack photo.stack mail.stack rectangle.on.rectangle squares.below.rectangle
  rectangle.portrait.on.rectangle.portrait square.stack.3d.up play.square.stack text.badge.plus
  text.badge.minus text.badge.checkmark text.badge.xmark text.quote text.append text.viewfinder
  increase.indent decrease.indent list.bullet.indent list.triangle list.bullet.rectangle.portrait
  checklist.checked textformat.123 textformat.superscript textformat.subscript textformat.alt
  quote.opening quote.closing asterisk exclamationmark.2 exclamationmark.3 line.diagonal
  ellipsis.vertical.bubble bubble.middle.bottom chart.line.downtrend.xyaxis chart.dots.scatter
  waveform.path square.grid.3x2 plus.square.on.square plus.rectangle.on.rectangle plus.square.dashed
  rectangle.dashed pip pip.enter pip.exit text.magnifyingglass sparkle.magnifyingglass
  exclamationmark.magnifyingglass location.magnifyingglass dollarsign.magnifyingglass repeat.1
  music.mic hifispeaker hifispeaker.2 airpods livephoto camera.filters camera.macro photo.artframe
  opticaldisc shareplay guitars pianokeys crown trophy medal rosette graduationcap giftcard ticket
  banknote wallet.pass building.columns storefront eurosign sterlingsign yensign bitcoinsign
  centsign indianrupeesign wonsign briefcase suitcase suitcase.rolling backpack handbag tshirt shoe
  comb sunglasses dumbbell soccerball basketball tennisball volleyball baseball football
  tennis.racket sportscourt skateboard battery.100.bolt square.and.arrow.up.fill
  square.and.arrow.down.fill arrow.up.doc arrow.down.doc lock.doc clear table.furniture scalemass
  flashlight.on.fill flashlight.off.fill eyes face.smiling.inverse bell.and.waveform lightbulb.max
  iphone.landscape ipad.landscape music.quarternote.3 simcard camera.rotate camera.aperture
  timelapse waveform.and.mic pencil.and.ruler wrongwaysign xmark.bin arrow.up.bin shield.checkered
  house.and.flag person.2.wave.2 person.line.dotted.person suit.diamond suit.spade suit.club
  airplane.departure airplane.arrival ferry sailboat fuelpump scooter motorcycle bolt.car car.side
  arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right arrow.triangle.branch
  point.3.connected.trianglepath.dotted signpost.right signpost.left cablecar road.lanes
  arrow.left.and.right arrow.up.and.down arrow.right.to.line arrow.left.to.line
  arrow.down.left.and.arrow.up.right arrow.up.right.and.arrow.down.left arrow.triangle.merge
  arrow.triangle.swap cursorarrow cursorarrow.rays cursorarrow.click chevron.compact.up
  chevron.compact.left chevron.compact.right light.max light.min rays moon.stars moon.zzz zzz
  humidity wind.snow tornado tropicalstorm hurricane umbrella beach.umbrella thermometer.high
  thermometer.low thermometer.sun thermometer.snowflake rainbow aqi.low aqi.medium aqi.high
  barometer sunrise sunset sun.horizon sun.haze sun.dust pencil.line pencil.tip pencil.and.outline
  highlighter scribble scribble.variable signature lasso paintbrush paintbrush.pointed eyedropper
  ruler screwdriver wrench.and.screwdriver underline strikethrough text.justify sum function
  x.squareroot infinity lessthan greaterthan nosign textformat.abc abc character.cursor.ibeam
  translate note note.text scroll list.bullet.clipboard pencil.and.list.clipboard list.star
  text.book.closed character.book.closed magazine doc.zipper rectangle.and.pencil.and.ellipsis
  tray.full tray.and.arrow.down tray.and.arrow.up option control shift capslock return escape case
  cloud.bolt cloud.bolt.rain cloud.snow cloud.drizzle cloud.fog cloud.heavyrain cloud.moon
  cloud.moon.rain cloud.moon.bolt cloud.sun.rain cloud.sun.bolt cloud.hail cloud.sleet
  cloud.rainbow.half icloud icloud.and.arrow.down icloud.and.arrow.up die.face.1 die.face.2
  die.face.3 die.face.4 die.face.5 die.face.6 goforward goforward.10 goforward.15 goforward.30
  gobackward gobackward.10 gobackward.15 gobackward.30 speedometer gauge gauge.with.needle
  gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent hourglass.tophalf.filled
  hourglass.bottomhalf.filled circle.lefthalf.filled shield.lefthalf.filled star.leadinghalf.filled
  rectangle.leadinghalf.inset.filled arrow.turn.up.left arrow.turn.down.right arrow.turn.left.down
  arrow.turn.right.up arrowshape.up arrowshape.down arrowshape.left arrowshape.right
  phone.arrow.up.right phone.arrow.down.left app plus.app plus.message checkmark.icloud a.circle
  slash.circle eurosign.circle.fill bitcoinsign.circle fork.knife.circle faceid.circle
  chart.bar.doc.horizontal doc.text.image text.below.photo list.bullet.below.rectangle
  slider.horizontal.below.rectangle greetingcard menucard swatchpalette paragraphsign
  exclamationmark.arrow.circlepath dollarsign.arrow.circlepath
  arrow.up.left.and.down.right.and.arrow.up.right.and.down.left person.3.sequence
  rectangle.stack.person.crop backward.frame forward.frame checkerboard.rectangle dot.square
  dot.viewfinder rectangle.expand.vertical rectangle.compress.vertical
  iphone.radiowaves.left.and.right wifi.router smoke
  b.circle c.circle d.circle e.circle f.circle g.circle h.circle i.circle j.circle k.circle l.circle
  m.circle n.circle o.circle p.circle q.circle r.circle s.circle t.circle u.circle v.circle w.circle
  x.circle y.circle z.circle 0.circle p.square.fill r.square swift wave.3.right wave.3.left
  leaf.arrow.circlepath rectangle.fill.on.rectangle.fill square.and.arrow.down.on.square
  person.2.crop.square.stack folder.badge.person.crop folder.fill.badge.person.crop homepod
  homepod.fill radio radio.fill binoculars binoculars.fill scanner scanner.fill studentdesk
  textformat.size.smaller textformat.size.larger blinds.vertical.closed
  """
  .split(whereSeparator: \.isWhitespace).map(String.init)
