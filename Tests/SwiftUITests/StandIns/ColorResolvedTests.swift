import Foundation
import SwiftUI
import Testing

@Suite("Resolved colours")
struct ColorResolvedTests {
  @Test("a colour survives coding, and its components are animated")
  func coding() throws {
    let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.125)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
    var other = Color.Resolved(red: 0, green: 0, blue: 0)
    other.animatableData = color.animatableData
    #expect(other == color)
  }
}
