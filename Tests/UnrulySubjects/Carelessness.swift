public import TransitionCertification
import UIKit

/// What a segue does wrong in each of its few cases, and harms no process by it.
public enum Carelessness: String, CaseIterable, Sendable {
  /// It tells the source by hand what presenting tells it.
  case tellsSource
  /// It tells the destination by hand what presenting tells it.
  case tellsDestination
  /// It takes the view of the source along.
  case takesView

  /// A segue that does it.
  public var subject: Subject {
    .segue("careless/\(rawValue)", route: .presentUnanimated) { identifier, source, destination in
      CarelessSegue(self, identifier, from: source, to: destination)
    }
  }
}

private final class CarelessSegue: UIStoryboardSegue {
  private let carelessness: Carelessness

  init(
    _ carelessness: Carelessness, _ identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) {
    self.carelessness = carelessness
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    switch carelessness {
    case .tellsSource: source.viewWillDisappear(false)
    case .tellsDestination: destination.viewWillAppear(false)
    case .takesView: destination.view.addSubview(source.view)
    }
    source.present(destination, animated: false)
  }
}
