import CCrypto
import Foundation

/// SHA-256 digests, in lower-case hexadecimal digits.
package enum FileDigest {
  /// Returns the digest of bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func of(_ bytes: some Collection<UInt8>) -> String {
    let hash = Hash()
    if bytes.withContiguousStorageIfAvailable({ hash.add(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { hash.add($0) }
    }
    return hash.text
  }

  /// Returns the digest of a list of texts, which differs from those of other lists.
  static func of(parts: [String]) -> String {
    of(parts.map { "\($0.utf8.count) \($0)\n" }.joined().utf8)
  }

  /// Returns the digest and the size of a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The digest and the number of bytes; `nil` for anything but a regular file, and for a file that cannot
  ///   be read.
  /// - Complexity: O(*n*) for *n* bytes; at most one mebibyte of memory.
  package static func of(fileAt path: String) -> (sha256: String, bytes: Int)? {
    // Opening a pipe would block.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let hash = Hash()
    var total = 0
    var chunk = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 1), 1 << 20))
    while true {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count == 0 { return (hash.text, total) }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      total += count
      chunk.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// A computation of a digest.
  private final class Hash {
    private let context = EVP_MD_CTX_new()

    init() { EVP_DigestInit_ex(context, EVP_sha256(), nil) }

    deinit { EVP_MD_CTX_free(context) }

    func add(_ bytes: UnsafeRawBufferPointer) {
      EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    }

    /// The digest of the bytes so far, after which no more can be added.
    var text: String {
      var digest = [UInt8](repeating: 0, count: 32)
      EVP_DigestFinal_ex(context, &digest, nil)
      return digest.map { byte in
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
      }.joined()
    }
  }
}
