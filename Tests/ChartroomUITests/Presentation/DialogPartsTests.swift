import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Parts of dialogs")
struct DialogPartsTests {
  @Test("an alert and a dialog have the icon, and a switch that writes its binding")
  func parts() throws {
    for isAlert in [true, false] {
      let isSuppressed = Held(false)
      let stage = phone {
        Group {
          if isAlert {
            Color.clear.alert("Delete?", isPresented: .constant(true)) { Button("Yes") {} }
          } else {
            Color.clear.confirmationDialog(
              "Delete?", isPresented: .constant(true), titleVisibility: .visible
            ) { Button("Yes") {} }
          }
        }
        .dialogIcon(Image(systemName: "trash"))
        .dialogSuppressionToggle("Always", isSuppressed: isSuppressed.binding)
      }
      #expect(stage.shows("Delete?") && stage.shows("Always") && stage.shows("Yes"))
      let label = try #require(
        stage.drawList().texts.first { $0.text.request.string == "Always" }?.frame)
      // The switch is at the trailing edge of the alert of 270 points, or of the dialog of 384 points.
      stage.tap(x: isAlert ? 200 + 135 - 16 - 25 : 392 - 16 - 25, y: label.midY)
      #expect(isSuppressed.value)
    }
    let plain = phone {
      Color.clear.alert("Delete?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(!plain.shows("Always"))
  }
}

@MainActor
@Suite("presentationSizing")
struct PresentationSizingTests {
  private func size(
    _ sizing: some PresentationSizing, width: CGFloat = 1000, ideal: CGSize? = nil
  ) -> CGSize? {
    stage(width: width, height: 800) {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.frame(idealWidth: ideal?.width, idealHeight: ideal?.height)
          .id("sheet").presentationSizing(sizing)
      }
    }
    .frame(of: "sheet")?.size
  }

  @Test("a screen from 500 points is wide, as its size class is regular")
  func widths() {
    #expect(size(.automatic, width: 499)?.width == 499)
    #expect(size(.automatic, width: 500)?.width == 460)
  }

  @Test("a sheet on a wide screen has the size of its rule, within the screen")
  func rules() {
    let ideal = CGSize(width: 300, height: 200)
    #expect(size(.automatic) == CGSize(width: 540, height: 620))
    #expect(size(.form) == CGSize(width: 540, height: 620))
    #expect(size(.page) == CGSize(width: 712, height: 780))
    #expect(size(.fitted, ideal: ideal) == ideal)
    #expect(size(.fitted, ideal: CGSize(width: 2000, height: 100))?.width == 960)
    #expect(
      size(.page.fitted(horizontal: false, vertical: true), ideal: ideal)
        == CGSize(width: 712, height: 200))
    // A narrow screen gives the sheet its own width.
    #expect(size(.fitted, width: 400, ideal: ideal)?.width == 400)
  }

  @Test("a sticky sheet grows and does not shrink")
  func sticky() {
    struct Screen: View {
      let isHigh: Bool
      let isSticky: Bool
      var body: some View {
        Color.red.sheet(isPresented: .constant(true)) {
          Color.blue.frame(idealWidth: 300, idealHeight: isHigh ? 400 : 200).id("sheet")
            .presentationSizing(.fitted.sticky(horizontal: false, vertical: isSticky))
        }
      }
    }
    for isSticky in [true, false] {
      let stage = stage(width: 1000, height: 800) { Screen(isHigh: false, isSticky: isSticky) }
      #expect(stage.frame(of: "sheet")?.height == 200)
      stage.update { Screen(isHigh: true, isSticky: isSticky) }
      #expect(stage.frame(of: "sheet")?.height == 400)
      stage.update { Screen(isHigh: false, isSticky: isSticky) }
      #expect(stage.frame(of: "sheet")?.height == (isSticky ? 400 : 200))
    }
  }
}
