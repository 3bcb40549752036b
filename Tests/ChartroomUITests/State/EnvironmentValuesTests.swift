import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Environment values")
struct EnvironmentValuesTests {
  @Test("a copy that is changed leaves the original as it is")
  func copies() {
    let values = EnvironmentValues()
    var copy = values
    #expect(copy.isSame(as: values))
    copy.displayScale = 2
    #expect(!copy.isSame(as: values))
    #expect(values.displayScale == 1 && copy.displayScale == 2)
    #expect(copy.pixelLength == 0.5)
  }

  @Test("an optional value that is not set has its default, and nil can be set")
  func optionals() {
    var values = EnvironmentValues()
    #expect(values[FiveKey.self] == 5)
    values[FiveKey.self] = nil
    #expect(values[FiveKey.self] == nil)
    values[FiveKey.self] = 3
    #expect(values[FiveKey.self] == 3)
  }
}

private struct FiveKey: EnvironmentKey { static var defaultValue: Int? { 5 } }
