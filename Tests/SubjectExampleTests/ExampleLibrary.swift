import GoodTransitions
import TransitionParts
import UIKit

// The libraries of the examples, as far as the examples call them.

typealias Fade = FadeAnimator
typealias CardDelegate = SlideDelegate
typealias DeckNavigation = SlideNavigation
typealias PagerTabs = SlideTabs
typealias Popup = KeptDelegate
typealias Pager = SwitchingContainer
typealias PullSegue = PulledSegue
typealias Carousel = StackPull
typealias Notice = ReportingDelegate
typealias HomeController = SlidingHome
typealias ZoomDelegate = ZoomNavigation
typealias PhotoFlight = PictureNavigation
typealias PhotoScreen = PictureScreen

/// A menu at each side of one screen.
final class SlideMenu: SideDrawer {
  convenience init(
    main: UIViewController, left: UIViewController, right: UIViewController
  ) {
    self.init([main], sides: [left, right], keepsSides: true)
  }

  func changeMain(to screen: UIViewController, animated: Bool) {
    replace(0, by: screen, animated: animated)
  }

  func openLeft(animated: Bool) { setOpen(true, at: 0, animated: animated) }

  func openRight(animated: Bool) { setOpen(true, at: 1, animated: animated) }

  func closeMenu(animated: Bool) {
    if let openPlace { setOpen(false, at: openPlace, animated: animated) }
  }
}

/// Pages that are gone through one by one.
final class Tour: ScreenSwitcher {
  func next(animated: Bool) { show(shown + 1, animated: animated) }

  func previous(animated: Bool) { show(shown - 1, animated: animated) }
}

extension UIViewController {
  /// A library's own verb: presents a card that keeps what it needs.
  func presentCard(_ card: UIViewController) {
    Popup.install(on: card)
    present(card, animated: UIView.areAnimationsEnabled)
  }
}

/// A card that those who do not see the screen can put away by the escape gesture.
final class EscapableCard: SlideDelegate {
  init() {
    super.init(presentation: { presented, presenting in
      ShelledSheet(in: EscapableShell(of: presented), of: presented, over: presenting)
    })
  }
}
