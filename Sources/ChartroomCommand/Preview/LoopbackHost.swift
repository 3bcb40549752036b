import Foundation

/// An address of this machine that other machines cannot reach.
package struct LoopbackHost: Hashable, Sendable {
  /// The numeric address, such as `127.0.0.1` or `::1`.
  package let address: String

  /// The address that a preview listens to unless another one is given.
  package static let usual = LoopbackHost(address: "127.0.0.1")

  private init(address: String) { self.address = address }

  /// Creates the host of an address in 127.0.0.0/8, of `::1` or of `localhost`; `nil` for others.
  package init?(_ text: String) {
    if text.lowercased() == "localhost" {
      self = .usual
    } else if Self.isLoopbackAddress(text) {
      address = text
    } else {
      return nil
    }
  }

  /// Returns the URL of the page on a port.
  package func url(port: Int) -> String {
    "http://\(address.contains(":") ? "[\(address)]" : address):\(port)/"
  }

  /// Returns whether the `Host` of a request names this machine.
  ///
  /// A page of another site can have a name that suddenly means this machine, and its requests contain that name.
  ///
  /// - Parameter header: The value of the header, with or without a port.
  /// - Returns: Whether the name is a loopback address or `localhost`.
  package static func isLoopback(header: String) -> Bool {
    let name: Substring
    if header.hasPrefix("["), let end = header.firstIndex(of: "]") {
      name = header[header.index(after: header.startIndex)..<end]
    } else {
      name = header.prefix { $0 != ":" }
    }
    let host = name.lowercased()
    return host == "localhost" || host == "localhost." || host.hasSuffix(".localhost")
      || isLoopbackAddress(host)
  }

  private static func isLoopbackAddress(_ text: String) -> Bool {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
    guard inet_pton(AF_INET6, text, &six) == 1 else { return false }
    return withUnsafeBytes(of: &six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
  }
}

extension OptionFormat where Value == LoopbackHost {
  /// The format of an address that only this machine can reach.
  package static var loopbackHost: Self {
    OptionFormat(
      name: "a loopback address",
      rule: "A preview is for this machine only; use ssh -L for another one. Give an address of it",
      example: "127.0.0.1 or ::1",
      value: { LoopbackHost($0) })
  }
}
