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
  static let clauses = [request]
  static let exceptions = [
    RuleException(
      "interjection",
      """
      The first request that a finger or the script leads to while a transition runs may be \
      refused: it cannot know.
      """,
      guards: [
        .subject("faulty/asked-twice"),
        .sketch(
          """
          a dismissal that is asked for twice after a tap in the middle
          """),
      ])
  ]
  static let level = Level.must
  static let authority: [Authority] = [
    .observed(["D2", "D4", "D5"]),
    .derived(
      from: """
        that a refused request is dropped with its completion, so that whoever waits for that waits \
        for ever
        """),
  ]
  static let remedy = """
    Ask once for each gesture, and ask whether a change runs, or who presents already, before you \
    ask for another.
    """
  static let specificity = Specificity.call
  static let topics: [Topic] =
    Topic.allCases.filter { $0.isRequest || $0.isFinger } + [.fault]

  private static let request = RuleClause(
    "own-request", "UIKit refuses nothing that the subject asks for of its own accord.")

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
      Self.request,
      "UIKit refused what was asked for",
      [
        interjection.map { .event($0.event) }, .event(request.event), .event(entry.index),
      ])
  }
}
