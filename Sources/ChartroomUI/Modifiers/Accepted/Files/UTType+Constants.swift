extension UTType {
  /// A file or a folder.
  public static let item = UTType(declared: "public.item")
  /// Any content.
  public static let content = UTType(declared: "public.content")
  /// Content of several kinds.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// Any data.
  public static let data = UTType(declared: "public.data")
  /// A directory.
  public static let directory = UTType(declared: "public.directory")
  /// A folder.
  public static let folder = UTType(declared: "public.folder")
  /// A directory that is shown as a file.
  public static let package = UTType(declared: "com.apple.package")
  /// A directory of code and resources.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// An archive.
  public static let archive = UTType(declared: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(declared: "public.zip-archive")
  /// A file compressed by gzip.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// Text of any kind.
  public static let text = UTType(declared: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(declared: "public.plain-text")
  /// Text in UTF-8 without attributes.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Text in UTF-16 without attributes.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// Values separated by delimiters.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Values separated by tabs.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// Text with attributes in RTF.
  public static let rtf = UTType(declared: "public.rtf")
  /// HTML.
  public static let html = UTType(declared: "public.html")
  /// XML.
  public static let xml = UTType(declared: "public.xml")
  /// YAML.
  public static let yaml = UTType(declared: "public.yaml")
  /// JSON.
  public static let json = UTType(declared: "public.json")
  /// A property list.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// A log.
  public static let log = UTType(declared: "public.log")
  /// Source code.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// JavaScript.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// A URL.
  public static let url = UTType(declared: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(declared: "public.file-url")
  /// An image of any kind.
  public static let image = UTType(declared: "public.image")
  /// A PNG image.
  public static let png = UTType(declared: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// A TIFF image.
  public static let tiff = UTType(declared: "public.tiff")
  /// A BMP image.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// A HEIC image.
  public static let heic = UTType(declared: "public.heic")
  /// A HEIF image.
  public static let heif = UTType(declared: "public.heif")
  /// A WebP image.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// An SVG image.
  public static let svg = UTType(declared: "public.svg-image")
  /// An unprocessed image of a camera.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// A live photo.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// A PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// Audiovisual content.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// A movie.
  public static let movie = UTType(declared: "public.movie")
  /// A video without sound.
  public static let video = UTType(declared: "public.video")
  /// Audio.
  public static let audio = UTType(declared: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// An AVI movie.
  public static let avi = UTType(declared: "public.avi")
  /// MP3 audio.
  public static let mp3 = UTType(declared: "public.mp3")
  /// WAV audio.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// A spreadsheet.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(declared: "public.presentation")
  /// A database.
  public static let database = UTType(declared: "public.database")
  /// A contact.
  public static let contact = UTType(declared: "public.contact")
  /// A vCard.
  public static let vCard = UTType(declared: "public.vcard")
  /// A calendar event.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// A font.
  public static let font = UTType(declared: "public.font")
  /// An EPUB book.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// A three-dimensional scene.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
}
