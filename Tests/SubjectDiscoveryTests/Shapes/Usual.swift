import UIKit

// What is made with what it has anyway, and what its author has to complete.

final class Tray: UIViewController {
  var width: CGFloat = 280 {
    didSet { view.setNeedsLayout() }
  }
  var viewControllers: [UIViewController] = []
  var selectedIndex = 0

  init(width: CGFloat) {
    super.init(nibName: nil, bundle: nil)
    self.width = width
  }

  required init?(coder: NSCoder) { nil }
}

final class Flattens: Timed {
  var isFlat: Bool = true
  var rounds = 3

  init(isFlat: Bool, rounds: Int) {
    self.isFlat = isFlat
    self.rounds = rounds
  }
}

/// Nobody says what it is before it is set.
final class Rounds: Timed {
  var rounds: Int

  init(rounds: Int) { self.rounds = rounds }
}

/// Somebody has to bring its picture.
final class Mounted: UIViewController {
  var viewControllers: [UIViewController] = []
  var selectedIndex = 0

  init(on picture: UIImage) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}
