import Foundation
import NIOCore
import NIOHTTP1

/// The stream of server-sent events of one connection, each of which contains the whole state of the preview.
///
/// A connection that is slow misses states, and receives the last one.
final class PreviewEvents {
  /// The time after which a client connects again, in milliseconds.
  private static let retry = 1000
  /// The shortest time between two events.
  private static let distance = TimeAmount.milliseconds(40)
  /// The time between comments that keep proxies from closing the connection.
  private static let pause = TimeAmount.seconds(15)

  private let board: PreviewBoard
  private let channel: any Channel
  private var observer: Int?
  private var pulse: RepeatedTask?
  private var sent = -1
  private var isWaiting = false

  /// Begins the stream with the current state.
  ///
  /// - Parameters:
  ///   - board: The preview.
  ///   - channel: The connection, on whose event loop this runs.
  init(_ board: PreviewBoard, to channel: any Channel) {
    (self.board, self.channel) = (board, channel)
    let (loop, bound) = (channel.eventLoop, NIOLoopBound(self, eventLoop: channel.eventLoop))
    observer = board.observe { loop.execute { bound.value.send() } }
    pulse = loop.scheduleRepeatedTask(initialDelay: Self.pause, delay: Self.pause) { _ in
      bound.value.write(": still here\n\n")
    }
    write("retry: \(Self.retry)\n\n")
    send()
  }

  /// Ends the stream.
  func end() {
    if let observer { board.forget(observer) }
    observer = nil
    pulse?.cancel()
    pulse = nil
  }

  /// Sends the state if it is new and the connection has room, and otherwise later.
  func send() {
    guard observer != nil, !isWaiting, channel.isWritable else { return }
    let (state, revision) = board.current
    guard revision != sent, let json = try? JSONEncoder().encode(state) else { return }
    sent = revision
    write("id: \(revision)\ndata: \(String(decoding: json, as: UTF8.self))\n\n")
    isWaiting = true
    let bound = NIOLoopBound(self, eventLoop: channel.eventLoop)
    channel.eventLoop.scheduleTask(in: Self.distance) {
      bound.value.isWaiting = false
      bound.value.send()
    }
  }

  private func write(_ text: String) {
    let part = HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text)))
    channel.writeAndFlush(part, promise: nil)
  }
}
