import SwiftUI

@MainActor
func spellLiterals() {
  show(Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)))
  show(
    LinearGradient(
      gradient: Gradient(colors: [
        Color(#colorLiteral(red: 0.9098039269, green: 0.4784313738, blue: 0.6431372762, alpha: 1)),
        Color(
          #colorLiteral(red: 0.2196078449, green: 0.007843137719, blue: 0.8549019694, alpha: 1)),
      ]), startPoint: .top, endPoint: .bottom))
  let accent: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
  show(Color(uiColor: accent))
  show(Image(uiImage: #imageLiteral(resourceName: "Card1")))
  show(Color(uiColor: #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)))
}

@MainActor
func spellImages(_ data: Data) {
  let image = UIImage(data: data) ?? UIImage()
  show(Image(uiImage: image))
  show(Image(uiImage: image.withRenderingMode(.alwaysTemplate)))
  show(Image(uiImage: image.withTintColor(.systemRed)))
  let star = UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal)
  show(Image(uiImage: star ?? UIImage()))
}

@MainActor
func spellWindows() {
  let top = UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  let insets = scene?.windows.first?.safeAreaInsets ?? .zero
  let keyWindow = UIApplication.shared.connectedScenes
    .filter { $0.activationState == .foregroundActive }
    .compactMap { $0 as? UIWindowScene }
    .first?.windows
    .filter { $0.isKeyWindow }.first
  let width = scene?.screen.bounds.width ?? UIScreen.main.bounds.width
  let height = scene?.statusBarManager?.statusBarFrame.height ?? keyWindow?.bounds.height ?? 44
  show(Text("a").padding(.top, top + insets.bottom).frame(width: width, height: height))
}

@MainActor
func spellTurns() {
  var space = CATransform3DIdentity
  space.m34 = -1 / 500
  space = CATransform3DRotate(space, .pi / 6, 0, 1, 0)
  space = CATransform3DTranslate(space, -50, 0, 0)
  show(Text("a").transformEffect(.identity).projectionEffect(ProjectionTransform(space)))
}

@MainActor
func spellLooks() {
  UITabBar.appearance().isHidden = true
  UIPageControl.appearance().currentPageIndicatorTintColor = .label
  UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
  UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(Color.blue)
  UISegmentedControl.appearance().setTitleTextAttributes(
    [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 14)], for: .selected)
  UISegmentedControl.appearance().setTitleTextAttributes(nil, for: .normal)
}

@MainActor
func spellLists() {
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().tableFooterView = UIView()
  UITableView.appearance().contentInset.top = -20
  UITableView.appearance().showsVerticalScrollIndicator = false
  UITableViewCell.appearance().selectionStyle = .none
  UITableViewHeaderFooterView.appearance().tintColor = .clear
  UIScrollView.appearance().keyboardDismissMode = .interactive
  UIScrollView.appearance().bounces = false
  UICollectionView.appearance().backgroundColor = .clear
  UITextView.appearance().backgroundColor = .clear
  UIRefreshControl.appearance().tintColor = .white
  UIView.setAnimationsEnabled(false)
  UIView.setAnimationsEnabled(true)
}

@MainActor
func spellBars() {
  UINavigationBar.appearance().prefersLargeTitles = true
  UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
  UINavigationBar.appearance().shadowImage = UIImage()
  UIToolbar.appearance().barTintColor = .systemBackground
  UIBarButtonItem.appearance().tintColor = .systemRed
  UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
  UITabBar.appearance().clipsToBounds = true
  UITabBar.appearance().backgroundImage = UIImage()
  UITabBar.appearance().shadowImage = UIImage()
  UITabBar.appearance().unselectedItemTintColor = .gray
  let look = UITabBarAppearance()
  look.configureWithTransparentBackground()
  look.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
  look.stackedLayoutAppearance.normal.iconColor = .gray
  look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
  look.stackedLayoutAppearance.selected.iconColor = UIColor(Color.red)
  UITabBar.appearance().standardAppearance = look
  UITabBar.appearance().scrollEdgeAppearance = look
}

@MainActor
func spellControls() {
  UITextField.appearance().clearButtonMode = .whileEditing
  UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).backgroundColor = .white
  UISwitch.appearance().onTintColor = .systemPurple
  UISlider.appearance().thumbTintColor = .systemOrange
  UISlider.appearance().setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
  UISearchBar.appearance().tintColor = .white
  UIDatePicker.appearance().minuteInterval = 15
  UIStepper.appearance().tintColor = .systemBlue
  UIPageControl.appearance().isHidden = true
  UISegmentedControl.appearance().backgroundColor = .systemGray5
}

@MainActor
func spellSettingsOfDevice() {
  show(Text("a").animation(UIAccessibility.isReduceMotionEnabled ? nil : .default, value: 1))
  if UIAccessibility.isVoiceOverRunning {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
  AccessibilityNotification.Announcement("Saved").post()
  AccessibilityNotification.ScreenChanged().post()
  let start = CACurrentMediaTime()
  let height = UIFont.preferredFont(forTextStyle: .body).lineHeight * 2
  show(Text("\(CACurrentMediaTime() - start)").frame(minHeight: height))
}
