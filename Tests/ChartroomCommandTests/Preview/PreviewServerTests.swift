import ChartroomCommand
import Dashboards
import Foundation
import Graphics
import Testing

@Suite("The server of a preview")
struct PreviewServerTests {
  private let board = PreviewBoard(spec: "n.yaml")
  private let items: [RunItem]

  init() throws {
    let spec = try SpecFile(
      Array("dashboards: [{name: Ein Überblick, panels: [{text: A}]}]".utf8), path: "n.yaml")
    let items = RunItem.all(of: [spec], only: [], appearances: [.light, .dark], scale: nil)
    self.items = items
    board.update { $0.begin(items, drawing: [items[0].name]) }
  }

  private func take(_ version: String, _ png: [UInt8]) {
    var record = PictureRecord(items[0], .drawn)
    (record.isWritten, record.sha256) = (true, version)
    board.take(record, Data(png))
  }

  private func withServer(_ work: (String) throws -> Void) async throws {
    let server = try await PreviewServer(board, host: .usual, port: 0)
    let result = Result { try work(server.url) }
    await server.close()
    try result.get()
  }

  /// The lines of the head of the response to a request on a connection.
  private func head(_ connection: LoopbackConnection, _ lines: String...) -> [String] {
    connection.send(lines.joined(separator: "\r\n"), "Host: localhost")
    return connection.text(until: "\r\n\r\n").components(separatedBy: "\r\n")
  }

