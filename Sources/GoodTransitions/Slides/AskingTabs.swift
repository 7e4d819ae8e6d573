public import TransitionParts
public import UIKit

/// Goes by the index that the tab bar controller has, whoever selected the tab.
public final class AskingTabs: SlideTabs {
  private weak var tabs: UITabBarController?

  /// The tab that it takes to be selected.
  public var index: Int? { tabs?.selectedIndex }

  public override func watch(_ tabs: UITabBarController) {
    super.watch(tabs)
    self.tabs = tabs
  }
}
