package import Foundation

/// A response of the server of a preview.
package struct PreviewResponse: Hashable, Sendable {
  /// The HTTP status code.
  package var status: Int
  /// The names and values of the header fields.
  package var headers: [String: String]
  package var body: Data
  /// Whether the response is the stream of events, which has no end and whose body is empty.
  package var isStream = false

  fileprivate init(_ status: Int, _ type: String, _ body: Data, _ headers: [String: String]) {
    (self.status, self.body) = (status, body)
    self.headers = [
      "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin", "Referrer-Policy": "no-referrer",
    ].merging(headers) { $1 }
  }

  fileprivate static func text(
    _ status: Int, _ text: String, _ headers: [String: String] = [:]
  ) -> PreviewResponse {
    PreviewResponse(status, "text/plain; charset=utf-8", Data((text + "\n").utf8), headers)
  }
}

/// The answering of the requests to the server of a preview.
package struct PreviewResponder: Sendable {
  private let board: PreviewBoard

  package init(_ board: PreviewBoard) { self.board = board }

  /// Returns the response to a request.
  ///
  /// - Parameters:
  ///   - method: The method, such as `GET`.
  ///   - target: The path and query.
  ///   - host: The header field `Host`; `nil` if there is none.
  ///   - known: The header field `If-None-Match`; `nil` if there is none.
  /// - Returns: The response; its body is also that of a `HEAD` request, which does not receive it.
  package func response(
    method: String, target: String, host: String?, known: String? = nil
  ) -> PreviewResponse {
    guard let host else { return .text(400, "The request has no Host.") }
    guard LoopbackHost.isLoopback(header: host) else {
      return .text(
        403, "The host '\(host)' is not this machine. Open the page as 127.0.0.1 or localhost.")
    }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first?.removingPercentEncoding,
      let response = response(
        path: path, query: parts.count > 1 ? String(parts[1]) : "", known: known)
    else { return .text(404, "There is no such page.") }
    guard method == "GET" || method == "HEAD" else {
      return .text(405, "The method is not GET or HEAD.", ["Allow": "GET, HEAD"])
    }
    return response
  }

  /// Returns the response to a path; `nil` for an unknown one.
  private func response(path: String, query: String, known: String?) -> PreviewResponse? {
    let folder = "/pictures/"
    switch path {
    case "/":
      return PreviewResponse(
        200, "text/html; charset=utf-8", Data(PreviewPage.html.utf8),
        ["Content-Security-Policy": PreviewPage.policy])
    case "/events":
      var response = PreviewResponse(200, "text/event-stream", Data(), [:])
      response.isStream = true
      return response
    case _ where path.hasPrefix(folder):
      let version = query.split(separator: "&").first { $0.hasPrefix("v=") }
        .map { String($0.dropFirst(2)) }
      guard let picture = board.picture(String(path.dropFirst(folder.count)), version: version)
      else { return nil }
      var headers = ["ETag": "\"\(picture.version)\""]
      if picture.version == version {
        headers["Cache-Control"] = "private, max-age=31536000, immutable"
      }
      let isKnown = known?.split(separator: ",").contains {
        let tag = $0.trimmingCharacters(in: .whitespaces)
        return tag == "*" || tag == headers["ETag"] || tag == "W/" + (headers["ETag"] ?? "")
      }
      return isKnown == true
        ? PreviewResponse(304, "image/png", Data(), headers)
        : PreviewResponse(200, "image/png", picture.png, headers)
    default: return nil
    }
  }
}
