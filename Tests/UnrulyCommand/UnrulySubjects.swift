import Foundation
import TransitionCertification

/// Segues of which each does something to its process in one scenario, and does well in all others.
enum UnrulySubjects {
  /// The ids of those that take their time begin with `slow`, those of all others with `rash`.
  static let all = Misdeed.allCases.map { misdeed in
    Subject.segue(misdeed.id, route: .presentUnanimated) { identifier, source, destination in
      UnrulySegue(misdeed, identifier, from: source, to: destination)
    }
  }
}

/// A screen that ends the process that makes one.
enum OddScreen {
  static let subject = Subject.screen("odd/screen") { exit(0) }
}

/// Presents its destination at once; the third one in a process does its misdeed before.
final class UnrulySegue: UIStoryboardSegue {
  private let misdeed: Misdeed
  private static var performed = 0

  init(
    _ misdeed: Misdeed, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) {
    self.misdeed = misdeed
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    Self.performed += 1
    if Self.performed == 3 { misdeed.happen() }
    source.present(destination, animated: false)
  }
}
