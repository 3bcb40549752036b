import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A model with publishers")
struct SuggestionsScreenTests {
  @Test("its values arrive in virtual time, in both language modes")
  func appSource() {
    let stages = [
      stage(width: 300, height: 300) { AppSourceSwift5.SuggestionsScreen() },
      stage(width: 300, height: 300) { AppSourceSwift6.SuggestionsScreen() },
    ]
    for stage in stages {
      #expect(stage.strings == "none idle no answer Type")
      stage.advance(to: 0.2)
      #expect(stage.strings == "none idle answer Type")
      stage.tap("type")
      stage.tap("type")
      #expect(stage.strings == "none en live answer Type")
      stage.advance(to: 0.7)
      #expect(stage.strings == "aa in en en live answer Type")
    }
  }
}
