import ChartroomCommand
import Testing

@Suite("Loopback addresses")
struct LoopbackHostTests {
  @Test(
    "are taken as hosts",
    arguments: ["127.0.0.1", "127.1.2.3", "::1", "localhost", "LOCALHOST"])
  func valid(text: String) throws {
    let host = try #require(LoopbackHost(text))
    #expect(host.address == (text.lowercased() == "localhost" ? "127.0.0.1" : text))
  }

  @Test(
    "are not addresses that other machines can reach",
    arguments: [
      "0.0.0.0", "::", "192.168.1.2", "128.0.0.1", "example.com", "", "127.0.0", "::2", "0::1:1",
    ])
  func invalid(text: String) {
    #expect(LoopbackHost(text) == nil)
    #expect(throws: InvalidOption.self) { try OptionFormat<LoopbackHost>.loopbackHost.read(text) }
  }

  @Test("are parts of addresses of pages")
  func url() {
    #expect(LoopbackHost("127.0.0.1")?.url(port: 80) == "http://127.0.0.1:80/")
    #expect(LoopbackHost("::1")?.url(port: 8321) == "http://[::1]:8321/")
  }

  @Test(
    "are recognised in requests",
    arguments: [
      "127.0.0.1", "127.0.0.1:8321", "localhost", "localhost:1", "LocalHost.", "a.localhost:8321",
      "[::1]",
      "[::1]:8321", "127.9.9.9:80",
    ])
  func validHeader(header: String) { #expect(LoopbackHost.isLoopback(header: header)) }

  @Test(
    "are not recognised in requests for other names",
    arguments: [
      "", "example.com", "localhost.example.com", "127.0.0.1.example.com:8321", "evillocalhost",
      "[::2]:1",
      "10.0.0.1", "[::1", "0.0.0.0:8321",
    ])
  func invalidHeader(header: String) { #expect(!LoopbackHost.isLoopback(header: header)) }
}
