import UIKit

// MARK: - Segues that leave what they do to methods of their own

/// It pushes by a method of its own, and says whether to animate where it calls that.
final class Ferry: UIStoryboardSegue {
  override func perform() {
    cross(animated: false)
    UIView.animate(withDuration: 0.3) { self.destination.view.alpha = 1 }
  }

  private func cross(animated: Bool) {
    source.navigationController?.pushViewController(destination, animated: animated)
  }
}

/// It does the one or the other, as its source's stack says; so does what leads back.
final class Hoist: UIStoryboardSegue {
  override func perform() { raise(animated: false) }

  private func raise(animated: Bool) {
    if let navigation = source.navigationController {
      navigation.pushViewController(destination, animated: animated)
    } else {
      source.present(destination, animated: true)
    }
  }
}

final class HoistBack: UIStoryboardSegue {
  override func perform() {
    guard let navigation = source.navigationController else { return sink() }
    navigation.popViewController(animated: true)
  }

  private func sink() { source.dismiss(animated: true) }
}

/// A property of its own decides what it does.
final class Turnout: UIStoryboardSegue {
  var isPush = false

  override func perform() {
    if isPush {
      (source as? UINavigationController)?.pushViewController(destination, animated: true)
    } else {
      source.present(destination, animated: true)
    }
  }
}

/// What it leaves to others stands in its superclass.
class Barge: UIStoryboardSegue {
  override func perform() { cross() }

  func cross() { source.present(destination, animated: true) }
}

/// It crosses otherwise than others do.
final class BargeInLine: Barge {
  override func cross() {
    source.navigationController?.pushViewController(destination, animated: true)
  }
}
