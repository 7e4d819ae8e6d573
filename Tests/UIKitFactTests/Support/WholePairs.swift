import UIKit

extension LoggedController {
  /// What is wrong with what it heard, and with where it is, when nothing moves any more.
  var ailments: [String] {
    let heard = log.lines(of: name)
    var ailments: [String] = []
    for (first, second) in zip(heard, heard.dropFirst()) where !follows(second, first) {
      ailments.append("\(name): \(second) after \(first)")
    }
    let isSeen = viewIfLoaded?.window != nil
    if isSeen != (heard.last == "dA") {
      ailments.append("\(name): \(isSeen ? "seen" : "unseen"), \(heard)")
    }
    return ailments
  }

  private func follows(_ second: String, _ first: String) -> Bool {
    switch first {
    case "wA": second == "iA" || second == "wD"
    case "iA": second == "dA" || second == "wD"
    case "dA": second == "wD"
    case "wD": second == "dD" || second == "wA"
    default: second == "wA"
    }
  }
}
