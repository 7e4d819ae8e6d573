/// Which checkers are told of which topic: an array access and a short loop an event.
struct SubscriptionTable: Sendable {
  private let subscribers: [[Int]]

  /// The table of all rules that are built.
  private static let whole = SubscriptionTable(
    RuleCatalogue.checkers, Array(RuleCatalogue.checkers.indices))

  /// The table of some checkers, of which some are to be told; that of all rules is made once.
  static func table(of checkers: [any RuleChecker.Type], _ judged: [Int]) -> SubscriptionTable {
    // To compare the lists costs less than to make the table, and most traces are judged by all rules.
    let isWhole =
      judged.count == RuleCatalogue.checkers.count
      && checkers.elementsEqual(RuleCatalogue.checkers) { $0 == $1 }
    return isWhole ? whole : SubscriptionTable(checkers, judged)
  }

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
