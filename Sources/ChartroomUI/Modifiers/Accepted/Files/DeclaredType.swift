/// A kind of files and data that Apple's systems declare.
struct DeclaredType {
  /// The identifiers of the types that it conforms to directly.
  let parents: [String]
  /// The extensions of file names, the usual one first.
  let extensions: [String]
  /// The MIME type; `nil` for none.
  let mimeType: String?

  init(_ parents: [String], _ extensions: [String] = [], mimeType: String? = nil) {
    self.parents = parents
    self.extensions = extensions
    self.mimeType = mimeType
  }

  /// The types by their identifiers.
  static let all: [String: DeclaredType] = [
    "com.adobe.pdf": DeclaredType(
      ["public.data", "public.composite-content"], ["pdf"], mimeType: "application/pdf"),
    "com.apple.bundle": DeclaredType(["public.directory"]),
    "com.apple.live-photo": DeclaredType(["public.content"]),
    "com.apple.package": DeclaredType(["public.directory"]),
    "com.apple.property-list": DeclaredType(["public.data"], ["plist"]),
    "com.apple.quicktime-movie": DeclaredType(
      ["public.movie"], ["mov", "qt"], mimeType: "video/quicktime"),
    "com.compuserve.gif": DeclaredType(["public.image"], ["gif"], mimeType: "image/gif"),
    "com.microsoft.bmp": DeclaredType(["public.image"], ["bmp"], mimeType: "image/bmp"),
    "com.microsoft.waveform-audio": DeclaredType(
      ["public.audio"], ["wav"], mimeType: "audio/vnd.wave"),
    "com.netscape.javascript-source": DeclaredType(
      ["public.source-code"], ["js"], mimeType: "text/javascript"),
    "com.pixar.universal-scene-description-mobile": DeclaredType(
      ["public.data", "public.content"], ["usdz"], mimeType: "model/vnd.usdz+zip"),
    "org.gnu.gnu-zip-archive": DeclaredType(
      ["public.archive"], ["gz"], mimeType: "application/x-gzip"),
    "org.idpf.epub-container": DeclaredType(
      ["public.data", "public.composite-content"], ["epub"], mimeType: "application/epub+zip"),
    "org.webmproject.webp": DeclaredType(["public.image"], ["webp"], mimeType: "image/webp"),
    "public.archive": DeclaredType(["public.data"]),
    "public.audio": DeclaredType(["public.audiovisual-content"]),
    "public.audiovisual-content": DeclaredType(["public.data", "public.content"]),
    "public.avi": DeclaredType(["public.movie"], ["avi"], mimeType: "video/avi"),
    "public.calendar-event": DeclaredType([]),
    "public.camera-raw-image": DeclaredType(["public.image"]),
    "public.comma-separated-values-text": DeclaredType(
      ["public.delimited-values-text"], ["csv"], mimeType: "text/csv"),
    "public.composite-content": DeclaredType(["public.content"]),
    "public.contact": DeclaredType([]),
    "public.content": DeclaredType([]),
    "public.data": DeclaredType(["public.item"]),
    "public.database": DeclaredType([]),
    "public.delimited-values-text": DeclaredType(["public.text"]),
    "public.directory": DeclaredType(["public.item"]),
    "public.file-url": DeclaredType(["public.url"]),
    "public.folder": DeclaredType(["public.directory"]),
    "public.font": DeclaredType([]),
    "public.heic": DeclaredType(["public.heif"], ["heic"], mimeType: "image/heic"),
    "public.heif": DeclaredType(["public.image"], ["heif"], mimeType: "image/heif"),
    "public.html": DeclaredType(["public.text"], ["html", "htm"], mimeType: "text/html"),
    "public.image": DeclaredType(["public.data", "public.content"]),
    "public.item": DeclaredType([]),
    "public.jpeg": DeclaredType(["public.image"], ["jpeg", "jpg", "jpe"], mimeType: "image/jpeg"),
    "public.json": DeclaredType(["public.text"], ["json"], mimeType: "application/json"),
    "public.log": DeclaredType(["public.text"], ["log"]),
    "public.movie": DeclaredType(["public.audiovisual-content"]),
    "public.mp3": DeclaredType(["public.audio"], ["mp3"], mimeType: "audio/mpeg"),
    "public.mpeg-4": DeclaredType(["public.movie"], ["mp4", "mpg4"], mimeType: "video/mp4"),
    "public.mpeg-4-audio": DeclaredType(["public.audio"], ["m4a", "mp4a"], mimeType: "audio/mp4"),
    "public.plain-text": DeclaredType(["public.text"], ["txt", "text"], mimeType: "text/plain"),
    "public.png": DeclaredType(["public.image"], ["png"], mimeType: "image/png"),
    "public.presentation": DeclaredType(["public.composite-content"]),
    "public.rtf": DeclaredType(["public.text"], ["rtf"], mimeType: "text/rtf"),
    "public.source-code": DeclaredType(["public.plain-text"]),
    "public.spreadsheet": DeclaredType(["public.content"]),
    "public.svg-image": DeclaredType(
      ["public.image", "public.xml"], ["svg"], mimeType: "image/svg+xml"),
    "public.swift-source": DeclaredType(["public.source-code"], ["swift"]),
    "public.tab-separated-values-text": DeclaredType(
      ["public.delimited-values-text"], ["tsv"], mimeType: "text/tab-separated-values"),
    "public.text": DeclaredType(["public.data", "public.content"]),
    "public.tiff": DeclaredType(["public.image"], ["tiff", "tif"], mimeType: "image/tiff"),
    "public.url": DeclaredType(["public.data"]),
    "public.utf16-plain-text": DeclaredType(
      ["public.plain-text"], mimeType: "text/plain;charset=utf-16"),
    "public.utf8-plain-text": DeclaredType(
      ["public.plain-text"], mimeType: "text/plain;charset=utf-8"),
    "public.vcard": DeclaredType(
      ["public.text", "public.contact"], ["vcf", "vcard"], mimeType: "text/vcard"),
    "public.video": DeclaredType(["public.movie"]),
    "public.xml": DeclaredType(["public.text"], ["xml"], mimeType: "application/xml"),
    "public.yaml": DeclaredType(["public.text"], ["yml", "yaml"], mimeType: "application/x-yaml"),
    "public.zip-archive": DeclaredType(["public.archive"], ["zip"], mimeType: "application/zip"),
  ]
}
