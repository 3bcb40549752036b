import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("inspector")
struct InspectorTests {
  private func screen(_ isPresented: Held<Bool>, _ details: some View) -> some View {
    Color.red.id("content").inspector(isPresented: isPresented.binding) { details }
  }

  private func frames(
    _ width: CGFloat, sizeClass: UserInterfaceSizeClass? = nil, isPresented: Bool = true,
    _ details: some View = Color.blue.id("details")
  ) -> [CGRect?] {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = sizeClass
    let stage = stage(width: width, height: 600, environment: environment) {
      screen(Held(isPresented), details)
    }
    return [stage.frame(of: "content"), stage.frame(of: "details")]
  }

  @Test("a wide view has the inspector beside it, behind a line")
  func column() {
    #expect(frames(1000) == [CGRect(0, 0, 679, 600), CGRect(680, 0, 320, 600)])
    #expect(frames(1000, isPresented: false) == [CGRect(0, 0, 1000, 600), nil])
    // At most half of the width.
    #expect(frames(600) == [CGRect(0, 0, 299, 600), CGRect(300, 0, 300, 600)])
  }

  @Test("a narrow view has the inspector in a sheet above it, which writes the binding")
  func sheet() {
    #expect(frames(499) == [CGRect(0, 0, 499, 600), CGRect(0, 10, 499, 590)])
    #expect(frames(390, sizeClass: .regular).last == CGRect(195, 0, 195, 600))
    #expect(frames(1000, sizeClass: .compact).first == CGRect(0, 0, 1000, 600))
    let isPresented = Held(true)
    let stage = phone {
      screen(isPresented, Color.blue.id("details").presentationDetents([.height(200)]))
    }
    #expect(stage.frame(of: "details")?.minY == 570)
    stage.tap(x: 200, y: 100)
    #expect(!isPresented.value)
  }

  @Test("the inspector has the width that its content requests")
  func widths() {
    func width(_ details: some View) -> CGFloat? { frames(1000, details).last??.width }
    #expect(width(Color.blue.id("details").inspectorColumnWidth(250)) == 250)
    #expect(width(Color.blue.id("details").inspectorColumnWidth(min: 280, ideal: 250)) == 280)
    #expect(width(Color.blue.id("details").inspectorColumnWidth(ideal: 400, max: 350)) == 350)
    #expect(width(Color.blue.id("details").inspectorColumnWidth(.nan)) == 320)
    #expect(width(Color.blue.id("details").inspectorColumnWidth(2000)) == 500)
  }
}
