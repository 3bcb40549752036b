import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Size classes")
struct UserInterfaceSizeClassTests {
  private struct Reader: View {
    let found: Held<[UserInterfaceSizeClass?]>
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    init(found: Held<[UserInterfaceSizeClass?]>) { self.found = found }

    var body: some View {
      Color.red.onAppear { found.value = [horizontal, vertical] }
    }
  }

  private func classes(
    _ width: CGFloat?, _ height: CGFloat?, _ environment: EnvironmentValues = EnvironmentValues()
  ) -> [UserInterfaceSizeClass?] {
    let found = Held<[UserInterfaceSizeClass?]>([])
    _ =
      Stage(
        size: ProposedViewSize(width: width, height: height), environment: environment,
        shaper: BoxShaper()
      ) { Reader(found: found) }
      .size
    return found.value
  }

  @Test("a phone is compact across, and on its side in height; a tablet is regular")
  func sizes() {
    #expect(classes(390, 844) == [.compact, .regular])
    #expect(classes(844, 390) == [.regular, .compact])
    #expect(classes(1024, 768) == [.regular, .regular])
    #expect(classes(nil, nil) == [nil, nil])
  }

  @Test("a class of the environment stays")
  func environment() {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .regular
    #expect(classes(390, 844, environment) == [.regular, .regular])
  }
}
