import UIKit

// Stacks whose declarations are not those of UIKit's.

/// Its root may come later, and its initializer says so.
final class LoosePile: UIViewController {
  init(rootViewController: UIViewController? = nil) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, animated: Bool) {}
  func pop(animated: Bool) {}
}

/// Besides its root it may be given what it shows where nothing lies upon it.
final class AnnexPile: UIViewController {
  init(root: UIViewController? = nil, placeholder: UIViewController? = nil, spacing: CGFloat = 8) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, animated: Bool) {}
  func pop(animated: Bool) {}
}

/// It has to be told what is to be done at the end.
final class TellingPile: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {}
  func pop(animated: Bool, then: @escaping @MainActor (_ finished: Bool, Int) -> Void) {}
}

/// What it takes away is the last one.
final class LastPile: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, animated: Bool) {}
  func popLast(animated: Bool) -> UIViewController? { nil }
}

/// It knows the stacks of UIKit's in which it lies, and keeps none.
final class GuestPile: UIViewController {
  weak var enclosing: UINavigationController?
  var outer: UINavigationController? { parent as? UINavigationController }
  private var shown: [UIViewController] = []

  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, animated: Bool) {
    guard enclosing == nil else {
      enclosing?.pushViewController(viewController, animated: animated)
      return
    }
    addChild(viewController)
  }
  func pop(animated: Bool) {}
}

enum PileStyle { case plain, slide }

/// How it pushes a style says.
final class StyledPile: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, style: PileStyle, duration: TimeInterval) {}
  func pop(animated: Bool) {}
}

/// A method lays its root.
final class LatePile: UIViewController {
  var root: UIViewController?

  func setRoot(_ viewController: UIViewController, animated: Bool) {}
  func push(_ viewController: UIViewController, animated: Bool) {}
  func pop(animated: Bool) {}
}

/// A property lays its root.
final class RootedPile: UIViewController {
  var stackRoot: UIViewController? { didSet { stackRoot.map(addChild) } }
  var overlay: UIViewController?

  func push(_ viewController: UIViewController, animated: Bool) {}
  func pop(animated: Bool) {}
}

// MARK: - Stacks that are not understood

/// Nothing says where in it something is to go.
final class IndexedPile: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, at index: Int) {}
  func pop() {}
}

/// What its closure answers nobody knows.
final class AskingPile: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController) {}
  func pop(unless isLocked: @escaping () -> Bool) {}
}

/// A case says here to which of several piles something goes.
final class SortedPile: UIViewController {
  enum Place { case left, right }

  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, to place: Place) {}
  func pop() {}
}

final class WaitingPile: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController) async {}
  func pop() async {}
}

/// It takes screens of its library's own alone.
final class PickyPile: UIViewController {
  init(root: PileScreen) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ screen: PileScreen) {}
  func pop() {}
}

class PileScreen: UIViewController {}

/// Who hosts it lies beneath nothing, and neither does what it remembers.
final class BarePile: UIViewController {
  weak var root: UIViewController?
  var detail: UIViewController?

  init(host: UIViewController? = nil) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController) {}
  func pop() {}
}

/// Somebody has to bring a picture.
final class PicturePile: UIViewController {
  init(root: UIViewController, picture: UIImage) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController) {}
  func pop() {}
}

// MARK: - No stacks

/// A navigation controller around it does the work.
class Forwarder: UIViewController {
  var rootViewController: UIViewController?

  func push(_ viewController: UIViewController, animated: Bool) {
    navigationController?.pushViewController(viewController, animated: animated)
  }
  func pop(animated: Bool) { navigationController?.popViewController(animated: animated) }
}

final class ForwarderHeir: Forwarder {}

/// It sends what it is given to a stack that it was told of.
final class Courier: UIViewController {
  weak var stack: UINavigationController?

  init(first: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController) { send(viewController) }
  func popLast() { stack?.popViewController(animated: true) }
  private func send(_ viewController: UIViewController) {
    guard let stack = stack else { return }
    stack.pushViewController(viewController, animated: true)
  }
}

/// What it pushes the system presents.
final class Announcer: UIViewController {
  func push(_ viewController: UIViewController, completion: @escaping () -> Void) {
    present(viewController, animated: true, completion: completion)
  }
  func pop() { dismiss(animated: true) }
}

/// A stack of UIKit's that it makes does the work.
final class Framing: UIViewController {
  private lazy var inner: UINavigationController = { UINavigationController() }()

  init(root: UIViewController? = nil) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController, animated: Bool) { addChild(inner) }
  func popLast(animated: Bool) {}
}

/// What it takes away is a text.
final class Reporter: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func push(_ viewController: UIViewController) {}
  func popLast() -> String? { nil }
}
