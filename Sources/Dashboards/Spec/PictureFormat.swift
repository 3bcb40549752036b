package import Foundation

/// The size of a dashboard in points.
package struct PictureFormat: Hashable, Sendable {
  package let size: CGSize

  private static let presets: KeyValuePairs<String, CGSize> = [
    "hd": CGSize(width: 1280, height: 720), "fullHD": CGSize(width: 1920, height: 1080),
    "square": CGSize(width: 1080, height: 1080), "a4": CGSize(width: 595, height: 842),
    "a4Landscape": CGSize(width: 842, height: 595), "letter": CGSize(width: 612, height: 792),
    "letterLandscape": CGSize(width: 792, height: 612),
  ]

  static let names = presets.map(\.key)

  static let shape = SpecShape<PictureFormat>(
    words: "a size such as 1600x900, or \(NearestWord.list(names))", schema: ["type": "string"]
  ) { node, reader in
    if let text = node.text {
      if let size = presets.first(where: { $0.key == text })?.value {
        return PictureFormat(size: size)
      }
      if let match = text.wholeMatch(of: /([0-9]{2,5})x([0-9]{2,5})/), let width = Double(match.1),
        let height = Double(match.2), width >= 100, height >= 100
      {
        return PictureFormat(size: CGSize(width: width, height: height))
      }
    }
    let nearest = node.text.flatMap { NearestWord.of($0, among: names) }
    reader.report(
      node,
      "found \(node.words), expected a width and a height of at least 100 points, for example 1600x900, or "
        + "\(NearestWord.list(names)).\(nearest.map { " Did you mean '\($0)'?" } ?? "")")
    return nil
  }
}
