import TransitionStage

/// Ways back that no segue leads: what a segue has shown goes by plain code, or by the subject's gesture.
///
/// A button of the system's bar, the system's swipe and much of an app's code lead back so: only who unwinds
/// makes a segue of it.
enum SegueReturns {
  static func all(_ style: SegueStyle) -> [Scenario] {
    byCode(style) + (style.isPullable ? [byFinger(style)] : [])
  }

  private static func byCode(_ style: SegueStyle) -> [Scenario] {
    [
      SegueFamily.scenario(
        style, "perform-then-leave", title: "a segue leads on, and plain code leads back",
        tags: ["segue-left-by-code"], evidence: style.performing + style.unwinding
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.rest()
        play.leaveByCode()
      },
      SegueFamily.scenario(
        style, "perform-then-leave", .unanimated,
        title: "a segue leads on, and plain code leads back without animation",
        tags: ["segue-left-by-code"], evidence: style.performing + style.leavingUnanimated
      ) { play in
        play.stage.begin()
        play.perform()
        play.stage.rest()
        play.leaveByCode(animated: false)
      },
    ]
  }

  private static func byFinger(_ style: SegueStyle) -> Scenario {
    SegueFamily.scenario(
      style, "perform-then-drag-out",
      title: "a segue leads on, and what it has shown is pulled away",
      tags: ["segue-left-by-code"], evidence: style.performing + style.unwinding,
      isInferred: true, pull: .byGesture
    ) { play in
      play.stage.begin()
      play.perform()
      play.stage.rest()
      play.pullOut()
    }
  }
}
