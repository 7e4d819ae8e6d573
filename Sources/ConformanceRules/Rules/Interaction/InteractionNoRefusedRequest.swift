import TransitionVocabulary

/// Nothing that the subject asks UIKit for is refused.
///
/// Condition: where UIKit refuses a request, the last one was not the subject's own.
///
/// Legal: the first that a finger or a request of the script's leads to, while a transition runs. Who taps or
/// pulls in the middle of one asks for what cannot be, and UIKit's refusal is an answer.
struct InteractionNoRefusedRequest: RuleChecker {
  static let id: RuleID = "interaction-no-refused-request"
  static let statement = """
    A transition asks for a presentation, a dismissal or another stack only where UIKit can do so.
    """
  static let level = Level.must
  static let authority = """
    observed UIKit warnings D2, D4 and D5: the request is dropped, and its completion never runs
    """
  static let remedy = """
    Ask once for each gesture, and ask whether a change runs, or who presents already, before you \
    ask for another.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] =
    Topic.allCases.filter { $0.isRequest || $0.isFinger } + [.fault]

  private(set) var record = Record()
  /// The last request, and whether the subject made it.
  private var request: (event: Int, isOwn: Bool)?
  /// The last line of the script in the middle of a transition, and how often the subject has asked since.
  private var interjection: (event: Int, requests: Int)?

  mutating func observe(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    if entry.topic == .fault { return complain(entry) }
    if entry.mark == .script {
      interjection = hierarchy.open.isEmpty ? nil : (entry.index, 0)
    }
    guard entry.topic.isRequest else { return }
    let isOwn = entry.mark != .script && entry.isBySubject
    request = (entry.index, isOwn)
    if isOwn {
      interjection?.requests += 1
      record.exercise()
    }
  }

  private mutating func complain(_ entry: IndexedEvent) {
    guard entry.effect == .refused, let request, request.isOwn else { return }
    if let interjection, interjection.requests == 1 { return }
    record.convict(
      "UIKit refused what was asked for",
      [
        interjection.map { .event($0.event) }, .event(request.event), .event(entry.index),
      ])
  }
}
