import TransitionCertification
import TransitionParts
import UIKit

extension SubjectExamples {
  /// Segues.
  static var segues: [Example] {
    [
      Example(segue(), in: "segue/full-screen/perform"),
      Example(performed(), in: "segue/full-screen/perform~cancelled"),
    ]
  }

  private static func segue() -> Subject {
    // example
    final class CardSegue: UIStoryboardSegue {
      override func perform() { source.presentCard(destination) }
    }

    let subject = Subject.segue("CardKit.Segue") { identifier, source, destination in
      CardSegue(identifier: identifier, source: source, destination: destination)
    }
    // end
    return subject
  }

  private static func performed() -> Subject {
    // example
    let subject = Subject.segue("PullKit.Segue") { identifier, source, destination in
      PullSegue(identifier: identifier, source: source, destination: destination)
    }
    .performed(by: .drag(.up)) { source, perform in PullSegue.watch(source, perform: perform) }
    // end
    return subject
  }
}
