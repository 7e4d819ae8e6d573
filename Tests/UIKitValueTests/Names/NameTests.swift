import Testing
import UIKit

/// Uses of names that ordinary code has, and the defaults that the documentation gives.
@Suite("Names that ordinary code uses", .serialized) @MainActor struct NameTests {
  /// One use, and whether it answers what it should.
  struct Use {
    let name: String
    let holds: @MainActor () -> Bool

    init(_ name: String, _ holds: @escaping @MainActor () -> Bool) {
      self.name = name
      self.holds = holds
    }
  }

  func check(_ uses: [Use]) {
    Headless.reset()
    for use in uses { #expect(use.holds(), "\(use.name)") }
  }

  @Test("controls have their defaults and do what they say")
  func controls() {
    check([
      Use("segments") {
        let control = UISegmentedControl(items: ["a", "b"])
        control.insertSegment(withTitle: "c", at: 0, animated: false)
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        return control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "b"
          && control.numberOfSegments == 2 && UISegmentedControl.noSegment == -1
      },
      Use("no segment") { UISegmentedControl(items: ["a"]).selectedSegmentIndex == -1 },
      Use("stepper") {
        let stepper = UIStepper()
        stepper.value = 101
        return stepper.value == 100 && stepper.stepValue == 1 && stepper.autorepeat
          && stepper.isContinuous && !stepper.wraps
      },
      Use("date picker") {
        let picker = UIDatePicker()
        picker.minimumDate = Date(timeIntervalSinceReferenceDate: 100)
        return picker.date.timeIntervalSinceReferenceDate == 100
          && picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1
      },
      Use("page control") {
        let control = UIPageControl()
        return control.backgroundStyle == .automatic && control.allowsContinuousInteraction
      },
      Use("progress") { UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar },
      Use("slider") {
        let slider = UISlider()
        slider.setThumbImage(UIImage(), for: .normal)
        return slider.thumbImage(for: .normal) != nil && slider.thumbImage(for: .selected) == nil
      },
      Use("switch") { UISwitch().style == .sliding && UISwitch().title == nil },
      Use("search bar") {
        let bar = UISearchBar(frame: .zero)
        bar.placeholder = "Find"
        return bar.searchTextField.placeholder == "Find" && !bar.showsCancelButton
          && bar.selectedScopeButtonIndex == 0 && bar.searchBarStyle == .default
      },
      Use("picker") {
        let picker = UIPickerView()
        let source = Wheels()
        picker.dataSource = source
        picker.selectRow(2, inComponent: 0, animated: false)
        return picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 2
          && UIPickerView().selectedRow(inComponent: 0) == -1
      },
      Use("button by configuration") {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration, primaryAction: nil)
        button.configurationUpdateHandler = { $0.configuration?.title = "Gone" }
        button.layoutIfNeeded()
        return button.currentTitle == "Gone" && button.role == .normal && button.menu == nil
      },
    ])
  }

