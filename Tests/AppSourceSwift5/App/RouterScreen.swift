import Foundation
import SwiftUI

enum Route: Hashable {
  case home
  case detail(id: Int)
  case help(URL)
}

@MainActor
final class Router: ObservableObject {
  static let shared = Router()

  @Published private(set) var path: [Route] = [.home]

  init() {}

  var current: Route { path.last ?? .home }

  func push(_ route: Route) { path.append(route) }
  func pop() { if path.count > 1 { path.removeLast() } }
}

struct RouterScreen: View {
  @ObservedObject var router = Router()

  init(router: Router) { self.router = router }

  var body: some View {
    VStack(alignment: .leading) {
      switch router.current {
      case .home:
        HomePage(open: { router.push(.detail(id: $0)) })
      case .detail(let id):
        DetailPage(id: id).environmentObject(router)
      case .help(let url):
        Text(url.host ?? "no host")
      }
      Text("Depth \(router.path.count)")
    }
  }
}

private struct HomePage: View {
  let open: (Int) -> Void

  var body: some View {
    ForEach(1..<4) { id in
      Button("Open \(id)") { open(id) }.id("open \(id)")
    }
  }
}

private struct DetailPage: View {
  let id: Int
  @EnvironmentObject private var router: Router
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text("Detail \(id)")
    Button("Back") {
      dismiss()
      router.pop()
    }
    .id("back")
    Button("Help") {
      guard let url = URL(string: "https://example.com/help") else { return }
      openURL(url) { accepted in
        if !accepted { router.push(.help(url)) }
      }
    }
    .id("help")
  }
}
