/// When a transition is given up, both sides are told so.
///
/// Condition, for each side that was told of a start in a transition that ends cancelled: the one that
/// stays gets will-appear and did-appear after it and no did-disappear; the one that was to come gets
/// will-disappear and did-disappear and no did-appear. Ends by hand may follow after the transition's
/// own (CU-06), so a side is judged when it is concerned anew or the trace ends. A side that was told
/// nothing is not judged.
struct AppearanceCancelRollback: Machine {
  static let id: RuleID = "appearance-cancel-rollback"
  static let statement = """
    After a cancel the outgoing controller has gone from will-disappear to did-appear, and the \
    incoming one from will-appear to did-disappear.
    """
  static let level = Level.must
  static let authority = "Observed orders NI-02, SH-08 and BE-05, for containers of all kinds"
  static let remedy = """
    On cancel begin the opposite change for both controllers before you end the open ones.
    """
  static let specificity = Specificity.exchange
  static let topics: [Topic] = [
    .begin, .end, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private(set) var record = Record()
  private var stories: ByName<Story> = [:]

  /// What one side of a transition hears.
  private struct Story {
    let transition: Name
    /// Whether it is the side that is to come.
    let isIncoming: Bool
    var start: Int?
    /// The end that would be right if the transition held, and wrong if it is given up.
    var wrongEnd: Int?
    /// Whether the side is on its way back, or has come back.
    var isBack = false
    var cancellation: Int?
  }

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let object = moment.subject else { return }
    switch moment.topic {
    case .begin: begin(object, in: situation)
    case .end: end(object, moment)
    default: hear(object, moment)
    }
  }

  mutating func conclude(_ conclusion: Conclusion, in situation: Situation) {
    guard conclusion.isComplete else { return }
    for (side, story) in stories.sorted(by: { $0.key.number < $1.key.number }) {
      judge(side, story, in: situation)
    }
  }

  private mutating func begin(_ name: Name, in situation: Situation) {
    guard let transition = situation.transitions[name] else { return }
    for (side, isIncoming) in [(transition.from, false), (transition.to, true)] {
      guard let side else { continue }
      if let story = stories[side] { judge(side, story, in: situation) }
      stories[side] = Story(transition: name, isIncoming: isIncoming)
    }
  }

  private mutating func end(_ transition: Name, _ moment: Moment) {
    for (side, story) in stories where story.transition == transition {
      if moment.flag == true || story.start == nil {
        stories[side] = nil
        record.exercise()
      } else {
        stories[side]?.cancellation = moment.index
      }
    }
  }

  private mutating func hear(_ side: Name, _ moment: Moment) {
    guard var story = stories[side], !moment.isDirect else { return }
    let isInward = moment.topic == .viewWillAppear || moment.topic == .viewDidAppear
    let isOwnWay = isInward == story.isIncoming
    let isWill = moment.topic == .viewWillAppear || moment.topic == .viewWillDisappear
    switch (isOwnWay, isWill) {
    case (true, true):
      story.start = moment.index
      story.isBack = false
      story.wrongEnd = nil
    case (true, false): story.wrongEnd = moment.index
    case (false, true): break
    case (false, false): story.isBack = story.wrongEnd == nil
    }
    stories[side] = story
  }

  private mutating func judge(_ side: Name, _ story: Story, in situation: Situation) {
    guard let start = story.start, let cancellation = story.cancellation else { return }
    let name = situation.names.text(side)
    let transition = situation.names.text(story.transition)
    if let wrongEnd = story.wrongEnd {
      let news = story.isIncoming ? "did appear" : "did disappear"
      record.convict(
        "\(transition) was cancelled, and \(name) was told that it \(news)",
        [.event(start), .event(wrongEnd), .event(cancellation)])
    } else if !story.isBack {
      let way = story.isIncoming ? "goes again" : "stays"
      record.convict(
        "\(transition) was cancelled, and \(name) was not told that it \(way)",
        [.event(start), .event(cancellation), .ending(.heading)])
    } else {
      record.exercise()
    }
  }
}