  private final class Wheels: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }

  @Test("menus and interactions keep what is in them")
  func menus() {
    check([
      Use("menu") {
        let action = UIAction(title: "a", state: .on) { _ in }
        let menu = UIMenu(title: "m", options: .displayInline, children: [action])
        return menu.children.count == 1 && menu.selectedElements.first === action
          && menu.replacingChildren([]).identifier == menu.identifier
      },
      Use("an action's title") {
        let action = UIAction { _ in }
        action.title = "b"
        return action.title == "b" && action.state == .off
      },
      Use("commands") {
        let key = UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")
        return key.input == "s" && key.action.description == "save:"
          && UICommand(title: "x", action: "y").propertyList == nil
      },
      Use("added keys") {
        let controller = UIViewController()
        let key = UIKeyCommand(input: "s", modifierFlags: [], action: "save:")
        let isWithout = controller.keyCommands == nil
        controller.addKeyCommand(key)
        let isWith = controller.keyCommands?.first === key
        controller.removeKeyCommand(key)
        return isWithout && isWith && controller.keyCommands == nil
      },
      Use("interaction") {
        let (first, second) = (UIView(), UIView())
        let owner = MenuOwner()
        let interaction = UIContextMenuInteraction(delegate: owner)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        return first.interactions.isEmpty && interaction.view === second
      },
      Use("preview") {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        return UITargetedPreview(view: view).size == view.bounds.size
      },
    ])
  }

  private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: nil) }
  }

  @Test("bars keep how they look")
  func bars() {
    check([
      Use("copy") {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let copy = look.copy() as? UINavigationBarAppearance
        look.backgroundColor = .red
        return copy?.backgroundColor == .systemBackground
          && copy?.buttonAppearance.normal.titlePositionAdjustment.horizontal == 1
      },
      Use("transparent") {
        let look = UITabBarAppearance()
        look.configureWithTransparentBackground()
        return look.backgroundEffect == nil && look.shadowColor == nil
          && UIToolbarAppearance().backgroundEffect != nil
      },
      Use("bars") {
        let bar = UINavigationBar(frame: .zero)
        return bar.scrollEdgeAppearance == nil && bar.compactAppearance == nil
          && bar.standardAppearance === bar.standardAppearance && bar.barPosition == .top
      },
      Use("for all") {
        UINavigationBar.appearance().prefersLargeTitles = true
        UIBarButtonItem.appearance().tintColor = .red
        return UINavigationBar.appearance().prefersLargeTitles
          && UIBarButtonItem.appearance().tintColor == .red
          && !UINavigationBar(frame: .zero).prefersLargeTitles
      },
      Use("item") {
        let item = UINavigationItem(title: "x")
        return item.hidesSearchBarWhenScrolling && item.backAction == nil
          && item.style == .navigator && item.trailingItemGroups.isEmpty
          && item.preferredSearchBarPlacement == .automatic
      },
      Use("group") {
        UIBarButtonItem(systemItem: .add).creatingFixedGroup().barButtonItems.count == 1
      },
    ])
  }

  @Test("views convert to the screen and keep margins, effects and names")
  func views() {
    check([
      Use("screen space") {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        window.addSubview(view)
        let space = UIScreen.main.coordinateSpace
        return view.convert(CGPoint.zero, to: space) == CGPoint(x: 15, y: 25)
          && view.convert(CGRect(x: 15, y: 25, width: 1, height: 1), from: space).origin == .zero
          && space.convert(CGPoint(x: 15, y: 25), to: view) == .zero
          && space.bounds == UIScreen.main.bounds
      },
      Use("margins") {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins.leading = 30
        return view.layoutMargins.right == 30 && !view.preservesSuperviewLayoutMargins
          && view.insetsLayoutMarginsFromSafeArea
      },
      Use("tint") {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.tintAdjustmentMode = .dimmed
        return inner.tintAdjustmentMode == .dimmed && UIView().tintAdjustmentMode == .normal
      },
      Use("anchor point") { UIView().anchorPoint == CGPoint(x: 0.5, y: 0.5) },
      Use("motion") {
        let view = UIView()
        let effect = UIInterpolatingMotionEffect(
          keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        view.addMotionEffect(effect)
        return view.motionEffects == [effect] && effect.minimumRelativeValue == nil
      },
      Use("alignment") {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        return UIView().alignmentRect(forFrame: frame) == frame
          && UIView().frame(forAlignmentRect: frame) == frame
      },
      Use("restoration") {
        UIView().restorationIdentifier == nil && UIViewController().restorationIdentifier == nil
      },
      Use("accessibility") {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        return view.accessibilityActivationPoint == CGPoint(x: 5, y: 10)
          && view.accessibilityContainerType == .none && view.accessibilityElements == nil
      },
    ])
  }

  @Test("services of the system answer that nothing is done")
  func services() {
    check([
      Use("addresses") {
        !UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/"))
          && UIApplication.openSettingsURLString == "app-settings:"
      },
      Use("tasks") {
        UIApplication.shared.beginBackgroundTask() != .invalid
          && UIApplication.shared.backgroundTimeRemaining > 1e9
      },
      Use("device") {
        UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown
          && UIDevice.current.identifierForVendor != nil
      },
      Use("screen") { UIScreen.screens.count == 1 && !UIScreen.main.isCaptured },
      Use("pasteboard") {
        UIPasteboard.general.string = "x"
        return UIPasteboard.general.hasStrings && UIPasteboard.general.url == nil
      },
      Use("picker") {
        UIImagePickerController.isSourceTypeAvailable(.photoLibrary)
          && !UIImagePickerController.isSourceTypeAvailable(.camera)
      },
      Use("edges") {
        UIViewController().childForHomeIndicatorAutoHidden == nil
          && UIViewController().childForScreenEdgesDeferringSystemGestures == nil
          && !UIViewController().prefersHomeIndicatorAutoHidden
      },
    ])
  }

  @Test("values of fonts, pictures and geometry")
  func values() {
    check([
      Use("metrics") {
        UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 30), maximumPointSize: 20
        ).pointSize == 20
      },
      Use("descriptor") {
        let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
        return UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 12)
          && descriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 14) }
            == .systemFont(ofSize: 14, weight: .bold)
      },
      Use("symbol") {
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        return UIImage(systemName: "star", withConfiguration: configuration) != nil
      },
      Use("gradient") {
        CGGradient(
          colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
          locations: [0, 1]) != nil
      },
      Use("texts of geometry") {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        return NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}"
          && NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect
          && NSCoder.cgPoint(for: "nothing") == .zero
      },
      Use("list content") {
        var content = UIListContentConfiguration.cell()
        content.text = "a"
        return (content.makeContentView() as? UIListContentView)?.subviews.count == 2
      },
    ])
  }

  @Test(
    "animations that are begun by name take the length and the pace that are said by the commit")
  func begun() {
    Headless.reset()
    let window = UIWindow()
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    Headless.settle()
    let listener = Listener()

    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop(Selector("stopped:", Listener.stopped))
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.setAnimationDuration(1)
    UIView.commitAnimations()
    Headless.advance(by: 0.5)

    #expect(view.layer.presentation()?.frame.minX == 50)
    #expect(listener.heard.isEmpty)
    Headless.settle()
    #expect(listener.heard == ["move"])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  private final class Listener {
    var heard: [String] = []

    func stopped(_ name: String) { heard.append(name) }
  }
}
