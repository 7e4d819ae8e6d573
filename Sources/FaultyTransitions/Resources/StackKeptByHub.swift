import TransitionParts
public import UIKit

/// Keeps its delegate, which keeps the stack that it serves. Catalogue: F250.
public final class StackKeptByHub: UINavigationController {
  private let hub = StackHub()

  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = hub
    hub.watch(self)
  }
}

/// Serves the stack that it keeps.
private final class StackHub: SlideNavigation {
  private var stack: UINavigationController?

  override func watch(_ navigation: UINavigationController) {
    stack = navigation
    super.watch(navigation)
  }
}
