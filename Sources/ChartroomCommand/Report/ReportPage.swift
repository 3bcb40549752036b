import Chartroom
import Dashboards
import Foundation

/// The page of a report in HTML, with all pictures, their descriptions and failures.
///
/// The page contains its style, has no script, and refers to nothing but the pictures.
struct ReportPage {
  private let report: RunReport
  private let folder: String

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The path of the folder of the pictures, relative to that of the page; empty for the same one.
  init(_ report: RunReport, folder: String) { (self.report, self.folder) = (report, folder) }

  /// The contents of the file.
  var html: String {
    let failed = report.items.filter { $0.status == .failed || $0.status == .omitted }
    let good = report.items.filter { $0.status == .drawn || $0.status == .unchanged }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(HTMLPageStyle.css)
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p>\(HTMLText.escaped(ReportText(report).summary))</p>
      </header>
      <main>
      \(report.problems.map { "<p class=\"reason\">\(HTMLText.escaped($0))</p>" }.joined(separator: "\n"))
      \(section("Failures", failed))
      \(section("Pictures", good))
      </main>
      </body>
      </html>

      """
  }

  private var title: String { "Chartroom report" }

  private func section(_ title: String, _ records: [PictureRecord]) -> String {
    guard !records.isEmpty else { return "" }
    return """
      <section>
      <h2>\(title)</h2>
      <div class="scenes">
      \(records.map(article).joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func article(_ record: PictureRecord) -> String {
    let name = HTMLText.escaped(record.item.name)
    let isWide = record.width.map { Double($0) / record.item.scale > 480 } ?? false
    var lines = [
      "<article id=\"\(name)\"\(isWide ? " class=\"wide\"" : "")>",
      "<h3><a href=\"#\(name)\">\(name)</a> <span class=\"\(record.status.rawValue)\">"
        + "\(record.status.rawValue)</span></h3>",
    ]
    lines += record.reasons.map { "<p class=\"reason\">\(HTMLText.escaped($0))</p>" }
    lines += record.warnings.map { "<p class=\"warning\">\(HTMLText.escaped($0))</p>" }
    if let picture = picture(of: record) { lines.append(picture) }
    if let description = record.description {
      lines.append("<p>\(HTMLText.escaped(description))</p>")
    }
    if let facts = facts(of: record) {
      lines.append("<p class=\"facts\">\(HTMLText.escaped(facts))</p>")
    }
    return (lines + ["</article>"]).joined(separator: "\n")
  }

  private func picture(of record: PictureRecord) -> String? {
    guard let width = record.width, let height = record.height else { return nil }
    let path =
      folder.isEmpty ? record.item.name : OutputFolder.path(of: record.item.name, in: folder)
    let link =
      path.addingPercentEncoding(withAllowedCharacters: Self.pathCharacters).map(HTMLText.escaped)
      ?? ""
    let scale = record.item.scale
    let text = HTMLText.escaped(record.description ?? "The dashboard \(record.item.dashboard)")
    return """
      <a href="\(link)"><img class="\(record.item.appearance.rawValue)" src="\(link)" alt="\(text)" \
      width="\(Int((Double(width) / scale).rounded()))" height="\(Int((Double(height) / scale).rounded()))" \
      loading="lazy"></a>
      """
  }

  private func facts(of record: PictureRecord) -> String? {
    guard let width = record.width, let height = record.height, let bytes = record.bytes else {
      return nil
    }
    let rows = record.rows.map { ", \($0) \($0 == 1 ? "row" : "rows")" } ?? ""
    return "\(width) × \(height) pixels, \(ReportText.size(bytes))\(rows), "
      + "\(ReportText.seconds(record.seconds.sum)) from \(report.specs[record.item.spec].path)"
  }

  /// The characters of a relative path that need no percent encoding.
  ///
  /// A colon is not one of them, because it would end a scheme.
  private static let pathCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  private static let style = """
    .failed, .omitted, .reason { color: var(--bad); }
    .warning { color: var(--warning); }
    .drawn, .unchanged { color: var(--second); }
    h3 span { font-weight: 400; font-size: 0.875rem; }
    .reason, .warning { overflow-wrap: anywhere; }
    article .facts { font-size: 0.8125rem; }
    :root { --bad: #c41e2a; --warning: #8a5a00; }
    @media (prefers-color-scheme: dark) { :root { --bad: #ff6b62; --warning: #ffb340; } }
    """
}
