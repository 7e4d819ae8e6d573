import CoreGraphics
import StoryboardFormat
import UIKitSemantics

/// Makes the controllers of a storyboard.
@MainActor struct ControllerMaker {
  let storyboard: UIStoryboard
  /// Makes the first controller in place of its class.
  var creator: ((NSCoder) -> UIViewController?)?

  /// Makes the controller of a screen, with those that live in it from the beginning.
  func make(_ scene: StoryboardDocument.Scene) -> UIViewController? {
    switch scene.root {
    case .reference(let reference):
      return make(reference)
    case .controller(let description):
      guard let controller = makeAlone(description) else { return nil }
      controller.storyboardRecord = StoryboardRecord(scene, in: storyboard)
      controller.apply(description)
      storyboard.noteUnknown(description.outlets, of: controller)
      install(description.relationships, in: controller)
      controller.awakeFromNib()
      return controller
    }
  }

  private func make(_ reference: StoryboardDocument.Reference) -> UIViewController? {
    let other =
      reference.storyboard.map { UIStoryboard(name: $0, bundle: storyboard.bundle) } ?? storyboard
    guard let identifier = reference.identifier else {
      return other.instantiateInitialViewController()
    }
    return World.current.isHalted
      ? nil : other.instantiateViewController(withIdentifier: identifier)
  }

  private func makeAlone(_ description: StoryboardDocument.Controller) -> UIViewController? {
    let coder = StoryboardCoder()
    if let made = creator?(coder) { return made }
    if let name = description.customClass {
      if let type = World.current.program.controller(name) { return type.init(coder: coder) }
      let names = ComplaintNames(subject: name.name)
      World.current.complain(.unknownClass, .logged, names, about: nil)
    }
    let usual = StoryboardControllerTable.types[description.element] ?? UIViewController.self
    return usual.init(coder: coder)
  }

  private func install(
    _ relationships: [StoryboardDocument.Relationship], in container: UIViewController
  ) {
    var names: [String] = []
    for relationship in relationships where !names.contains(relationship.name) {
      names.append(relationship.name)
    }
    for name in names {
      let children = relationships.filter { $0.name == name }
        .compactMap { storyboard.make($0.destination) }
      let isInstalled = StoryboardControllerTable.install(children, as: name, in: container)
      if !isInstalled, let first = relationships.first(where: { $0.name == name }) {
        storyboard.note("relationship '\(name)' is not understood", "segue", line: first.line)
      }
    }
  }
}

extension UIViewController {
  /// Sets what the file sets.
  fileprivate func apply(_ description: StoryboardDocument.Controller) {
    if let title = description.title { self.title = title }
    apply(description.settings)
    if let item = description.navigationItem { apply(item) }
    if let item = description.tabBarItem { apply(item) }
  }

  private func apply(_ settings: StoryboardDocument.Settings) {
    if let style = settings.presentationStyle { modalPresentationStyle = style.uiKit }
    if let style = settings.transitionStyle { modalTransitionStyle = style.uiKit }
    if let defines = settings.definesContext { definesPresentationContext = defines }
    if let captures = settings.capturesStatusBar {
      modalPresentationCapturesStatusBarAppearance = captures
    }
    if let isModal = settings.isModal { isModalInPresentation = isModal }
    if let hides = settings.hidesBottomBar { hidesBottomBarWhenPushed = hides }
    if let extends = settings.extendsUnderOpaqueBars { extendedLayoutIncludesOpaqueBars = extends }
    if let width = settings.preferredContentWidth, let height = settings.preferredContentHeight {
      preferredContentSize = CGSize(width: width, height: height)
    }
    if let pages = self as? UIPageViewController {
      pages.transitionStyle = settings.pageTurnStyle?.uiKit ?? pages.transitionStyle
      if pages.transitionStyle == .scroll { pages.spineLocation = .none }
      pages.navigationOrientation = settings.pageOrientation?.uiKit ?? pages.navigationOrientation
    }
    if let hides = settings.hidesNavigationBar {
      (self as? UINavigationController)?.isNavigationBarHidden = hides
    }
  }

  private func apply(_ item: StoryboardDocument.NavigationItem) {
    if let title = item.title { navigationItem.title = title }
    navigationItem.prompt = item.prompt
    if let hides = item.hidesBackButton { navigationItem.hidesBackButton = hides }
    if !item.left.isEmpty { navigationItem.leftBarButtonItems = item.left.map(button) }
    if !item.right.isEmpty { navigationItem.rightBarButtonItems = item.right.map(button) }
    navigationItem.backBarButtonItem = item.back.map(button)
  }

  private func apply(_ item: StoryboardDocument.TabBarItem) {
    if let title = item.title { tabBarItem.title = title }
    if let badge = item.badge { tabBarItem.badgeValue = badge }
    if let tag = item.tag { tabBarItem.tag = tag }
  }

  private func button(_ description: StoryboardDocument.BarButton) -> UIBarButtonItem {
    let button = UIBarButtonItem()
    storyboardRecord?.objects.add(button, named: description.id)
    button.title = description.title
    if let tag = description.tag { button.tag = tag }
    for segue in description.segues {
      button.primaryAction = UIAction { [weak self, weak button] _ in
        self?.trigger(segue, sender: button)
      }
    }
    for action in description.actions {
      button.target = self
      button.action = World.current.program.action(named: action.name, of: self)
    }
    return button
  }
}
