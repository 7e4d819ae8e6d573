/// Which checkers are told of which topic: an array access and a short loop an event.
struct SubscriptionTable: Sendable {
  private let subscribers: [[Int]]

  /// - Parameters:
  ///   - checkers: All checkers.
  ///   - judged: The places of those that are to be told.
  init(_ checkers: [any RuleChecker.Type], _ judged: [Int]) {
    var subscribers = Array(repeating: [Int](), count: Topic.allCases.count)
    for index in judged {
      for topic in Set(checkers[index].topics) {
        subscribers[Int(topic.rawValue)].append(index)
      }
    }
    self.subscribers = subscribers
  }

  /// The places of the checkers that are told of this topic, in the order of the catalogue.
  subscript(topic: Topic) -> [Int] { subscribers[Int(topic.rawValue)] }
}
