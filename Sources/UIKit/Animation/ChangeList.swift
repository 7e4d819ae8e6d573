import QuartzCore

/// The changes of a run, in order; the first, which nearly always is the only one, lies in the list
/// itself.
struct ChangeList: RandomAccessCollection {
  private var head: AnimationRun.Change?
  private var tail: [AnimationRun.Change] = []

  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : tail.count + 1 }

  subscript(place: Int) -> AnimationRun.Change {
    guard place > 0 else {
      guard let head else { preconditionFailure("the list is empty") }
      return head
    }
    return tail[place - 1]
  }

  mutating func append(_ change: AnimationRun.Change) {
    if head == nil { head = change } else { tail.append(change) }
  }

  /// Takes out those that satisfy a condition.
  mutating func removeAll(where isGone: (AnimationRun.Change) -> Bool) {
    var rest = ChangeList()
    for change in self where !isGone(change) { rest.append(change) }
    self = rest
  }

  /// The layer of a change, without the rest of it.
  func layer(at place: Int) -> CALayer {
    if place == 0, let layer = head?.layer { return layer }
    return tail[place - 1].layer
  }
}
