import SeedTransitions
import TransitionCertification

extension SeedSubjects {
  /// Transitions by animators that know nothing of transitions.
  static let easy = [easyCard, easyBackdrop, easyNavigation, easyTabs]

  private static let easyCard = ListedSubject(
    .delegate("seed/easy-card", dismissedBy: .drag(.down)) { makeCardDelegate() }
      .presented(by: .drag(.up)) { delegate, presenter, present in
        (delegate as? ModalTransitionDelegate)?.wire(
          viewController: presenter, with: .regular(.fromBottom), navigationAction: present)
      }
      .preparing(wireCard),
    "a card grows until it fills the screen, and a finger pulls it away", role: .seed)

  private static let easyBackdrop = ListedSubject(
    .delegate(
      "seed/easy-backdrop", dismissedBy: .edge(.left),
      contract: SubjectContract(chrome: ["CardBackdrop"])
    ) { makeCardDelegate() }
    .presented(as: [.custom])
    .preparing { presented in
      guard let delegate = presented.transitioningDelegate as? ModalTransitionDelegate else {
        return
      }
      delegate.set(presentationController: {
        CardPresentationController(presentedViewController: $0, presenting: $1)
      })
      delegate.wire(viewController: presented, with: .edge(.left)) { [weak presented] in
        presented?.dismiss(animated: true)
      }
    },
    "a card grows over a blur, and a finger pulls it away from an edge", role: .seed)

  private static let easyNavigation = ListedSubject(
    .navigation("seed/easy-navigation", poppedBy: .edgeSwipe) {
      let delegate = NavigationTransitionDelegate()
      delegate.set(animator: RecedingAnimator())
      return delegate
    }
    .preparing { controller in
      guard let navigation = controller as? UINavigationController else { return }
      (navigation.delegate as? NavigationTransitionDelegate)?.wire(
        viewController: navigation, with: .edge(.left)
      ) { [weak navigation] in navigation?.popViewController(animated: true) }
    },
    "a pushed screen slides in while the one below recedes", role: .seed)

  private static let easyTabs = ListedSubject(
    .tabs("seed/easy-tabs", selectedBy: .drag(.left)) {
      let delegate = TabBarTransitionDelegate()
      delegate.set(animator: RecedingAnimator())
      return delegate
    }
    .preparing { controller in
      guard let tabs = controller as? UITabBarController else { return }
      (tabs.delegate as? TabBarTransitionDelegate)?.wire(
        viewController: tabs, with: .regular(.fromRight)
      ) { [weak tabs] in
        guard let tabs, tabs.selectedIndex + 1 < tabs.viewControllers?.count ?? 0 else { return }
        tabs.selectedIndex += 1
      }
    },
    "a tab slides in while the one before recedes", role: .seed)

  // MARK: - The card

  @MainActor private static func makeCardDelegate() -> ModalTransitionDelegate {
    let delegate = ModalTransitionDelegate()
    delegate.set(
      animator: AppStoreAnimator(initialFrame: CGRect(x: 20, y: 120, width: 350, height: 400)))
    return delegate
  }

  @MainActor private static func wireCard(_ presented: UIViewController) {
    (presented.transitioningDelegate as? ModalTransitionDelegate)?.wire(
      viewController: presented, with: .regular(.fromTop)
    ) { [weak presented] in presented?.dismiss(animated: true) }
  }
}
