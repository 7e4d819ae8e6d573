/// The closure that the script hands to present or dismiss runs once.
///
/// Condition: where the script asks for a presentation or a dismissal, and the transition that follows
/// does not begin under a driver and ends finished, one completion of that kind runs after it; where it
/// ends cancelled, at most one. A request that UIKit refuses promises nothing.
struct CompletionClosureRuns: Machine {
  static let id: RuleID = "completion-closure-runs"
  static let statement = """
    The caller's completion closure runs once for a finished presentation or dismissal, after the \
    end callbacks, and no more than once for a cancelled one.
    """
  static let level = Level.must
  static let authority = """
    Apple: UIViewController, present(_:animated:completion:) and dismiss(animated:completion:)
    """
  static let remedy = """
    Hand the completion closure on to super when you override present or dismiss.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .present, .dismiss, .fault, .begin, .end, .presentCompletion, .dismissCompletion,
  ]

  private(set) var record = Record()
  private var wish: Request?
  private var promises: ByName<Request> = [:]
  private var due: [Request] = []
  private var last: Request?

  private struct Request {
    let isPresentation: Bool
    let event: Int
    var begin: Int?
    var end: Int?
    var run: Int?
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    switch moment.topic {
    case .present, .dismiss:
      guard moment.mark == .script else { return }
      wish = Request(isPresentation: moment.topic == .present, event: moment.index)
    case .fault: if moment.effect == .refused { wish = nil }
    case .begin: begin(moment, in: situation)
    case .end: end(moment)
    default: run(moment, in: situation)
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.rest != nil else { return }
    for request in (due + promises.values).sorted(by: { $0.event < $1.event }) {
      record.convict(
        "the closure that was handed to \(request.isPresentation ? "present" : "dismiss") never ran",
        [.event(request.event), (request.end ?? request.begin).map { .event($0) }])
    }
  }

  private mutating func begin(_ moment: Moment, in situation: Situation) {
    guard let transition = moment.subject.flatMap({ situation.transitions[$0] }),
      var request = wish,
      transition.kind == (request.isPresentation ? .present : .dismiss)
    else { return }
    wish = nil
    request.begin = moment.index
    if !transition.isInteractive { promises[transition.name] = request }
  }

  private mutating func end(_ moment: Moment) {
    guard let name = moment.subject, var request = promises.removeValue(forKey: name),
      moment.flag == true
    else { return }
    request.end = moment.index
    due.append(request)
  }

  private mutating func run(_ moment: Moment, in situation: Situation) {
    let isPresentation = moment.topic == .presentCompletion
    if let place = due.firstIndex(where: { $0.isPresentation == isPresentation }) {
      record.exercise()
      last = due.remove(at: place)
      last?.run = moment.index
    } else if let earlier = last, earlier.isPresentation == isPresentation,
      let run = earlier.run, promises.isEmpty, wish == nil
    {
      record.convict(
        "the closure that was handed to \(isPresentation ? "present" : "dismiss") ran twice",
        [.event(earlier.event), .event(run), .event(moment.index)])
    }
  }
}
