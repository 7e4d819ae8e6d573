/// A child is added to its parent before its view goes in.
///
/// Condition: when a child is added, its view does not lie in the parent's view already. Calls by which
/// a host's own containers manage their children are in no trace.
struct ContainmentAddBeforeView: Machine {
  static let id: RuleID = "containment-add-before-view"
  static let statement = "A child is added to its parent before its view is inserted."
  static let level = Level.must
  static let authority = """
    Apple: View Controller Programming Guide, Implementing a Container View Controller
    """
  static let remedy = "Call addChild first, and addSubview after it."
  static let specificity = Specificity.call
  static let topics: [Topic] = [.addChild]

  private(set) var record = Record()

  mutating func observe(_ moment: Moment, in situation: Situation) {
    guard let parent = moment.subject, let child = moment.object,
      let view = situation.names.rootView(of: child),
      let around = situation.names.rootView(of: parent),
      situation.isView(view, inside: around)
    else { return record.exercise() }
    let name = situation.names.text(child)
    let text = situation.names.text(view)
    record.convict(
      "the view of \(name) was in before \(name) was added to \(situation.names.text(parent))",
      [
        situation.objects[view].lastMove.map { .event($0) } ?? .baseline(.view(text)),
        .event(moment.index),
      ])
  }
}
