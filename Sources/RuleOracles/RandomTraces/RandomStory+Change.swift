extension RandomStory {
  /// What a story's change is like.
  struct Change {
    let transition: String
    let isAnimated: Bool
    let isInteractive: Bool
    let isFinished: Bool
    let animator: String

    /// What stands behind a beginning.
    var flags: String { isInteractive ? " interactive" : isAnimated ? "" : " unanimated" }
  }

  /// A change of any manner; none where enough have begun.
  mutating func change(isForcedAnimated: Bool = false) -> Change? {
    guard let transition = nextTransition() else { return nil }
    let isInteractive = chance(3)
    return Change(
      transition: transition, isAnimated: isForcedAnimated || isInteractive || !chance(4),
      isInteractive: isInteractive, isFinished: !isInteractive || chance(2),
      animator: pick(["animator", "animator-2"]))
  }

  /// What the script does before a change: it asks, or a finger does.
  mutating func ask(_ change: Change, of receiver: String, _ request: String) {
    guard change.isInteractive, !chance(8) else { return say("> \(request)") }
    say("> \(receiver).gestureBegan(drag: down)")
    wait(100)
    say("> \(receiver).gestureMoved()", "< \(request)")
  }

  /// The animation of a change up to its verdict.
  mutating func animate(_ change: Change, moving view: String) {
    let name = change.transition
    if change.isInteractive { say("< driver.startInteractiveTransition(\(name))") }
    guard change.isAnimated else { return }
    perhaps(10, "< animator.transitionDuration(\(name), gives: 350ms)")
    say("< \(change.animator).transitionDuration(\(name), gives: 300ms)")
    if !chance(8) { say("< \(change.animator).animateTransition(\(name))") }
    perhaps(4, "< \(change.animator).interruptibleAnimator(\(name), gives: \(name).runner)")
    perhaps(2, "set \(view) transform 1 0 0 1 0 844 (by \(name))")
    perhaps(6, "set \(view) constrained (by \(name))")
    perhaps(6, "set \(view) pinned 4 (by \(name))")
    perhaps(8, "set \(view) transform 0.9 0 0 0.9 0 0 (by \(name))")
    perhaps(8, "set \(view) frame 0 0 390 844 (by \(name))")
    say("moves \(view) (by \(name))")
    perhaps(2, "\(name).alongside()")
  }

  /// What lies between the animation of a change and its end.
  mutating func run(_ change: Change, moving view: String) {
    let name = change.transition
    guard change.isAnimated else { return }
    aside()
    perhaps(8, "< \(change.animator).interruptibleAnimator(\(name), gives: t1.runner)")
    perhaps(12, "release \(pick(["driver", change.animator]))")
    wait(change.isInteractive ? 100 : 300)
    if change.isInteractive {
      say("> sheet.gestureMoved()", "< \(name).updateInteractiveTransition(0.2)")
      if chance(4) {
        say("< \(name).pauseInteractiveTransition()")
        stick(6)
      }
      wait(100)
      say("> sheet.gestureEnded()", "> host.gestureEnded()", "> first.gestureEnded()")
      stick(15)
      say("< \(name).\(change.isFinished ? "finish" : "cancel")InteractiveTransition()")
      perhaps(2, "\(name).interactionChanged(isCancelled: \(!change.isFinished))")
      wait(60)
    }
    say("rests \(view)")
    perhaps(2, "set \(view) transform 1 0 0 1 0 0 (by \(name))")
  }

  /// What the host says when a change is over.
  mutating func conclude(_ change: Change) {
    if change.isAnimated {
      perhaps(2, "\(change.transition).alongsideCompletion(isCancelled: \(!change.isFinished))")
      say("< \(change.animator).animationEnded(\(change.isFinished))")
    }
    say("end \(change.transition) \(change.isFinished ? "finished" : "cancelled")")
  }

  /// Something that happens in passing.
  mutating func aside() {
    perhaps(8, "> window.resize(to: \(pick(["[844, 390]", "[390, 844]"])))")
    perhaps(12, "> window.setStatusBarHeight(\(pick([20, 40])))")
    perhaps(8, "host.viewWillTransition(to: [844, 390])")
    perhaps(8, "set host.view frame 0 20 390 824 (by t1)")
    perhaps(12, "fault D1 logged sheet")
    perhaps(12, "> window.background()", "> window.foreground()")
    perhaps(12, "> window.resignActive()", "> window.becomeActive()")
    perhaps(12, "> application.setAnimationsEnabled(false)")
    perhaps(8, "set host.view-1 hidden (by t1)")
    perhaps(8, "< application.beginIgnoringInteractionEvents() (by t1)")
    perhaps(8, "set host.view inert")
    perhaps(10, "set sheet.view clock 0 0.5 0 (by t1)")
    perhaps(10, "< accessibility.post(screenChanged) (by t1)")
    perhaps(10, "set host.view modal", "set host.view concealed")
    perhaps(12, "< application.setStatusBarHidden(true) (by t1)")
    perhaps(4, "set host.view recognizers \(pick([1, 2, 3]))")
  }
}
