import ConformanceReports
import TransitionCertification
@testable import ConformCommand
@testable import conform

/// A trace that is read in pieces, and what is wrong with it.
enum LargeTrace: CaseIterable {
  case whole, completedTwice, completedTwiceInTheEnd, leakedInTheEnd, unsettled, cutOff, misspelt

  /// What the command says of it.
  var status: ExitStatus {
    switch self {
    case .whole: .holds
    case .completedTwice, .completedTwiceInTheEnd, .leakedInTheEnd: .findings
    case .unsettled: .incomplete
    case .cutOff, .misspelt: .usage
    }
  }

  var text: String {
    let cycles = SyntheticTrace.cycles(90, isFaulty: self == .completedTwice)
    var text = cycles.text
    switch self {
    case .whole, .completedTwice: break
    case .completedTwiceInTheEnd:
      let completion = "    < t180.completeTransition(true)\n"
      text = text.replacing(completion, with: completion + completion)
    case .leakedInTheEnd: text += "  leaked     sheet\n"
    case .unsettled: text = text.replacing("\nsettled at ", with: "\nunsettled at ")
    case .cutOff: text.removeLast(500)
    case .misspelt: text = text.replacing("begin t150 ", with: "begin t15O ")
    }
    precondition(text != cycles.text || [.whole, .completedTwice].contains(self), "\(self)")
    return text
  }
}
