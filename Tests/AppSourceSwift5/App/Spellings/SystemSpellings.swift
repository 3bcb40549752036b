import Foundation
import SwiftUI

func spellTypes() {
  let _: UTType? = UTType("com.example.note")
  let _: UTType? = UTType(filenameExtension: "csv")
  let _: UTType? = UTType(filenameExtension: "note", conformingTo: .text)
  let _: UTType? = UTType(mimeType: "image/png", conformingTo: .image)
  let _ = UTType(exportedAs: "com.example.note", conformingTo: .json)
  let _: [UTType] = [
    .zip, .html, .rtf, .gif, .heic, .video, .mpeg4Movie, .mp3, .spreadsheet, .directory, .folder,
    .movie, .audio, .url, .fileURL, .xml, .yaml, .webP, .svg, .commaSeparatedText, .plainText,
  ]
  let _: Bool = UTType.png.conforms(to: .image)
  let _: String? = UTType.png.preferredFilenameExtension
  let _: String? = UTType.png.preferredMIMEType
  let provider = NSItemProvider(object: "Title" as NSString)
  if provider.canLoadObject(ofClass: UIImage.self) {
    provider.loadObject(ofClass: UIImage.self) { image, error in _ = image as? UIImage }
  }
  if provider.canLoadObject(ofClass: String.self) {
    _ = provider.loadObject(ofClass: String.self) { (text: String?, error) in }
  }
  _ = provider.loadObject(ofClass: URL.self) { url, _ in let _: URL? = url }
  if provider.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) {
    provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier, options: nil) { item, error in
      _ = item as? NSURL
    }
  }
  let _: [String] = provider.registeredTypeIdentifiers
}

@MainActor
func spellResources(_ count: Int, _ date: Date) {
  let _ = LocalizedStringResource("title", defaultValue: "Title")
  let _ = LocalizedStringResource(
    "title", defaultValue: "\(count) items", table: "Items", locale: Locale(identifier: "de"),
    bundle: .atURL(Bundle.main.bundleURL), comment: "A title")
  let _ = LocalizedStringResource("Title", bundle: .main)
  let _ = LocalizedStringResource("Title \(count)", table: "Items", comment: "A title")
  let _: String = String(localized: "Title")
  let _: String = String(localized: "\(count) items", table: "Items", bundle: .main, comment: "a")
  let _: String = String(localized: "items", defaultValue: "\(count) items", comment: "a")
  let _: String = String(
    localized: "\(date, format: .dateTime.year())", locale: Locale(identifier: "de"))
  let _: String = String(localized: resource)
  let value: String.LocalizationValue = "Title \(count)"
  let _: String = String(localized: value)
  show(Text("See \(resource) and \(count)"))
}

@MainActor
func spellShapes() {
  show(Capsule().rotation(.degrees(45)).strokeBorder(.red, lineWidth: 2))
  show(Circle().offset(x: 1).strokeBorder(lineWidth: 2))
  let _: RotatedShape<Capsule> = Capsule().rotation(.degrees(45))
  let _: OffsetShape<Circle> = Circle().offset(x: 1)
  let _: ScaledShape<Circle> = Circle().scale(0.5)
  let _: TransformedShape<Circle> = Circle().transform(CGAffineTransform())
  show(Circle().rotation(.degrees(45), anchor: .top).inset(by: 1).fill(.red))
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addRoundedRect(in: .zero, cornerWidth: 1, cornerHeight: 1)
  path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1)
  path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1)
  path.addRects([.zero])
  let _: CGPath? = path.copy()
  path.applyWithBlock { element in
    switch element.pointee.type {
    case .moveToPoint, .addLineToPoint: _ = element.pointee.points[0]
    case .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath: break
    @unknown default: break
    }
  }
}

@MainActor
func spellDevice(_ size: ContentSizeCategory, _ logger: Logger, _ count: Int) {
  let _: Bool = size > .large
  let device = UIDevice.current
  device.beginGeneratingDeviceOrientationNotifications()
  device.endGeneratingDeviceOrientationNotifications()
  show(
    Text("a").onReceive(
      NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
    ) { _ in })
  let _: [Notification.Name] = [
    UIApplication.didReceiveMemoryWarningNotification,
    UIApplication.userDidTakeScreenshotNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
  ]
  let application = UIApplication.shared
  if application.supportsAlternateIcons, application.alternateIconName == nil {
    application.setAlternateIconName("a") { error in if let error { print(error) } }
  }
  let _: Bool = application.preferredContentSizeCategory.isAccessibilityCategory
  let weight = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
  let image = UIImage(systemName: "star", withConfiguration: weight)
  let _: Data? = image?.pngData() ?? image?.jpegData(compressionQuality: 0.8)
  let traits = UITraitCollection.current
  let _: Bool = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact
  let _: CGFloat = UIFontMetrics(forTextStyle: .body).scaledValue(for: 10)
  let _: UIFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10))
  UIPasteboard.general.strings = ["a", "b"]
  logger.log(level: .error, "\(count, format: .hex, align: .right(columns: 8)) \(count)")
  logger.info(
    "\(1.5, format: .fixed(precision: 2)) \(plain, align: .left(columns: 3), privacy: .public)")
  logger.debug("\(plain, privacy: .private(mask: .hash)) \(true, format: .answer)")
}
