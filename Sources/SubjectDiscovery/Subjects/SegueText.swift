/// What a segue does, as the body of its `perform()` says, and that of its superclass's where it calls that.
struct SegueText {
  /// By what a segue shows its destination.
  enum Way { case stack, presentation }

  private let body: String
  /// Whether it leaves something to UIKit.
  let callsSuper: Bool

  /// - Parameter bodies: The bodies of `perform()` in the segue's class and in its superclasses of the library's
  ///   own, the nearest first.
  init(bodies: [String]) {
    let call = /\bsuper\s*\.\s*perform\s*\(\s*\)/.wordBoundaryKind(.simple)
    let last = bodies.firstIndex { !$0.contains(call) }
    body = bodies[..<(last.map { $0 + 1 } ?? bodies.endIndex)].joined(separator: "\n")
    callsSuper = last == nil && !bodies.isEmpty
  }

  /// How it shows its destination; none where it does not.
  var there: Way? {
    if calls(/\bpushViewController\s*\(/) { return .stack }
    return calls(/\bpresent\s*\(/) ? .presentation : nil
  }

  /// How it takes its source away; none where it does not.
  var back: Way? {
    if calls(/\bpop(?:To|ToRoot)?ViewController\s*\(/) { return .stack }
    return calls(/\bdismiss\s*\(/) ? .presentation : nil
  }

  private func calls(_ pattern: Regex<Substring>) -> Bool {
    body.contains(pattern.wordBoundaryKind(.simple))
  }

  /// How it shows its destination, in the word of the stage; none where it presents it with an animation.
  var route: String? {
    let ending = body.contains(/animated\s*:\s*false/) ? "Unanimated" : ""
    if there == .stack { return "push" + ending }
    return ending.isEmpty ? nil : "present" + ending
  }
}
