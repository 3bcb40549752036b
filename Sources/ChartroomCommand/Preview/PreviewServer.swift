import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The HTTP server of a preview, on a loopback address.
package final class PreviewServer: Sendable {
  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  /// The address of the page.
  package let url: String

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - board: What the page shows.
  ///   - host: The address.
  ///   - port: The port; 0 for any free one.
  /// - Throws: `ToolError` with status 6 if the port cannot be used.
  package init(_ board: PreviewBoard, host: LoopbackHost, port: Int) async throws(ToolError) {
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      channel = try await ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 64)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelInitializer { Self.prepare($0) {} }
        .childChannelInitializer { channel in
          Self.prepare(channel) {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline()
            try channel.pipeline.syncOperations.addHandler(PreviewHandler(board))
          }
        }
        .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
        .bind(host: host.address, port: port).get()
    } catch {
      try? await group.shutdownGracefully()
      let reason = (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
      throw ToolError(
        .output,
        "port \(port) of \(host.address) cannot be used: \(reason). Give another one with --port, or "
          + "--port 0 for any free one.")
    }
    url = host.url(port: channel.localAddress?.port ?? port)
  }

  /// Waits until the server has ended.
  package func wait() async { try? await channel.closeFuture.get() }

  /// Ends the server and all connections.
  package func close() async {
    try? await channel.close()
    try? await group.shutdownGracefully()
  }

  /// Keeps the socket of a channel from the worker processes, and adds handlers.
  private static func prepare(
    _ channel: any Channel, _ work: @escaping @Sendable () throws -> Void
  ) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
        of: NIOBSDSocket.Handle.self
      ) { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
      try work()
    }
  }
}
