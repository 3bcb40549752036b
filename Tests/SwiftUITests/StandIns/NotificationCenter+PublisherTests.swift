import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import OpenCombine
import TestSupport
import Testing

@MainActor
@Suite("Publishers of notifications")
struct NotificationPublisherTests {
  @Test("an app receives its own notifications, in both language modes")
  func appSource() {
    let five = stage(width: 200, height: 300) { AppSourceSwift5.SignalScreen() }
    #expect(five.strings == "Quiet Send")
    five.tap("send")
    #expect(five.strings == "Ahoy Send")
    let six = stage(width: 200, height: 300) { AppSourceSwift6.SignalScreen() }
    six.tap("send")
    #expect(six.strings == "Ahoy Send")
    #expect(five.strings == "Ahoy Ahoy Send")
  }

  @Test("a publisher selects the sender, and ends with its subscription")
  func senders() {
    final class Sender {}
    let (center, sender, other) = (NotificationCenter(), Sender(), Sender())
    let name = Notification.Name("test")
    var found = 0
    let subscription = center.publisher(for: name, object: sender).sink { _ in found += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("another"), object: sender)
    #expect(found == 1)
    subscription.cancel()
    center.post(name: name, object: sender)
    #expect(found == 1)
  }
}
