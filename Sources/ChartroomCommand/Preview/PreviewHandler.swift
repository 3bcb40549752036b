import Foundation
import NIOCore
import NIOHTTP1

/// The handler of one connection to the server of a preview.
final class PreviewHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let board: PreviewBoard
  private var request: HTTPRequestHead?
  private var events: PreviewEvents?

  init(_ board: PreviewBoard) { self.board = board }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      guard let request else { return }
      self.request = nil
      answer(request, context)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    events?.send()
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    events?.end()
    events = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let response = PreviewResponder(board).response(
      method: request.method.rawValue, target: request.uri, host: request.headers["host"].first,
      known: request.headers["if-none-match"].first)
    let isHead = request.method == .HEAD
    // Clients of HTTP/1.0 that keep connections would need another header field.
    let isKept = request.isKeepAlive && request.version != .http1_0
    var head = HTTPResponseHead(
      version: request.version, status: HTTPResponseStatus(statusCode: response.status),
      headers: HTTPHeaders(response.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    if !response.isStream || isHead, response.status != 304 {
      head.headers.add(name: "Content-Length", value: "\(response.body.count)")
    }
    if !isKept { head.headers.add(name: "Connection", value: "close") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if response.isStream, !isHead {
      context.flush()
      events = PreviewEvents(board, to: context.channel)
      return
    }
    if !isHead, !response.body.isEmpty {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    }
    let end = context.eventLoop.makePromise(of: Void.self)
    if !isKept {
      let channel = context.channel
      end.futureResult.whenComplete { _ in channel.close(promise: nil) }
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: end)
  }
}