  @Test("serves a page that loads nothing from elsewhere")
  func page() async throws {
    try await withServer { url in
      let connection = try LoopbackConnection(url)
      let head = head(connection, "GET / HTTP/1.1")
      #expect(head.first == "HTTP/1.1 200 OK")
      #expect(head.contains("Content-Type: text/html; charset=utf-8"))
      #expect(head.contains("Cache-Control: no-store"))
      #expect(head.contains { $0.hasPrefix("Content-Security-Policy: default-src 'none'; ") })
      #expect(!head.contains { $0.lowercased().hasPrefix("access-control-") })
      let length = head.first { $0.hasPrefix("Content-Length: ") }?.dropFirst(16)
      let page = connection.bytes(try #require(length.flatMap { Int($0) }))
      #expect(String(decoding: page, as: UTF8.self) == PreviewPage.html)
      for match in PreviewPage.html.matches(of: /(?:src|href)="(?<url>[^"]*)"/) {
        #expect(match.url.hasPrefix("data:"))
      }
      #expect(!PreviewPage.html.contains("https://"))
    }
  }

  @Test("serves pictures by their versions, which the browser may keep")
  func pictures() async throws {
    take("v1", [1, 2, 3])
    let name = "/pictures/Ein%20%C3%9Cberblick.png"
    try await withServer { url in
      let connection = try LoopbackConnection(url)
      var head = head(connection, "GET \(name)?v=v1 HTTP/1.1")
      #expect(head.first == "HTTP/1.1 200 OK")
      #expect(head.contains("Content-Type: image/png") && head.contains("ETag: \"v1\""))
      #expect(head.contains("Cache-Control: private, max-age=31536000, immutable"))
      #expect(connection.bytes(3) == [1, 2, 3])
      // The picture of this version is gone, so the browser must not keep another one as it.
      head = self.head(connection, "GET \(name)?v=v0 HTTP/1.1")
      #expect(head.contains("Cache-Control: no-store") && head.contains("ETag: \"v1\""))
      #expect(connection.bytes(3) == [1, 2, 3])
      head = self.head(connection, "HEAD \(name) HTTP/1.1")
      #expect(head.first == "HTTP/1.1 200 OK" && head.contains("Content-Length: 3"))
      head = self.head(connection, "GET \(name) HTTP/1.1", "If-None-Match: \"v0\", W/\"v1\"")
      #expect(head.first == "HTTP/1.1 304 Not Modified" && head.contains("ETag: \"v1\""))
      #expect(!head.contains { $0.hasPrefix("Content-Length") })
      head = self.head(connection, "HEAD /events HTTP/1.1")
      #expect(head.first == "HTTP/1.1 200 OK" && head.contains("Content-Length: 0"))
      head = self.head(connection, "GET / HTTP/1.0")
      #expect(head.first == "HTTP/1.0 200 OK")
    }
  }

  @Test(
    "refuses other pages, methods and hosts",
    arguments: [
      ("GET /x", "localhost", "404 Not Found"),
      ("GET /pictures/Ein%20%C3%9Cberblick-dark.png", "localhost", "404 Not Found"),
      ("GET /pictures/../n.yaml", "localhost", "404 Not Found"),
      ("GET /%zz", "localhost", "404 Not Found"),
      ("POST /x", "localhost", "404 Not Found"),
      ("POST /", "localhost", "405 Method Not Allowed"),
      ("DELETE /events", "[::1]:80", "405 Method Not Allowed"),
      ("GET /", "rebound.example:8321", "403 Forbidden"),
      ("GET /events", "127.0.0.1.example", "403 Forbidden"),
    ])
  func refusals(request: String, host: String, status: String) async throws {
    try await withServer { url in
      let connection = try LoopbackConnection(url)
      connection.send("\(request) HTTP/1.1", "Host: \(host)", "Connection: close")
      let head = connection.text(until: "\r\n\r\n").components(separatedBy: "\r\n")
      #expect(head.first == "HTTP/1.1 \(status)")
      #expect(head.contains("Allow: GET, HEAD") == status.hasPrefix("405"))
      #expect(connection.text(until: "\n").count > 10)
      #expect(connection.isAtEnd)
    }
  }

  @Test("refuses requests without a host, and closes connections that do not speak HTTP")
  func broken() async throws {
    try await withServer { url in
      var connection = try LoopbackConnection(url)
      connection.send("GET / HTTP/1.1")
      #expect(connection.text(until: "\r\n") == "HTTP/1.1 400 Bad Request\r\n")
      connection = try LoopbackConnection(url)
      connection.send("\u{1}\u{2}\u{3}")
      _ = connection.text(until: "\r\n\r\n")
      #expect(connection.isAtEnd)
    }
  }

  @Test(
    "sends the state at once and after each change, with a number and the time to connect again")
  func events() async throws {
    try await withServer { url in
      let connection = try LoopbackConnection(url)
      let head = head(connection, "GET /events HTTP/1.1", "Accept: text/event-stream")
      #expect(head.contains("Content-Type: text/event-stream"))
      #expect(head.contains("Cache-Control: no-store"))
      #expect(connection.text(until: "\n\n").hasSuffix("retry: 1000\n\n"))
      let first = try event(connection)
      #expect(first.state == board.current.state && first.id == board.current.revision)
      take("v1", [1])
      let second = try event(connection)
      #expect(second.state.pictures.map(\.version) == ["v1", nil])
      #expect(second.id == first.id + 1)
    }
  }

  @Test("sends the last state only, when states change quickly")
  func quickChanges() async throws {
    try await withServer { url in
      let connection = try LoopbackConnection(url)
      _ = head(connection, "GET /events HTTP/1.1")
      _ = try event(connection)
      for version in 0...200 { take("v\(version)", [UInt8(version)]) }
      var (count, state) = (0, try event(connection).state)
      while state.pictures[0].version != "v200", count < 200 {
        (count, state) = (count + 1, try event(connection).state)
      }
      #expect(state.pictures[0].version == "v200")
      #expect(count < 100)
    }
  }

  private func event(_ connection: LoopbackConnection) throws -> (id: Int, state: PreviewState) {
    _ = connection.text(until: "id: ")
    let id = try #require(Int(connection.text(until: "\n").dropLast()))
    _ = connection.text(until: "data: ")
    let data = Data(connection.text(until: "\n").utf8)
    return (id, try JSONDecoder().decode(PreviewState.self, from: data))
  }

  @Test("cannot use a port that is in use, which is exit code 6 with a remedy")
  func portInUse() async throws {
    let server = try await PreviewServer(board, host: .usual, port: 0)
    let port = try #require(URL(string: server.url)?.port)
    let error = await #expect(throws: ToolError.self) {
      _ = try await PreviewServer(board, host: .usual, port: port)
    }
    await server.close()
    #expect(error?.status == .output)
    #expect(
      error?.message
        == "port \(port) of 127.0.0.1 cannot be used: Address already in use. Give another one with --port, or "
        + "--port 0 for any free one.")
  }
}
