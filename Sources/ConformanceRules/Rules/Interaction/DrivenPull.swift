/// A finger that has driven a transition.
struct DrivenPull: Sendable {
  private let way: FingerGesture.Way?
  let transition: Name
  /// Where the finger began.
  let finger: Int
  /// How far it has driven; none where no line says where the finger is.
  var course: PullCourse?
  /// How far the finger before it had driven a transition of the same kind.
  var earlier: Precedent?

  struct Precedent: Sendable {
    let transition: Name
    let course: PullCourse
  }

  /// Takes a transition that begins under a finger.
  ///
  /// - Parameter pull: The last that did the same there.
  init(of transition: TransitionState, by finger: FingerGesture, after pull: Self?) {
    way = finger.way
    self.transition = transition.name
    self.finger = finger.begin
    course = finger.isAlone ? finger.distance.map(PullCourse.init(from:)) : nil
    earlier = pull.flatMap { pull in
      guard pull.finger != finger.begin, let course = pull.course else { return nil }
      return Precedent(transition: pull.transition, course: course)
    }
  }

  /// Whether it went the way of a finger.
  func isAlong(_ way: FingerGesture.Way?) -> Bool { self.way != nil && self.way == way }

  /// Whether it went the way of a finger, and drove a transition of the kind of one that begins.
  func isLike(
    _ transition: TransitionState, by finger: FingerGesture, in hierarchy: HierarchyState
  ) -> Bool {
    isAlong(finger.way) && hierarchy.transitions[self.transition]?.kind == transition.kind
  }
}
